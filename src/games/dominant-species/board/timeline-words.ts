/** What the parts of the game are called in replays. */
import type { Language, TimelineWords } from '../../../kit/module.ts';
import type { State } from '../rules/state.ts';

export const TIMELINE_WORDS: Readonly<Record<Language, TimelineWords<State>>> = {
  en: {
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
  },
  de: {
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
  },
};
