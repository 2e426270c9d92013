/** What is known of The Evolution Game before it is loaded. */
import { titleAndCover } from '../../kit/game-meta.ts';
import { translation } from '../../kit/languages.ts';
import type { GameMeta } from '../../kit/module.ts';
import texts from './meta.json' with { type: 'json' };

/** Decisions of a game for two to four players: the mean of games of greedy bots. */
const DECISIONS = [190, 250, 370] as const;

export const meta: GameMeta = {
  id: 'evolution-game',
  ...titleAndCover(texts),
  credit: { title: 'The Evolution Game', designers: ['Simon Boswell', 'Phillip Lewis'], year: 1997 },
  minPlayers: 2,
  maxPlayers: 4,
  hasSecrets: true,
  isOpenTable: true,
  levels: ['gentle', 'casual', 'greedy', 'strong'],
  strengths: { gentle: 1, casual: 2, greedy: 3, strong: 5 },
  quickStart: { players: 3, level: 'greedy' },
  pace: 20,
  decisions: ({ players }) => DECISIONS[players - 2]!,
  describe({ data, position }, language) {
    const { options: words } = translation(texts, language);
    return [...(position === undefined ? [] : [words.position]), ...(data === undefined ? [] : [words.data])];
  },
};
