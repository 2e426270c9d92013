/** What bots' worker threads do: answer one question after another. */
import { type LevelName, STANDARD_BUDGET, levelNamed, strongWith } from '../../src/dominant-species/bots/index.ts';
import { generator } from '../../src/dominant-species/generator.ts';
import type { Move } from '../../src/dominant-species/rules/moves.ts';
import type { State } from '../../src/dominant-species/rules/state.ts';

/** A question to answer. */
export interface Task {
  readonly state: State;
  readonly level: LevelName;
  readonly seed: number;
  /** Milliseconds for a bot that thinks ahead. */
  readonly ms: number;
}

/** Answers a question. More than the standard number of futures is not looked at, however much time there is. */
export default function think({ state, level, seed, ms }: Task): Move {
  const decide =
    level === 'strong'
      ? strongWith({ ...STANDARD_BUDGET, ms, now: () => performance.now() })
      : levelNamed(level)!.decide;
  return decide(state, generator(seed));
}
