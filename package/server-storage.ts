/**
 * `dominant-species/server-storage`: durable matches for boardgame.io's own `Server`, in SQLite (before Node 24 with `better-sqlite3` installed)
 * or Postgres (with `pg`).
 *
 *     import { sqliteStorage } from 'dominant-species/server-storage';
 *     const server = Server({ games: [DominantSpecies], db: sqliteStorage('data/games.sqlite') });
 */
export { type BoardgameStorage, postgresStorage, sqliteStorage } from '../server/storage/boardgame.ts';
