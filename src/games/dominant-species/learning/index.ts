/** Everything there is to learn and try in Dominant Species. */
import type { Learning } from '../../../kit/learning.ts';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { loadChallenges } from './challenges.ts';
import { lessons } from './lessons/index.ts';

/** Assembles it; the positions of challenges are unpacked first. */
export const learning = async (): Promise<Learning<State, GameEvent>> => ({
  lessons,
  challenges: await loadChallenges(),
});
