/**
 * Durable matches for boardgame.io's own `Server`, in SQLite (before Node 24 with `better-sqlite3` installed) or Postgres (with
 * `pg`).
 *
 * They give nobody the hands that were dealt in a game of this package. `withoutSecrets` does that for any other storage.
 *
 * @module dominant-species/server-storage
 *
 * @example
 * ```ts
 * import { Server } from 'boardgame.io/server';
 * import { DominantSpecies } from 'dominant-species';
 * import { sqliteStorage } from 'dominant-species/server-storage';
 *
 * const server = Server({ games: [DominantSpecies], db: sqliteStorage('games.sqlite') });
 * await server.run(8000);
 * ```
 */
import { CardGame } from '../src/games/card-game/bgio.ts';
import { DominantSpecies } from '../src/games/dominant-species/bgio.ts';
import { EvolutionGame } from '../src/games/evolution-game/bgio.ts';
import * as storages from '../server/storage/boardgame.ts';
import { withoutSecrets } from '../server/storage/without-secrets.ts';

export type { BoardgameStorage } from '../server/storage/boardgame.ts';
export { withoutSecrets };

const GAMES = [DominantSpecies, CardGame, EvolutionGame];

/** Matches in one SQLite file, created if it does not exist. Before Node 24 it needs `better-sqlite3`. */
export const sqliteStorage = (file: string): storages.BoardgameStorage =>
  withoutSecrets(storages.sqliteStorage(file), GAMES);

/**
 * Matches in a Postgres database, `postgres://user:password@host/name`; its tables are created if they do not exist. Needs `pg`.
 */
export const postgresStorage = (url: string): storages.BoardgameStorage =>
  withoutSecrets(storages.postgresStorage(url), GAMES);
