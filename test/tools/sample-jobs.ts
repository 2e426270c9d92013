/** Jobs that succeed, throw, or end their worker, for the tests of the pool. */
import { setTimeout } from 'node:timers/promises';
import { pool } from '../../tools/pool.ts';

export interface SampleJob {
  readonly seed: number;
  readonly does?: 'throw' | 'exit' | 'exhaust' | 'wait';
}

async function perform({ seed, does }: SampleJob): Promise<number> {
  if (does === 'throw') throw new Error('no legal move');
  if (does === 'exit') process.exit(3);
  if (does === 'wait') await setTimeout(1000);
  const held: number[][] = [];
  while (does === 'exhaust') held.push(Array.from({ length: 100_000 }, (_, i) => i));
  return seed;
}

export const performAll = pool(import.meta.url, perform);
