/** A finished game as tests replay it: its record and how it ended. */
import { createHash } from 'node:crypto';
import type { GameModule, GameResult } from '../src/kit/module.ts';

export interface FinishedGame {
  readonly result: GameResult;
  /** The position it ended in, hashed (`hashOf`). */
  readonly end: string;
  readonly record: unknown;
}

/** A position in a few letters: positions that differ in anything have different ones. */
export const hashOf = ({ notation }: GameModule, state: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(notation.position.write(state)))
    .digest('hex')
    .slice(0, 16);
