/** The names of the parts of a game when stepping through it. */
import type { Language, TimelineWords } from '../../../kit/module.ts';
import { type State, cardsOf } from '../rules/state.ts';
import type { Words } from './locales/locale.ts';

/** Each round has its biome. */
function biomeOf(s: State, words: unknown): string {
  const name = cardsOf(s).table.biomes[s.biome]?.name;
  return words === null || name === undefined ? '' : `, ${(words as Words).biomeNames[name] ?? name}`;
}

export const TIMELINE_WORDS: Readonly<Record<Language, TimelineWords<State>>> = {
  en: {
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
  },
  de: {
    round: (round, s, words) => `Runde ${String(round)}${biomeOf(s, words)}`,
    strides: { move: 'Zug', action: 'Karte', phase: 'Phase', round: 'Runde' },
    back: {
      move: 'Einen Zug zurück',
      action: 'Eine Karte zurück',
      phase: 'Eine Phase zurück',
      round: 'Eine Runde zurück',
    },
    forward: { move: 'Einen Zug vor', action: 'Eine Karte vor', phase: 'Eine Phase vor', round: 'Eine Runde vor' },
    score: 'SP',
  },
};
