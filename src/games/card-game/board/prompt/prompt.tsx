/** What the bar says, and the moves that are made in it. */
import type { Button, Prompt } from '../../../../table/types.ts';
import { CLASSES, EFFECTS, ELEMENTS, NOTHING, QUESTIONS } from '../../rules/components.ts';
import type { GameEvent } from '../../rules/chance.ts';
import { finalPlaces } from '../../rules/end.ts';
import { CLASS, DONE, ELEMENT, PASS } from '../../rules/moves.ts';
import { cardsOf } from '../../rules/state.ts';
import { ClassSign } from '../art/ClassBadge.tsx';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { Seal } from '../art/Seal.tsx';
import { cardName } from '../cards/CardFace.tsx';
import { outlookOf } from '../state/outlook.ts';
import { scoredIn } from '../state/scoring.ts';
import type { Words } from '../words.ts';
import { type Table, type Types, biomeName, gameOverText, isScoring, wordsFor } from '../table.ts';
import { reminders } from './reminders.ts';
import './prompt.css';

/** The open question as a sentence. */
function questionText({ state, names, words }: Table): string {
  const cards = cardsOf(state);
  const effect = state.card === NOTHING ? NOTHING : cards.effectOf[state.card]!;
  return words.prompt[QUESTIONS[state.question]!]({
    card: state.card === NOTHING ? '' : cardName(words, cards, state.card),
    opponent: names[state.opponent] ?? '',
    left: state.left,
    effect: EFFECTS[effect] ?? null,
  });
}

/** The result; several may share the victory. */
function result({ state, names, words }: Table): Pick<Prompt, 'sign' | 'who' | 'sentence'> {
  const places = finalPlaces(state);
  const winners = names.flatMap((_, player) => (places[player] === 1 ? [player] : []));
  return {
    sign: winners.length === 1 && <Seal seat={winners[0]!} size={44} />,
    who: '',
    sentence: gameOverText(
      words,
      winners.map((player) => names[player]!),
    ),
  };
}

/** What VPs are for. */
const scoredText = (
  { source, element }: GameEvent & { event: 'vps' },
  { scoring: text, sources, elements }: Words,
): string =>
  text.note({ source: sources[source](), element: element === NOTHING ? null : elements[ELEMENTS[element]!]() });

/** What of the round is being scored; then what it has brought the player at this screen. */
function scoring(table: Table): Pick<Prompt, 'sign' | 'who' | 'sentence' | 'note'> {
  const { state, seat, isWatched, names, last, words: all } = table;
  const words = wordsFor(all, state);
  const { sum, last: newest, points } = scoredIn(last, names.length);
  const isDone = outlookOf(state).sum.every((vps, player) => vps === sum[player]! - points.track[player]!);
  const own = isDone && seat !== null && !isWatched ? seat : null;
  const better = own === null ? 0 : state.vps.filter((vps) => vps > state.vps[own]!).length;
  return {
    sign: own !== null && <Seal seat={own} size={44} />,
    who: own === null ? '' : names[own]!,
    sentence:
      own === null
        ? words.scoring.sentence({ biome: biomeName(table, state.biome) })
        : words.scoring.result({ vps: sum[own]!, place: better + 1 }),
    note: newest?.event === 'vps' ? scoredText(newest, words) : '',
  };
}

export function prompt(table: Table): Prompt {
  const { state, names, words, legal } = table;
  const isOurs = legal.size > 0;
  const isScored = isScoring(state);
  const asked = state.over
    ? result(table)
    : isScored
      ? scoring(table)
      : {
          sign: <Seal seat={state.active} size={44} />,
          who: names[state.active]!,
          sentence: isOurs ? questionText(table) : words.waiting({ player: names[state.active]! }),
        };
  return {
    where: biomeName(table, state.biome),
    detail: words.bar.round({ round: state.round, of: cardsOf(state).rounds }),
    note: isOurs
      ? reminders(wordsFor(words, state), table).map((text) => (
          <span key={text} className="cg-reminder">
            {text}
          </span>
        ))
      : '',
    ...asked,
  };
}

export function buttons({ words, legal }: Table): readonly Button<Types>[] {
  const all: readonly (Button<Types> & { readonly moves: readonly [number] })[] = [
    ...CLASSES.map((name, i) => ({
      moves: [CLASS | i] as const,
      label: words.classes[name](),
      sign: <ClassSign animalClass={i} />,
    })),
    ...ELEMENTS.map((name, i) => ({
      moves: [ELEMENT | i] as const,
      label: words.elements[name](),
      sign: <ElementIcon element={i} />,
    })),
    { moves: [PASS], label: words.bar.pass(), rank: 'end', key: 'p' },
    { moves: [DONE], label: words.bar.done(), rank: 'end', key: 'Enter' },
  ];
  return all.filter(({ moves: [move] }) => legal.has(move));
}
