/** Finished games that are kept as fixtures: a line each, with how they ended; gzipped. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FinishedGame } from '../../tools/finished-game.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/games');

/** The kept games of a game by who played them: random, greedy and strong tables. */
export const finishedGames = (game: string): { level: string; games: FinishedGame[] }[] =>
  readdirSync(join(FOLDER, game)).map((file) => ({
    level: file.replace('.jsonl.gz', ''),
    games: gunzipSync(readFileSync(join(FOLDER, game, file)))
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as FinishedGame),
  }));
