/** What is known of Dominant Species before it is loaded. */
import type { GameMeta } from '../../kit/module.ts';

/** What is said of a table's options. */
const DESCRIPTIONS = {
  en: {
    given: 'animals assigned',
    dealt: 'animals dealt',
    chosen: 'animals chosen at the table',
    severalEach: (each: number) => `${String(each)} animals each`,
    randomEarth: 'random earth',
    position: 'from a saved position',
  },
  de: {
    given: 'Tiere zugeteilt',
    dealt: 'Tiere zugelost',
    chosen: 'Tiere am Tisch gewählt',
    severalEach: (each: number) => `je ${String(each)} Tiere`,
    randomEarth: 'zufällige Erde',
    position: 'ab einer Stellung',
  },
};

export const meta: GameMeta = {
  id: 'dominant-species',
  title: { en: 'Dominant Species', de: 'Dominant Species' },
  minPlayers: 2,
  maxPlayers: 6,
  hasSecrets: false,
  levels: ['gentle', 'casual', 'greedy', 'strong', 'master', 'builder', 'hunter', 'wanderer'],
  quickStart: { players: 4, level: 'greedy' },
  cover: {
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
  },
  describe({ animals = 'dealt', animalsEach = 1, randomEarth = false, position }, language) {
    const words = DESCRIPTIONS[language];
    const how = animals === 'dealt' || animals === 'chosen' ? animals : 'given';
    return [
      position === undefined ? words[how] : words.position,
      ...(Number(animalsEach) > 1 ? [words.severalEach(Number(animalsEach))] : []),
      ...(randomEarth === true ? [words.randomEarth] : []),
    ];
  },
};
