/** The card game as a game module (kit/module.ts). */
import type { GameModule } from '../../kit/module.ts';
import { meta } from './meta.ts';
import { type GameEvent, eventText } from './rules/chance.ts';
import { rules } from './rules/index.ts';
import { MOVES, type Move } from './rules/moves.ts';
import { notation } from './rules/notation/index.ts';
import { listsOf } from './rules/cards.ts';
import { readCards } from './rules/read-cards.ts';
import type { Options } from './rules/setup.ts';
import type { State } from './rules/state.ts';

export const game: GameModule<State, Move, GameEvent, Options> = {
  meta,
  rules,
  notation,
  actions: MOVES.actions,
  derived: () => import('./rules/derived.ts'),
  eventText,
  ownData: {
    field: 'cards',
    options: (cards) => ({ edition: listsOf(readCards(cards)).edition, cards }),
  },
  bgio: async () => (await import('./bgio.ts')).CardGame,
  bots: async () => (await import('./bots/levels.ts')).LEVELS,
  silly: async () => (await import('./bots/silly.ts')).SILLY,
  learning: async (language) => (await import('./learning/index.ts')).learning(language),
  challenges: async () => (await import('./learning/index.ts')).challenges(),
  daily: async () => (await import('./learning/index.ts')).daily(),
  samples: async (language) => (await import('./samples.ts')).samples(language),
  ahead: async () => (await import('./rules/ahead.ts')).ahead,
  ui: async () => (await import('./board/ui.tsx')).ui,
};
