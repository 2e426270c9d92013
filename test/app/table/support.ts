/** Online matches for tests. */
import type { LogEntry, State as BoardgameState } from 'boardgame.io';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { rng } from '../../../src/kit/rng.ts';
import type { SetupData } from '../../../src/kit/boardgame/definition.ts';
import { DominantSpecies, type G, decision, legalMoves, toBoardgameMove } from '../../support/game.ts';
import type { Match, Player } from '../../../src/app/wire.ts';

export type GameState = BoardgameState<G>;

/** A game as the server stores it: its states, and the log entries of each move. */
export interface Played {
  readonly states: readonly GameState[];
  readonly logged: readonly (readonly LogEntry[])[];
}

/** Plays at random in boardgame.io, with an undo now and then. */
export function playedOnline(moves: number, setupData: SetupData, players: number, seed: number): Played {
  const randomInt = rng(seed);
  const client = Client<G>({
    game: { ...DominantSpecies, seed: String(seed), setup: (context) => DominantSpecies.setup(context, setupData) },
    numPlayers: players,
    debug: false,
  });
  client.start();
  const now = (): GameState => client.getState()!;
  const states = [now()];
  const logged: LogEntry[][] = [];
  for (let i = 0; i < moves && !now().G.state.over; i++) {
    const { G } = now();
    const before = client.log!.length;
    const player = decision(G.state)!.player;
    if (G.undo?.player === player && randomInt(8) === 0) {
      client.moves.undo!();
    } else {
      const legal = legalMoves(G.state);
      const { move, args } = toBoardgameMove(legal[randomInt(legal.length)]!);
      client.moves[move]!(...args);
    }
    states.push(now());
    logged.push(client.log!.slice(before));
  }
  client.stop();
  return { states, logged };
}

/** A match of these players, with defaults for everything else. */
export const matchOf = (players: readonly Omit<Player, 'id'>[], more: Partial<Match> = {}): Match => ({
  matchID: 'abc',
  gameName: 'dominant-species',
  players: players.map((player, id) => ({ id, ...player })),
  unlisted: false,
  createdAt: 0,
  updatedAt: 0,
  table: { hints: false, awayAfter: 72 },
  standing: { stateID: 0, turn: 1, phase: 'planning', deciding: '0', since: 0 },
  ...more,
});
