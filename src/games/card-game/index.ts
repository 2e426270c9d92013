/** The card game as a game module (kit/module.ts). */
import type { GameModule } from '../../kit/module.ts';
import { actions } from './game/actions.ts';
import { CardGame } from './game/game.ts';
import { meta } from './meta.ts';
import type { GameEvent } from './rules/chance.ts';
import { derived, summary } from './rules/derived.ts';
import { rules } from './rules/index.ts';
import type { Move } from './rules/moves.ts';
import { notation } from './rules/notation/index.ts';
import { eventText } from './rules/notation/words.ts';
import { readCards } from './rules/read-cards.ts';
import type { Options } from './rules/setup.ts';
import type { State } from './rules/state.ts';

export const game: GameModule<State, Move, GameEvent, Options> = {
  meta,
  rules,
  notation,
  actions,
  derived,
  summary,
  eventText,
  ownData: { option: 'cards', check: (document) => void readCards(document) },
  bgio: CardGame,
  bots: async () => (await import('./bots/levels.ts')).LEVELS,
  learning: async () => (await import('./learning/index.ts')).learning,
  samples: async () => (await import('./samples/index.ts')).samples,
  ui: async () => (await import('./board/ui.tsx')).ui,
};
