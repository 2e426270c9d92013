/** What is known of the game before it is loaded. */
import { inEveryLanguage } from '../../src/kit/languages.ts';
import type { GameCover, GameMeta } from '../../src/kit/module.ts';

export const meta: GameMeta = {
  id: 'tricks',
  title: inEveryLanguage({ en: 'Tricks', de: 'Stiche' }),
  credit: { title: 'Tricks', designers: ['Nobody'], year: 2026 },
  minPlayers: 2,
  maxPlayers: 4,
  hasSecrets: true,
  pace: 5,
  decisions: ({ players }) => 6 * players,
  levels: ['random', 'greedy', 'strong'],
  strengths: { random: 1, greedy: 2, strong: 3 },
  quickStart: { players: 2, level: 'greedy' },
  cover: inEveryLanguage<GameCover>({
    en: {
      tagline: 'Three cards, three tricks.',
      blurb: 'A minute of cards, for tests.',
      play: 'Play against a bot',
      playText: 'Two players. About a minute.',
      round: (round) => `round ${String(round)}`,
    },
    de: {
      tagline: 'Drei Karten, drei Stiche.',
      blurb: 'Eine Minute Karten, zum Testen.',
      play: 'Gegen einen Bot spielen',
      playText: 'Zu zweit. Etwa eine Minute.',
      round: (round) => `Runde ${String(round)}`,
    },
  }),
};
