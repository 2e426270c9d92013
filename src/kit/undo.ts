/** Taking moves back, as far as nobody has learned anything since: one player's own, or everybody's at one device. */
import type { GameRules } from './module.ts';
import { noChance } from './chance.ts';

/** The moves that can still be taken back; whoever keeps it keeps null if there are none. */
export interface Undo<State, Move> {
  /** Who made the last of them, by seat; where players take back only their own, all of them. */
  readonly player: number;
  /** The state before the first of them. */
  readonly from: State;
  readonly moves: readonly Move[];
}

/**
 * What can be taken back after a move. `learned` says whether something was drawn or revealed, or the game ended with it: then
 * nothing can. Where players take back only their own, another player's move leaves only itself.
 */
export function undoAfter<State, Move>(
  undo: Undo<State, Move> | null,
  before: State,
  player: number,
  move: Move,
  learned: boolean,
  whose: 'own' | 'table',
): Undo<State, Move> | null {
  if (learned) return null;
  const goesOn = undo !== null && (whose === 'table' || undo.player === player);
  return goesOn ? { player, from: undo.from, moves: [...undo.moves, move] } : { player, from: before, moves: [move] };
}

/** The state before the last of the moves, and what can be taken back then. */
export function takeBack<State, Move>(
  rules: Pick<GameRules<State, Move, never, never>, 'copy' | 'decision' | 'play'>,
  { from, moves, ...last }: Undo<State, Move>,
): { state: State; undo: Undo<State, Move> | null } {
  const rest = moves.slice(0, -1);
  const state = rules.copy(from);
  let { player } = last;
  for (const move of rest) {
    player = rules.decision(state)!.player;
    rules.play(state, move, noChance);
  }
  return { state, undo: rest.length > 0 ? { player, from, moves: rest } : null };
}
