/** A match of bots at a table of Dominant Species. */
import { rules } from '../../../../src/games/dominant-species/rules/index.ts';
import type { Move } from '../../../../src/games/dominant-species/rules/moves.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';
import { type Entrant, type MatchResult, playMatch } from '../../../../src/kit/arena/arena.ts';

export interface Setting {
  readonly deal: number;
  readonly rotation: number;
  readonly animalsEach: number;
  readonly randomEarth: boolean;
  readonly maxTurns: number;
}

export const playTable = (
  entrants: readonly Entrant<State, Move>[],
  { deal, rotation, animalsEach, randomEarth, maxTurns }: Setting,
): MatchResult => {
  const options = { players: entrants.length, animalsEach, randomEarth, animals: 'dealt' } as const;
  return playMatch({ rules }, entrants, { deal, rotation, options, maxRounds: maxTurns, now: () => performance.now() });
};
