/** The effects of an answer in sentences: what the board draws on earth, as text. */
import { ANIMALS, PHASES } from '../../rules/components.ts';
import type { GameEvent } from '../../rules/events.ts';
import { type Move, SPACE, kindOf, valueOf } from '../../rules/moves.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import { type Effects, effects } from '../preview/effects.ts';
import { preview } from '../preview/preview.ts';
import { outlookText } from '../preview/outlook-text.ts';
import { spaceOutlook } from '../preview/space-outlook.ts';
import { sectionsOf } from '../state/history.ts';
import type { Table } from '../table.ts';
import { gainsOf, sentence, tileOf } from './sentences.ts';
import type { Locale } from '../words.ts';

/** The hexes under tundra. */
const iceOf = (s: State): ReadonlySet<number> => new Set(s.tundra.flatMap((ice, hex) => (ice === 1 ? [hex] : [])));

/** The events in the log's sentences, with their VPs. */
function eventTexts(before: State, events: readonly GameEvent[], after: State, words: Locale): string[] {
  // The log identifies the action by the pawn it began with.
  const acts: GameEvent[] =
    before.actor === NOTHING || before.space === NOTHING
      ? []
      : [{ event: 'acts', animal: before.actor, space: before.space }];
  const asked = { player: 0, phase: PHASES[before.phase]!, stage: '', role: before.asked };
  const entry = { move: null, asked, events: [...acts, ...events] };
  return sectionsOf([entry], iceOf(before), after).flatMap(({ happenings }) =>
    happenings
      .filter(({ events: [first] }) => first.event !== 'acts')
      .map((happening) => {
        const gains = gainsOf(happening).map(({ side, points, place }) =>
          words.log.gain({ animal: ANIMALS[side]!, vps: points, place: place ?? null }),
        );
        return [sentence(happening, after, words), gains.join(', ')].filter((text) => text !== '').join(' ');
      }),
  );
}

/** Who would dominate where, and whose species would be endangered or safe. */
function standing({ dominance, risks }: Effects, after: State, words: Locale): string[] {
  const ice = iceOf(after);
  return [
    ...dominance.map(({ hex, is }) =>
      words.sums.dominates({ animal: ANIMALS[is] ?? null, tile: tileOf(after, hex, ice) }),
    ),
    ...risks.map(({ animal, hex, count, endangered }) =>
      words.sums.risk({ animal: ANIMALS[animal]!, species: count, tile: tileOf(after, hex, ice), endangered }),
    ),
  ];
}

/** The effects of an answer to the open question; for a space, what a pawn there would find to do. */
export function effectText({ state, words }: Pick<Table, 'state' | 'words'>, move: Move): string[] {
  if (kindOf(move) === kindOf(SPACE)) return [outlookText(words, spaceOutlook(state, state.asked, valueOf(move)))];
  const { before, after, events } = preview(state, move);
  return [...eventTexts(before, events, after, words), ...standing(effects(before, after), after, words)];
}
