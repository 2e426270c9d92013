/** The Evolution Game as a game module (kit/module.ts). */
import type { GameModule } from '../../kit/module.ts';
import { meta } from './meta.ts';
import { type GameEvent, eventText } from './rules/events.ts';
import { rules } from './rules/index.ts';
import { MOVES, type Move } from './rules/moves.ts';
import { notation } from './rules/notation/index.ts';
import type { GameOptions } from './rules/play.ts';
import type { State } from './rules/state.ts';

export const game: GameModule<State, Move, GameEvent, GameOptions> = {
  meta,
  rules,
  notation,
  actions: MOVES.actions,
  derived: () => import('./rules/derived.ts'),
  eventText,
  bgio: async () => (await import('./bgio.ts')).EvolutionGame,
  bots: async () => (await import('./bots/index.ts')).LEVELS,
  silly: async () => (await import('./bots/silly.ts')).SILLY,
  learning: async (language) => (await import('./learning/index.ts')).learning(language),
  challenges: async () => (await import('./learning/index.ts')).challenges(),
  daily: async () => (await import('./learning/index.ts')).daily(),
  samples: async (language) => (await import('./samples.ts')).samples(language),
  ahead: async () => (await import('./rules/ahead.ts')).ahead,
  ui: async () => (await import('./board/ui.tsx')).ui,
};
