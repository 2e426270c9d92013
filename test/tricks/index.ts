/** The game as a module (src/kit/module.ts). */
import type { GameModule } from '../../src/kit/module.ts';
import { meta } from './meta.ts';
import { type Event, MOVES, type Move, type State, rules } from './rules/index.ts';
import { notation } from './rules/notation.ts';

export const game: GameModule<State, Move, Event> = {
  meta,
  rules,
  notation,
  actions: MOVES.actions,
  bgio: async () => (await import('./bgio.ts')).Tricks,
  bots: async () => (await import('./bots.ts')).LEVELS,
  learning: async (language) => (await import('./learning.ts')).learning(language),
  ui: async () => (await import('./board/ui.tsx')).ui,
};
