/** What the parts of the game are called in replays, in English. */
import type { TimelineWords } from '../../../../../kit/module.ts';
import type { State } from '../../../rules/state.ts';

export const timeline: TimelineWords<State> = {
  round: (turn) => `Turn ${String(turn)}`,
  strides: { move: 'Move', action: 'Action', phase: 'Section', round: 'Turn' },
  back: { move: 'One move back', action: 'One action back', phase: 'One section back', round: 'One turn back' },
  forward: {
    move: 'One move forward',
    action: 'One action forward',
    phase: 'One section forward',
    round: 'One turn forward',
  },
  score: 'VPs',
};
