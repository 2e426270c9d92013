/** Positions of two players for lessons and challenges, in the words of the notation; what is not said is alike in all of them. */

interface PlayerSays {
  readonly genePool: string;
  readonly stage: number;
  readonly counter: number;
  readonly niches: readonly string[];
  readonly mutation?: readonly string[];
}

interface PositionSays {
  readonly players: readonly [PlayerSays, PlayerSays];
  /** The colours of the domains A to H; a dot for an empty one. */
  readonly domains: string;
  /** The colonies by domain, nine squares each. */
  readonly colonies: Readonly<Record<string, string>>;
  readonly question: Readonly<Record<string, string | number>>;
}

const NONE = '.........';

export const position = ({ players, domains, colonies, question }: PositionSays): unknown => ({
  format: 'evolution-game position 1',
  turn: 30,
  first: 1,
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
