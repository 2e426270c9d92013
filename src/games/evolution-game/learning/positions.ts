/** Positions for two players for lessons and challenges, in the terms of the notation; fields not listed here are the same in all of them. */

interface PlayerSays {
  /** Null before it is arranged. */
  readonly genePool: string | null;
  readonly stage: number;
  /** Null off the circuit. */
  readonly counter: number | null;
  readonly niches: readonly string[];
  readonly mutation?: readonly string[];
  /** Colonies to settle before the first turn. */
  readonly toSettle?: number;
}

interface PositionSays {
  readonly players: readonly [PlayerSays, PlayerSays];
  /** The colours of the domains A to H; a dot for an empty one. */
  readonly domains: string;
  /** The colonies by domain, nine squares each. */
  readonly colonies: Readonly<Record<string, string>>;
  readonly question: Readonly<Record<string, string | number>>;
  readonly turn?: number;
  /** The first player; null until the roll that decides it. */
  readonly first?: number | null;
}

const NONE = '.........';

export const position = ({ players, domains, colonies, question, turn = 30, first = 1 }: PositionSays): unknown => ({
  format: 'evolution-game position 1',
  turn,
  first,
  players: players.map((player) => ({ mutation: [], ...player })),
  domains: Object.fromEntries(
    Array.from(domains, (colour, i) => {
      const letter = 'ABCDEFGH'[i]!;
      return [letter, { colour: colour === '.' ? null : colour, colonies: colonies[letter] ?? NONE }];
    }),
  ),
  bottom: {},
  question: { player: 1, ...question },
});

/** The rival of the lessons. */
export const RIVAL: PlayerSays = { genePool: 'YYGGLLOO', stage: 8, counter: 12, niches: ['EF', 'GH', 'AD'] };
