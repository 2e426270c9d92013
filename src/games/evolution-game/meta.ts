/** What is known of The Evolution Game before it is loaded. */
import type { GameCover, GameMeta } from '../../kit/module.ts';
import { inEveryLanguage } from '../../kit/languages.ts';

/** What is said of a table's options. */
const DESCRIPTIONS = inEveryLanguage({
  en: { position: 'from a saved position', data: 'custom data' },
  de: { position: 'ab einer Stellung', data: 'eigene Daten' },
});

/** Decisions of a game for two to four players: the mean of games of greedy bots. */
const DECISIONS = [190, 250, 370] as const;

export const meta: GameMeta = {
  id: 'evolution-game',
  title: inEveryLanguage({ en: 'The Evolution Game', de: 'Das Evolutions\u00adspiel' }),
  credit: { title: 'The Evolution Game', designers: ['Simon Boswell', 'Phillip Lewis'], year: 1997 },
  minPlayers: 2,
  maxPlayers: 4,
  hasSecrets: true,
  isOpenTable: true,
  levels: ['gentle', 'casual', 'greedy', 'strong'],
  strengths: { gentle: 1, casual: 2, greedy: 3, strong: 5 },
  quickStart: { players: 3, level: 'greedy' },
  cover: inEveryLanguage<GameCover>({
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
  }),
  pace: 20,
  decisions: ({ players }) => DECISIONS[players - 2]!,
  describe({ data, position }, language) {
    const words = DESCRIPTIONS[language];
    return [...(position === undefined ? [] : [words.position]), ...(data === undefined ? [] : [words.data])];
  },
};
