/** A game on this device with who plays it, and how a new one starts. The same for every game. */
import type { Chance } from '../../kit/chance.ts';
import type { Beginning } from '../../kit/engine.ts';
import type { GameModule, GameOptions } from '../../kit/module.ts';
import { type LocalGame, begin } from './local-game.ts';

export interface Session {
  readonly game: GameModule;
  readonly names: readonly string[];
  /** The bots' levels by seat; null for a person. */
  readonly bots: readonly (string | null)[];
  /** The game when the session is opened. */
  readonly local: LocalGame;
}

/** Starts a game, new or from a position. Throws an error that says what is invalid. */
export function startSession(
  game: GameModule,
  from: Beginning<GameOptions>,
  names: readonly string[],
  chance: Chance,
  bots: readonly (string | null)[] = [],
): Session {
  const seatsOf = (players: number) => Array.from({ length: players }, (_, player) => bots[player] ?? null);
  const local = begin(game, from, (players) => ({ names, bots: seatsOf(players) }), chance);
  return { game, names, bots: seatsOf(game.rules.players(local.now.state)), local };
}
