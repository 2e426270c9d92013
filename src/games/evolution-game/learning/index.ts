/** Everything there is to learn and try in The Evolution Game. */
import type { Learning } from '../../../kit/learning.ts';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { challenges } from './challenges.ts';
import { lessons } from './lessons.ts';

export const learning: Learning<State, GameEvent> = { lessons, challenges };
