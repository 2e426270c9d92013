/** What is known of the card game before it is loaded. */
import type { GameCover, GameMeta } from '../../kit/module.ts';
import type { CardTable } from './rules/card-table.ts';
import { inEveryLanguage } from '../../kit/languages.ts';

/** "custom cards: Box of 2012"; old tables may not say what their cards are called. */
const named =
  (cards: string) =>
  (name: unknown): string =>
    typeof name === 'string' ? `${cards}: ${name}` : cards;

const DESCRIPTIONS = inEveryLanguage({
  en: { ownCards: named('custom cards'), tenRounds: 'edition of ten rounds', position: 'from a saved position' },
  de: { ownCards: named('eigene Karten'), tenRounds: 'Ausgabe mit zehn Runden', position: 'ab einer Stellung' },
});

/** Decisions of a game by edition, for two to six players: the mean of games of greedy bots. */
const DECISIONS = { 'twelve rounds': [90, 160, 210, 260, 310], 'ten rounds': [85, 125, 165, 205, 245] } as const;

export const meta: GameMeta = {
  id: 'card-game',
  title: inEveryLanguage({ en: 'The Card Game', de: 'Das Kartenspiel' }),
  credit: { title: 'Dominant Species: The Card Game', designers: ['Chad Jensen'], publisher: 'GMT Games', year: 2012 },
  minPlayers: 2,
  maxPlayers: 6,
  hasSecrets: true,
  levels: ['gentle', 'casual', 'greedy', 'strong'],
  strengths: { gentle: 1, casual: 2, greedy: 3, strong: 5 },
  quickStart: { players: 4, level: 'greedy' },
  cover: inEveryLanguage<GameCover>({
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
  }),
  pace: 20,
  decisions({ players, cards }: { players: number; cards?: string | CardTable }) {
    const own = typeof cards === 'object' ? cards.edition : undefined;
    const edition = own ?? (cards === 'reconstruction ten rounds' ? 'ten rounds' : 'twelve rounds');
    return DECISIONS[edition][players - 2]!;
  },
  describe({ cards, edition, position }, language) {
    const words = DESCRIPTIONS[language];
    return [
      ...(edition === 'ten rounds' ? [words.tenRounds] : []),
      ...(typeof cards === 'object' ? [words.ownCards((cards as { name?: unknown } | null)?.name)] : []),
      ...(position === undefined ? [] : [words.position]),
    ];
  },
};
