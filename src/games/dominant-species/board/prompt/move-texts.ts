/** Moves, hints and what an undo takes back, in words. */
import type { Board } from '../../../../table/types.ts';
import { CARDS, PHASES, PHASE_OF_SPACE, type SectionName } from '../../rules/components.ts';
import { MOVE_KINDS, type Move, SPACE, kindOf, valueOf } from '../../rules/moves.ts';
import { legalMoves } from '../../rules/play.ts';
import type { State } from '../../rules/state.ts';
import type { Types } from '../table.ts';
import { tileText } from '../earth/tile-text.ts';
import { type MoveTextTable, moveText } from './move-text.ts';
import { costText, losses, reasonsText } from './reasons-text.ts';
import { undoText } from './undo-text.ts';

/** The section of a space, if none of its other spaces can be chosen; else null. */
function onlySpaceOf(s: State, move: Move): SectionName | null {
  const sectionOf = (each: Move): string | undefined =>
    kindOf(each) === kindOf(move) ? PHASES[PHASE_OF_SPACE[valueOf(each)]!] : undefined;
  const section = sectionOf(move);
  return legalMoves(s).some((each) => each !== move && sectionOf(each) === section) ? null : (section as SectionName);
}

/**
 * A move within a sentence: for a card, a tile or the last space of a section the name is enough, since the details are on the
 * table; a number says of what.
 */
function nameOf(table: MoveTextTable, move: Move): string {
  const { state, words } = table;
  const value = valueOf(move);
  switch (MOVE_KINDS[kindOf(move)]) {
    case 'space': {
      const section = onlySpaceOf(state, move);
      return section === null ? moveText(table, move) : words.sections[section].name();
    }
    case 'card':
      return words.cards[CARDS[value]!].name();
    case 'tile':
      return tileText(table, value);
    case 'count':
      return words.answers.species({ count: value });
    default:
      return moveText(table, move);
  }
}

export const texts: Pick<
  Board<Types>,
  'moveText' | 'moveGroup' | 'loadEffect' | 'undoText' | 'reasonsText' | 'leadText'
> = {
  moveText: (move, table, form) => (form === 'list' ? moveText(table, move) : nameOf(table, move)),
  // The spaces of a section stand together.
  moveGroup: (move) => (kindOf(move) === kindOf(SPACE) ? PHASE_OF_SPACE[valueOf(move)]! : -1),
  loadEffect: async () => {
    const { effectText } = await import('../log/effect-text.ts');
    return (move, table) => effectText(table, move).join(' ');
  },
  undoText: (entries, { state, words }) => undoText(state, words, entries),
  reasonsText({ reasons, other, about }, { state, words }) {
    const compared = about ?? other;
    const isBehind = compared !== null && compared.isAsGood !== true;
    // What the move asked about would cost says it already.
    if (about !== undefined && isBehind) return '';
    return reasonsText(words, state, reasons) || (isBehind ? words.hint.later() : '');
  },
  leadText({ compared, about, reasons }, name, { state, words }) {
    const vps = Math.round(compared.behind);
    return about === undefined
      ? words.hint.ahead({ vps, other: name })
      : costText(words, name, vps, losses(state, reasons));
  },
};
