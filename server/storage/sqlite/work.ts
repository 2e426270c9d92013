/** Work that is written for both databases, in SQLite. */
import { type Asked, type Work, type Worker, hasRows } from '../work.ts';
import type { Access } from './access.ts';
import type { Statement } from './driver.ts';

export function workIn(access: Access): Worker {
  const { db } = access;
  const prepared = new Map<string, Statement>();
  const answer = ({ text, values }: Asked): readonly unknown[] => {
    const statement = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, statement);
    if (hasRows(text)) return statement.all(values);
    statement.run(values);
    return [];
  };
  const perform = db.transaction((start: () => Work<unknown>): unknown => {
    const work = start();
    let step = work.next();
    while (step.done !== true) step = work.next(answer(step.value));
    return step.value;
  });
  return {
    work: <Result>(start: () => Work<Result>) => access.storeSoon(() => perform.immediate(start) as Result),
  };
}
