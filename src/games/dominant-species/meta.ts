/** What is known of Dominant Species before it is loaded. */
import type { GameCover, GameMeta } from '../../kit/module.ts';
import type { Length } from './rules/components.ts';
import { inEveryLanguage } from '../../kit/languages.ts';

/** What is said of a table's options. */
const DESCRIPTIONS = inEveryLanguage({
  en: {
    given: 'animals assigned',
    dealt: 'animals dealt',
    chosen: 'animals chosen at the table',
    severalEach: (each: number) => `${String(each)} animals each`,
    randomEarth: 'random earth',
    length: { short: 'short: 23 cards', shortest: 'shortest: 18 cards' },
    position: 'from a saved position',
  },
  de: {
    given: 'Tiere zugeteilt',
    dealt: 'Tiere zugelost',
    chosen: 'Tiere am Tisch gewählt',
    severalEach: (each: number) => `je ${String(each)} Tiere`,
    randomEarth: 'zufällige Erde',
    length: { short: 'kurz: 23 Karten', shortest: 'am kürzesten: 18 Karten' },
    position: 'ab einer Stellung',
  },
});

/** Decisions of a game by its length, for two to six animals in play: the mean of 30 games of greedy bots each, as of the other two games. */
const DECISIONS: Readonly<Record<Length, readonly number[]>> = {
  full: [550, 690, 810, 800, 750],
  short: [470, 580, 650, 680, 640],
  shortest: [380, 450, 510, 540, 500],
};

export const meta: GameMeta = {
  id: 'dominant-species',
  title: inEveryLanguage({ en: 'Dominant Species', de: 'Dominant Species' }),
  credit: { title: 'Dominant Species', designers: ['Chad Jensen'], publisher: 'GMT Games', year: 2010 },
  minPlayers: 2,
  maxPlayers: 6,
  hasSecrets: false,
  levels: ['gentle', 'casual', 'greedy', 'strong', 'master', 'builder', 'hunter', 'wanderer'],
  strengths: { gentle: 1, casual: 2, greedy: 3, strong: 4, master: 5, builder: 4, hunter: 4, wanderer: 4 },
  quickStart: { players: 4, level: 'greedy' },
  cover: inEveryLanguage<GameCover>({
    en: {
      tagline: 'Six kinds of animal share one earth, and the ice is coming.',
      blurb: 'The big game: six animals, twelve actions, one shrinking earth.',
      play: 'Play against three bots',
      playText: 'Four animals, one dealt to you. About 45 minutes.',
      round: (round) => `turn ${String(round)}`,
    },
    de: {
      tagline: 'Sechs Tierklassen teilen sich eine Erde, und das Eis kommt.',
      blurb: 'Das große Spiel: sechs Tiere, zwölf Aktionen, eine schrumpfende Erde.',
      play: 'Gegen drei Bots spielen',
      playText: 'Vier Tiere, deines wird zugelost. Etwa 45 Minuten.',
      round: (round) => `Runde ${String(round)}`,
    },
  }),
  pace: 10,
  decisions({ players, animalsEach = 1, length = 'full' }: { players: number; animalsEach?: number; length?: Length }) {
    return DECISIONS[length][players * animalsEach - 2]!;
  },
  describe({ animals = 'dealt', animalsEach = 1, randomEarth = false, length, position }, language) {
    const words = DESCRIPTIONS[language];
    const how = animals === 'dealt' || animals === 'chosen' ? animals : 'given';
    return [
      position === undefined ? words[how] : words.position,
      ...(Number(animalsEach) > 1 ? [words.severalEach(Number(animalsEach))] : []),
      ...(randomEarth === true ? [words.randomEarth] : []),
      ...(length === 'short' || length === 'shortest' ? [words.length[length]] : []),
    ];
  },
};
