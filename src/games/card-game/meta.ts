/** What is known of the card game before it is loaded. */
import type { GameMeta } from '../../kit/module.ts';

const DESCRIPTIONS = {
  en: { ownCards: 'custom cards', position: 'from a saved position' },
  de: { ownCards: 'eigene Karten', position: 'ab einer Stellung' },
};

export const meta: GameMeta = {
  id: 'card-game',
  title: { en: 'The Card Game', de: 'Das Kartenspiel' },
  minPlayers: 2,
  maxPlayers: 6,
  hasSecrets: true,
  levels: ['random', 'greedy', 'strong'],
  quickStart: { players: 4, level: 'greedy' },
  cover: {
    en: {
      tagline: 'Seven cards in hand, twelve biomes, and every animal has its enemy.',
      blurb: 'Half an hour of cards: food chain, elements and nerve. The cards are our own reconstruction.',
      play: 'Play against three bots',
      playText: 'Twelve rounds at most. About 20 minutes.',
      round: (round) => `round ${String(round)}`,
    },
    de: {
      tagline: 'Sieben Karten auf der Hand, zwölf Biome, und jedes Tier hat seinen Feind.',
      blurb:
        'Eine halbe Stunde Karten: Nahrungskette, Elemente und gute Nerven. Die Karten sind unsere eigene Rekonstruktion.',
      play: 'Gegen drei Bots spielen',
      playText: 'Höchstens zwölf Runden. Etwa 20 Minuten.',
      round: (round) => `Runde ${String(round)}`,
    },
  },
  describe({ cards, position }, language) {
    const words = DESCRIPTIONS[language];
    return [
      ...(cards !== undefined && typeof cards !== 'string' ? [words.ownCards] : []),
      ...(position === undefined ? [] : [words.position]),
    ];
  },
};
