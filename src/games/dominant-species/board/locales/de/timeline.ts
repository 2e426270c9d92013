/** What the parts of the game are called in replays, in German. */
import type { TimelineWords } from '../../../../../kit/module.ts';
import type { State } from '../../../rules/state.ts';

export const timeline: TimelineWords<State> = {
  round: (turn) => `Runde ${String(turn)}`,
  strides: { move: 'Zug', action: 'Aktion', phase: 'Abschnitt', round: 'Runde' },
  back: {
    move: 'Einen Zug zurück',
    action: 'Eine Aktion zurück',
    phase: 'Einen Abschnitt zurück',
    round: 'Eine Runde zurück',
  },
  forward: {
    move: 'Einen Zug vor',
    action: 'Eine Aktion vor',
    phase: 'Einen Abschnitt vor',
    round: 'Eine Runde vor',
  },
  score: 'SP',
};
