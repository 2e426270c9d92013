/** Dominant Species as a game module (kit/module.ts). */
import type { GameModule } from '../../kit/module.ts';
import { actions, DominantSpecies } from './game/game.ts';
import { meta } from './meta.ts';
import { derived, summary } from './rules/derived.ts';
import type { GameEvent } from './rules/events.ts';
import { rules } from './rules/index.ts';
import type { Move } from './rules/moves.ts';
import { eventText } from './rules/notation/events.ts';
import { notation } from './rules/notation/index.ts';
import type { Setup } from './rules/setup.ts';
import type { State } from './rules/state.ts';

export const game: GameModule<State, Move, GameEvent, Setup> = {
  meta,
  rules,
  notation,
  actions,
  derived,
  summary,
  eventText,
  bgio: DominantSpecies,
  bots: async () => (await import('./bots/levels.ts')).LEVELS,
  opponents: async () => (await import('./bots/opponents/index.ts')).OPPONENTS,
  learning: async () => (await import('./learning/index.ts')).learning(),
  samples: async () => (await import('./samples/index.ts')).samples,
  ui: async () => (await import('./board/ui.tsx')).ui,
};
