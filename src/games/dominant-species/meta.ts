/** What is known of Dominant Species before it is loaded. */
import { filled, titleAndCover } from '../../kit/game-meta.ts';
import { translation } from '../../kit/languages.ts';
import type { GameMeta } from '../../kit/module.ts';
import type { Length } from './rules/components.ts';
import texts from './meta.json' with { type: 'json' };

/** Decisions of a game by its length, for two to six animals in play: the mean of 30 games of greedy bots each, as of the other two games. */
const DECISIONS: Readonly<Record<Length, readonly number[]>> = {
  full: [550, 690, 810, 800, 750],
  short: [470, 580, 650, 680, 640],
  shortest: [380, 450, 510, 540, 500],
};

export const meta: GameMeta = {
  id: 'dominant-species',
  ...titleAndCover(texts),
  credit: { title: 'Dominant Species', designers: ['Chad Jensen'], publisher: 'GMT Games', year: 2010 },
  minPlayers: 2,
  maxPlayers: 6,
  hasSecrets: false,
  levels: ['gentle', 'casual', 'greedy', 'strong', 'master', 'builder', 'hunter', 'wanderer'],
  strengths: { gentle: 1, casual: 2, greedy: 3, strong: 4, master: 5, builder: 4, hunter: 4, wanderer: 4 },
  quickStart: { players: 4, level: 'greedy' },
  pace: 10,
  decisions({ players, animalsEach = 1, length = 'full' }: { players: number; animalsEach?: number; length?: Length }) {
    return DECISIONS[length][players * animalsEach - 2]!;
  },
  describe({ animals = 'dealt', animalsEach = 1, randomEarth = false, length, position }, language) {
    const { options: words } = translation(texts, language);
    const how = animals === 'dealt' || animals === 'chosen' ? animals : 'given';
    return [
      position === undefined ? words[how] : words.position,
      ...(Number(animalsEach) > 1 ? [filled(words.severalEach, { count: Number(animalsEach) })] : []),
      ...(randomEarth === true ? [words.randomEarth] : []),
      ...(length === 'short' || length === 'shortest' ? [words[length]] : []),
    ];
  },
};
