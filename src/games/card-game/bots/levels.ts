/** The levels of play, weakest first. */
import type { BotLevel } from '../../../kit/module.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { casual, gentle } from './gentle.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { strong } from './strong.ts';

/** The levels, weakest first. */
export const LEVELS: readonly BotLevel<State, Move>[] = [random, gentle, casual, greedy, strong];
