/** What is known of The Evolution Game before it is loaded. */
import type { GameMeta } from '../../kit/module.ts';

/** What is said of a table's options. */
const DESCRIPTIONS = {
  en: { position: 'from a saved position', data: 'custom data' },
  de: { position: 'ab einer Stellung', data: 'eigene Daten' },
};

export const meta: GameMeta = {
  id: 'evolution-game',
  title: { en: 'The Evolution Game', de: 'The Evolution Game' },
  minPlayers: 2,
  maxPlayers: 4,
  hasSecrets: true,
  isOpenTable: true,
  levels: ['random', 'greedy', 'strong'],
  quickStart: { players: 3, level: 'greedy' },
  cover: {
    en: {
      tagline: 'The climate changes, genes follow, and time runs on to the Pleistocene.',
      blurb: 'A race through geological time: eight regions that change colour, gene pools that must keep up.',
      play: 'Play against two bots',
      playText: 'Three players. About 30 minutes.',
      round: (round) => `round ${String(round)}`,
    },
    de: {
      tagline: 'Das Klima wandelt sich, die Gene folgen, und es geht dem Pleistozän entgegen.',
      blurb: 'Ein Wettlauf durch die Erdgeschichte: acht Gebiete wechseln die Farbe, Genpools müssen mithalten.',
      play: 'Gegen zwei Bots spielen',
      playText: 'Zu dritt. Etwa 30 Minuten.',
      round: (round) => `Runde ${String(round)}`,
    },
  },
  describe({ data, position }, language) {
    const words = DESCRIPTIONS[language];
    return [...(position === undefined ? [] : [words.position]), ...(data === undefined ? [] : [words.data])];
  },
};
