/** What is known of the card game before it is loaded. */
import { titleAndCover } from '../../kit/game-meta.ts';
import { translation } from '../../kit/languages.ts';
import type { GameMeta } from '../../kit/module.ts';
import type { CardTable } from './rules/card-table.ts';
import texts from './meta.json' with { type: 'json' };

/** "custom cards: Box of 2012"; old tables may not say what their cards are called. */
const ownCards = (label: string, name: unknown): string => (typeof name === 'string' ? `${label}: ${name}` : label);

/** Decisions of a game by edition, for two to six players: the mean of games of greedy bots. */
const DECISIONS = { 'twelve rounds': [90, 160, 210, 260, 310], 'ten rounds': [85, 125, 165, 205, 245] } as const;

export const meta: GameMeta = {
  id: 'card-game',
  ...titleAndCover(texts),
  credit: { title: 'Dominant Species: The Card Game', designers: ['Chad Jensen'], publisher: 'GMT Games', year: 2012 },
  minPlayers: 2,
  maxPlayers: 6,
  hasSecrets: true,
  levels: ['gentle', 'casual', 'greedy', 'strong'],
  strengths: { gentle: 1, casual: 2, greedy: 3, strong: 5 },
  quickStart: { players: 4, level: 'greedy' },
  pace: 20,
  decisions({ players, cards }: { players: number; cards?: string | CardTable }) {
    const own = typeof cards === 'object' ? cards.edition : undefined;
    const edition = own ?? (cards === 'reconstruction ten rounds' ? 'ten rounds' : 'twelve rounds');
    return DECISIONS[edition][players - 2]!;
  },
  describe({ cards, edition, position }, language) {
    const { options: words } = translation(texts, language);
    return [
      ...(edition === 'ten rounds' ? [words.tenRounds] : []),
      ...(typeof cards === 'object' ? [ownCards(words.ownCards, (cards as { name?: unknown } | null)?.name)] : []),
      ...(position === undefined ? [] : [words.position]),
    ];
  },
};
