/** What the parts of the game are called in replays, in English. */
import type { TimelineWords } from '../../../../../kit/module.ts';
import type { State } from '../../../rules/state.ts';
import { biomeOf } from '../biome-of.ts';

export const timeline: TimelineWords<State> = {
  round: (round, s, words) => `Round ${String(round)}${biomeOf(s, words)}`,
  strides: { move: 'Move', action: 'Card', phase: 'Phase', round: 'Round' },
  back: { move: 'One move back', action: 'One card back', phase: 'One phase back', round: 'One round back' },
  forward: {
    move: 'One move forward',
    action: 'One card forward',
    phase: 'One phase forward',
    round: 'One round forward',
  },
  score: 'VPs',
};
