/** What the parts of the game are called in replays, in English. */
import type { TimelineWords } from '../../../../../kit/module.ts';
import type { State } from '../../../rules/state.ts';

export const timeline: TimelineWords<State> = {
  round: (round) => `Round ${String(round)}`,
  strides: { move: 'Step', action: 'Turn', phase: 'Phase', round: 'Round' },
  back: { move: 'One step back', action: 'One turn back', phase: 'One phase back', round: 'One round back' },
  forward: {
    move: 'One step forward',
    action: 'One turn forward',
    phase: 'One phase forward',
    round: 'One round forward',
  },
  score: 'stages',
};
