/** What the parts of the game are called in replays, in German. */
import type { TimelineWords } from '../../../../../kit/module.ts';
import type { State } from '../../../rules/state.ts';

export const timeline: TimelineWords<State> = {
  round: (round) => `Runde ${String(round)}`,
  strides: { move: 'Schritt', action: 'Zug', phase: 'Phase', round: 'Runde' },
  back: {
    move: 'Einen Schritt zurück',
    action: 'Einen Zug zurück',
    phase: 'Eine Phase zurück',
    round: 'Eine Runde zurück',
  },
  forward: { move: 'Einen Schritt vor', action: 'Einen Zug vor', phase: 'Eine Phase vor', round: 'Eine Runde vor' },
  score: 'Stufen',
};
