/** What an answer would do, in sentences: what the board draws on earth, for those who read or hear it. */
import { ANIMALS } from '../../rules/components.ts';
import type { GameEvent } from '../../rules/events.ts';
import { type Move, SPACE, kindOf, valueOf } from '../../rules/moves.ts';
import { NOTHING, type State } from '../../rules/state.ts';
import { type Effects, effects } from './effects.ts';
import { preview } from './preview.ts';
import { spaceOutlook } from './space-outlook.ts';
import { sectionsOf } from '../log/history.ts';
import type { Table } from '../state/table.ts';
import { gainsOf, sentence, tileOf } from '../log/sentences.ts';
import type { Locale } from '../locales/locale.ts';

/** The hexes under tundra. */
const iceOf = (s: State): ReadonlySet<number> => new Set(s.tundra.flatMap((ice, hex) => (ice === 1 ? [hex] : [])));

/** What happens, as the log would tell it, with the VPs it brings. */
function told(before: State, events: readonly GameEvent[], after: State, words: Locale): string[] {
  // The log knows whose action it is by the pawn it began with.
  const acts: GameEvent[] =
    before.actor === NOTHING || before.space === NOTHING
      ? []
      : [{ event: 'acts', animal: before.actor, space: before.space }];
  const entry = {
    player: null,
    animal: before.asked,
    move: null,
    turn: before.turn,
    phase: before.phase,
    events: [...acts, ...events],
  };
  return sectionsOf({ turn: before.turn, entries: [entry], tundra: iceOf(before) }, after).flatMap(({ happenings }) =>
    happenings
      .filter(({ events: [first] }) => first.event !== 'acts')
      .map((happening) => {
        const gains = gainsOf(happening).map(({ animal, vps, place }) => words.log.gain(ANIMALS[animal]!, vps, place));
        return [sentence(happening, after, words), gains.join(', ')].filter((text) => text !== '').join(' ');
      }),
  );
}

/** Who would dominate where, and whose species would be at risk or safe. */
function standing({ dominance, risks }: Effects, after: State, words: Locale): string[] {
  const ice = iceOf(after);
  return [
    ...dominance.map(({ hex, is }) => words.sums.dominates(ANIMALS[is] ?? null, tileOf(after, hex, ice))),
    ...risks.map(({ animal, hex, count, endangered }) =>
      words.sums.risk(ANIMALS[animal]!, count, tileOf(after, hex, ice), endangered),
    ),
  ];
}

/** What an answer to the open question would do; for a space, what a pawn there would find to do. */
export function effectText({ s, words }: Pick<Table, 's' | 'words'>, move: Move): string[] {
  if (kindOf(move) === kindOf(SPACE)) return [words.sums.space(spaceOutlook(s, s.asked, valueOf(move)))];
  const { before, after, events } = preview(s, move);
  return [...told(before, events, after, words), ...standing(effects(before, after), after, words)];
}
