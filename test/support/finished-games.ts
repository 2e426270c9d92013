/** Finished games that are kept as fixtures: a line each, with how they ended; gzipped. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GameModule, GameResult } from '../../src/kit/module.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/games');

export interface FinishedGame {
  readonly result: GameResult;
  /** The position it ended in, hashed (`hashOf`). */
  readonly end: string;
  readonly record: unknown;
}

/** A position in a few letters: two that differ in anything differ in these. */
export const hashOf = ({ notation }: GameModule, state: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(notation.position.write(state)))
    .digest('hex')
    .slice(0, 16);

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
