/** What boardgame.io hands to a board, as the boards here know it. */
import type { BoardProps as BoardgameProps } from 'boardgame.io/react';
import { useMemo } from 'react';
import { type G, canUndo } from '../src/kit/boardgame.ts';
import { logged, startEntry } from '../src/kit/history.ts';
import type { BoardProps, GameModule, GameOptions } from '../src/kit/module.ts';

/** What boardgame.io's `Client` of a React page hands to its board, with the names that the page may give. */
export interface TableProps<State, Move> extends BoardgameProps<G<State, Move>> {
  /** The players' names, by seat; else those of the lobby, else "Player 1" and so on. */
  names?: readonly string[];
}

/**
 * The properties of a board. Without `multiplayer` it decides for every seat, as people at one screen take turns; with it for the
 * seat of `playerID`, and for none without one. `player` is the word that stands before the number of a player without a name.
 */
export function useBoard<State, Move, Event, Options extends GameOptions>(
  game: Pick<GameModule<State, Move, Event, Options>, 'actions' | 'rules'>,
  { G, ctx, moves, playerID, isMultiplayer, matchData, log, names }: TableProps<State, Move>,
  player: string,
): BoardProps<State, Move, Event> {
  const players = game.rules.players(G.state);
  const history = useMemo(() => logged<Move, Event>([startEntry<Event>()], log, game.actions), [log, game]);
  const seats = useMemo(() => {
    if (ctx.gameover !== undefined) return [];
    // Without a seat boardgame.io hands out null, or nothing.
    if (typeof playerID === 'string') return [Number(playerID)];
    return isMultiplayer ? [] : Array.from({ length: players }, (_, seat) => seat);
  }, [ctx.gameover, playerID, isMultiplayer, players]);
  const nameOf = (seat: number): string =>
    names?.[seat] ?? matchData?.find(({ id }) => id === seat)?.name ?? `${player} ${String(seat + 1)}`;
  const mayUndo = seats.length > 0 && canUndo(G, playerID ?? ctx.currentPlayer);
  return {
    state: G.state,
    names: Array.from({ length: players }, (_, seat) => nameOf(seat)),
    seats,
    history,
    onMove(move) {
      const { move: name, args } = game.actions.write(move);
      moves[name]?.(...args);
    },
    onUndo: mayUndo ? () => moves.undo?.() : null,
  };
}
