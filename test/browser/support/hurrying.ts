/** A player in a hurry: ends a game soon, so that whole games can be played on the page. */
import {
  ABUNDANCE,
  ADAPTATION,
  COMPETITION,
  DOMINATION,
  GLACIATION,
  ICE_AGE,
  PHASE_OF_SPACE,
  SPECIATION,
  WANDERLUST,
} from '../../../src/games/dominant-species/rules/components.ts';
import { dominantOn } from '../../../src/games/dominant-species/rules/matching.ts';
import {
  CARD,
  COUNT,
  FORFEIT,
  type Move,
  SPACE,
  TILE,
  kindOf,
  valueOf,
} from '../../../src/games/dominant-species/rules/moves.ts';
import { NOTHING, type State } from '../../../src/games/dominant-species/rules/state.ts';

/** Where a player in a hurry places pawns, best first: cards, then species and elements to dominate with. */
const WANTED = [DOMINATION, SPECIATION, ABUNDANCE, ADAPTATION, WANDERLUST];

/**
 * A move that ends the game soon: dominate tiles that bring a card, take Ice Age above all, put species on
 * earth and keep them alive.
 */
export function hurrying(s: State, moves: readonly Move[], randomInt: (n: number) => number): Move {
  const kind = kindOf(moves[0]!);
  const acting = moves.filter((move) => move < FORFEIT);
  if (kind === kindOf(SPACE)) {
    for (const phase of WANTED) {
      const space = acting.find((move) => PHASE_OF_SPACE[valueOf(move)] === phase);
      if (space !== undefined) return space;
    }
  }
  if (moves.includes(CARD + ICE_AGE)) return CARD + ICE_AGE;
  if (s.phase === DOMINATION && s.card === NOTHING && kind === kindOf(TILE)) {
    const dominated = acting.find((move) => dominantOn(s, valueOf(move)) !== NOTHING);
    if (dominated !== undefined) return dominated;
  }
  if (s.phase === COMPETITION || s.phase === GLACIATION) return moves.at(-1)!;
  if (kind === kindOf(COUNT)) return moves.at(-1)!;
  return acting[randomInt(Math.max(1, acting.length))] ?? moves[0]!;
}
