/** What the bar says, and the moves that are made in it. */
import type { Button, Prompt } from '../../../../table/types.ts';
import type { GameKey } from '../../../../table/frame-keys.ts';
import { ANIMALS, CARDS, ELEMENTS, INITIATIVE, PHASES, RESET, TERRAINS } from '../../rules/components.ts';
import { DONE, FORFEIT, MOVE_KINDS, type Move, kindOf, valueOf } from '../../rules/moves.ts';
import { standings } from '../../rules/scoring.ts';
import { NOTHING } from '../../rules/state.ts';
import { wholeOffer } from '../answers/offers.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { ElementIcon } from '../art/elements.tsx';
import { PawnIcon } from '../art/marks.tsx';
import { TerrainSwatch } from '../art/terrains.tsx';
import { OVERLAY_KEYS } from '../earth/overlays.ts';
import { phaseName } from '../words.ts';
import { placeId } from '../place-ids.ts';
import type { Table, Types } from '../table.ts';
import { following } from './following.tsx';
import { ownAnswer } from './move-text.ts';
import { promptParams } from './prompt-params.ts';

/** The turn, the step of it, and the section or card that is carried out. */
function whereOf({ state, words, question }: Table): Pick<Prompt, 'where' | 'detail' | 'number' | 'place'> {
  const card = state.card === NOTHING ? null : words.cards[CARDS[state.card]!].name();
  const step = state.phase >= INITIATIVE && state.phase < RESET ? state.phase - INITIATIVE + 1 : null;
  return {
    where: state.over ? words.parts.final() : (card ?? phaseName(words, state.phase)),
    place: state.card === NOTHING ? `phase ${PHASES[state.phase]!}` : placeId('card', state.card),
    ...(question?.kind === 'setup animal'
      ? {}
      : { number: state.turn, detail: words.bar.turn({ turn: state.turn, step: state.over ? null : step }) }),
  };
}

/** A question, and what follows it: how it goes on, how many are left. */
const QUESTION_AND_NOTE = /^(.+?[.?]) (.+)$/;

export function prompt(table: Table): Prompt {
  const { state, names, words, question, legal, isBehind } = table;
  const where = whereOf(table);
  if (question === null) {
    const winner = standings(state)[0];
    return {
      ...where,
      who: words.bar.over(),
      sign: winner !== undefined && <AnimalIcon animal={winner.animal} size={48} />,
      sentence:
        winner === undefined
          ? ''
          : words.bar.won({ player: names[winner.player]!, animal: ANIMALS[winner.animal]!, vps: winner.score }),
    };
  }
  const { side = NOTHING } = question;
  const animal = ANIMALS[side] ?? null;
  const actor = ANIMALS[state.actor === NOTHING ? side : state.actor] ?? animal;
  const isOurs = legal.size > 0;
  const name = names[question.seat] ?? '';
  const card = CARDS[state.card];
  const isPlain = isOurs || (question.kind === 'setup animal' && !isBehind);
  const said =
    isPlain || actor === null
      ? words.questions[question.kind](promptParams(state, question))
      : card === undefined
        ? words.bar.acts[PHASES[state.phase]!]({ animal: actor })
        : words.bar.carriesOut({ animal: actor, card });
  const [, sentence = said, note] = QUESTION_AND_NOTE.exec(said) ?? [];
  return {
    ...where,
    sign: animal !== null && <AnimalIcon animal={side} size={48} />,
    who: isOurs ? words.bar.decides({ animal, player: name }) : words.bar.waits({ animal, player: name }),
    next: question.kind === 'setup animal' ? undefined : following(table),
    sentence,
    note,
  };
}

/** The button of a move that is made in the bar; null for moves with a place on the table. */
function buttonOf({ state, words }: Table, move: Move): Button<Types> | null {
  const { answers } = words;
  const value = valueOf(move);
  const moves = [move];
  switch (MOVE_KINDS[kindOf(move)]) {
    case 'element':
      return {
        moves,
        label: answers.element({ element: ELEMENTS[value]! }),
        sign: <ElementIcon element={value} size={26} variant="disk" />,
        place: placeId('element', value),
      };
    case 'animal':
      return {
        moves,
        label: answers.animal({ animal: ANIMALS[value]! }),
        sign: <AnimalIcon animal={value} size={26} />,
        place: placeId('animal', value),
      };
    case 'count':
      return { moves, label: answers.count({ count: value }) };
    case 'stack': {
      const terrain = state.faceUp[value]!;
      return {
        moves,
        label: answers.stack({ terrain: TERRAINS[terrain]! }),
        sign: <TerrainSwatch terrain={terrain} size={28} />,
        place: placeId('stack', value),
      };
    }
    case 'losePawn':
      return { moves, label: answers.losePawn(), sign: <PawnIcon size={20} /> };
    case 'keepOne':
      return { moves, label: answers.keepOne() };
    default:
      return null;
  }
}

export function buttons(table: Table): readonly Button<Types>[] {
  const { state, words, question, legal } = table;
  const list = question?.kind === 'setup animal' ? [] : [...legal].flatMap((move) => buttonOf(table, move) ?? []);
  const offer = wholeOffer(state, legal);
  const ending = [FORFEIT, DONE].find((move) => legal.has(move));
  const own = question === null ? undefined : ownAnswer(words, question.kind);
  return [
    ...list,
    ...(offer === null
      ? []
      : [{ moves: offer.steps, label: words.answers.whole({ counts: offer.counts.join(' + ') }) }]),
    ...(ending === undefined
      ? []
      : [
          {
            moves: [ending],
            label: own ?? (ending === FORFEIT ? words.answers.forfeit() : words.answers.done()),
            rank: 'end' as const,
          },
        ]),
  ];
}

/** The keys of what earth shows, which are bound there, and of the rules about what is explained. */
export const keys = ({ words }: Table): readonly GameKey[] => [
  ...OVERLAY_KEYS.map(([key, name]) => ({ key, label: words.overlays.names[name]() })),
  { key: 'c', label: words.earth.changed() },
  { key: 'r', label: words.parts.rules() },
  { key: '+', label: words.earth.larger() },
  { key: '-', label: words.earth.smaller() },
  { key: '0', label: words.earth.fit() },
];
