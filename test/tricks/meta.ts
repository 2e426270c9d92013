/** What is known of the game before it is loaded. */
import { titleAndCover } from '../../src/kit/game-meta.ts';
import type { GameMeta } from '../../src/kit/module.ts';
import texts from './meta.json' with { type: 'json' };

export const meta: GameMeta = {
  id: 'tricks',
  ...titleAndCover(texts),
  credit: { title: 'Tricks', designers: ['Nobody'], year: 2026 },
  minPlayers: 2,
  maxPlayers: 4,
  hasSecrets: true,
  pace: 5,
  decisions: ({ players }) => 6 * players,
  levels: ['random', 'greedy', 'strong'],
  strengths: { random: 1, greedy: 2, strong: 3 },
  quickStart: { players: 2, level: 'greedy' },
};
