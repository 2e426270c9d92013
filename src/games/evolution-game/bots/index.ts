/** The bots, weakest first. They are given views, which do not contain the order of the packs. */
import type { BotLevel } from '../../../kit/module.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { casual, gentle } from './gentle.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { ADVISING, compare, strong, think } from './strong.ts';

/** The levels, weakest first. */
export const LEVELS: readonly BotLevel<State, Move>[] = [
  { name: 'random', how: 'any legal answer, each as likely', decide: random },
  { name: 'gentle', how: 'the best answer by where the turn leaves it, but it overlooks many', decide: gentle },
  { name: 'casual', how: 'the same, but it overlooks fewer and is less unsure', decide: casual },
  { name: 'greedy', how: 'the best answer by rules of thumb about its own niches, genes and colonies', decide: greedy },
  {
    name: 'strong',
    how: 'the answer that wins most often in rollouts up to the end of its next turn or the one after',
    decide: strong,
    think,
    compare,
    advising: ADVISING,
  },
];
