/** Work that is written for both databases, in Postgres. */
import { hash } from 'node:crypto';
import type { Worker } from '../work.ts';
import { type Connections, type Statement, statement } from './connections.ts';

export function workIn({ transaction }: Connections): Worker {
  const prepared = new Map<string, Statement>();
  const prepare = (text: string): Statement => {
    const known = prepared.get(text) ?? statement(`work ${hash('sha256', text).slice(0, 20)}`, text);
    prepared.set(text, known);
    return known;
  };
  return {
    work: async (start) =>
      transaction(async (within) => {
        const work = start();
        let step = work.next();
        while (step.done !== true) {
          const { text, values } = step.value;
          step = work.next((await within(prepare(text), values)).rows);
        }
        return step.value;
      }),
  };
}
