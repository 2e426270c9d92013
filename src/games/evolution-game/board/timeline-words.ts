/** What the parts of a game are called where one steps through it. */
import type { Language, TimelineWords } from '../../../kit/module.ts';
import type { State } from '../rules/state.ts';

export const TIMELINE_WORDS: Readonly<Record<Language, TimelineWords<State>>> = {
  en: {
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
  },
  de: {
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
  },
};

/** The phases, by name. */
export const PHASE_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { arranging: 'Setup', settling: 'Settling', play: 'Play' },
  de: { arranging: 'Aufbau', settling: 'Besiedeln', play: 'Spiel' },
};
