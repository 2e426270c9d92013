import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { rng } from '../../../../../src/kit/rng.ts';
import type { Chance, Outcome } from '../../../../../src/games/dominant-species/rules/chance.ts';
import { recordingChance, randomChance } from '../../../../../src/kit/chance.ts';
import { violations } from '../../../../../src/games/dominant-species/rules/invariants.ts';
import { type Move, kindOf } from '../../../../../src/games/dominant-species/rules/moves.ts';
import { MOVE_KINDS } from '../../../../../src/games/dominant-species/rules/moves.ts';
import {
  IllegalMoveError,
  apply,
  decision,
  isLegal,
  legalMoves,
  newGame,
} from '../../../../../src/games/dominant-species/rules/play.ts';
import type { Setup } from '../../../../../src/games/dominant-species/rules/setup.ts';
import { standings } from '../../../../../src/games/dominant-species/rules/scoring.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';
import { NOTHING, copyState } from '../../../../../src/games/dominant-species/rules/state.ts';
import { times } from '../../../../support/soak.ts';
import { expectSame } from '../../../../support/same.ts';

/** Any variant of the game. */
const setups: fc.Arbitrary<Setup> = fc
  .record({
    table: fc.constantFrom([2, 1], [3, 1], [4, 1], [5, 1], [6, 1], [2, 3], [3, 2]),
    randomEarth: fc.boolean(),
    animals: fc.constantFrom('dealt' as const, 'chosen' as const),
  })
  .map(({ table: [players, animalsEach], ...rest }) => ({ players, animalsEach, ...rest }));

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** Plays a random game from a seed to its end or for a number of moves, visiting each state with the move to come. */
function randomGame(
  setup: Setup,
  seed: number,
  most: number,
  show: (s: State, move: Move | undefined, chance: Chance) => void,
): State {
  const randomInt = rng(seed);
  const chance = randomChance(randomInt);
  let s = newGame(setup, chance);
  for (let i = 0; i < most && !s.over; i++) {
    const moves = legalMoves(s);
    const move = moves[randomInt(moves.length)]!;
    show(s, move, chance);
    s = apply(s, move, chance);
  }
  show(s, undefined, chance);
  return s;
}

describe('In any game', () => {
  test('what must always hold holds after every move', () => {
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        randomGame(setup, seed, 20_000, (s) => {
          expectSame(violations(s), []);
        });
      }),
      { numRuns: times(3), endOnFailure: true },
    );
  });

  test('someone with a choice is asked until the game is over', () => {
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        const end = randomGame(setup, seed, 600, (s) => {
          const open = decision(s);
          const moves = legalMoves(s);
          if (open === null) {
            expect(s.over).toBe(true);
            expect(moves).toEqual([]);
            return;
          }
          expect(moves.length).toBeGreaterThan(1);
          expect(moves.length).toBeLessThanOrEqual(100);
          expect(new Set(moves).size).toBe(moves.length);
          expect(moves.every((move) => isLegal(s, move) && MOVE_KINDS[kindOf(move)] !== undefined)).toBe(true);
          expect(open.player).toBeGreaterThanOrEqual(0);
          expect(open.player).toBeLessThan(s.players);
          if (open.animal !== NOTHING) expect(s.owner[open.animal]).toBe(open.player);
        });
        expect(standings(end).map(({ place }) => place)).toEqual(
          Array.from({ length: setup.players }, (_, i) => i + 1),
        );
      }),
      { numRuns: times(3), endOnFailure: true },
    );
  });

  test('a move that is not legal is refused and changes nothing', () => {
    const anything = fc.oneof(
      fc.integer({ min: 0, max: 12 * 128 }),
      fc.integer(),
      fc.constantFrom(NaN, 0.5, -1, Infinity, 128 * 9, 128 * 8),
    );
    fc.assert(
      fc.property(setups, seeds, fc.array(anything, { minLength: 40, maxLength: 40 }), (setup, seed, moves) => {
        let i = 0;
        let refused = 0;
        randomGame(setup, seed, 400, (s, _, chance) => {
          const before = copyState(s);
          const move = moves[i++ % moves.length]!;
          if (legalMoves(s).includes(move)) return;
          expect(isLegal(s, move)).toBe(false);
          expect(() => apply(s, move, chance)).toThrow(IllegalMoveError);
          expectSame(s, before);
          refused++;
        });
        expect(refused).toBeGreaterThan(100);
      }),
      { numRuns: times(2), endOnFailure: true },
    );
  });

  test('a move leaves the state before it as it was', () => {
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        let last: { s: State; copy: State } | undefined;
        let moved = 0;
        randomGame(setup, seed, 400, (s) => {
          if (last) {
            expectSame(last.s, last.copy);
            expect(s).not.toEqual(last.s);
            moved++;
          }
          last = { s, copy: structuredClone(s) };
        });
        expect(moved).toBeGreaterThan(200);
      }),
      { numRuns: times(2), endOnFailure: true },
    );
  });

  test('the same moves and draws lead to the same state', () => {
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        const moves: Move[] = [];
        const randomInt = rng(seed);
        const outcomes: Outcome[] = [];
        const noting = recordingChance(randomChance(randomInt), outcomes);
        let s = newGame(setup, noting);
        for (let i = 0; i < 800 && !s.over; i++) {
          const all = legalMoves(s);
          const move = all[randomInt(all.length)]!;
          moves.push(move);
          s = apply(s, move, noting);
        }
        const rest = [...outcomes];
        const again: Chance = {
          draw(kind, weights) {
            const next = rest.shift()!;
            expect(next.kind).toBe(kind);
            expect(weights[next.drawn]).toBeGreaterThan(0);
            return next.drawn;
          },
        };
        expect(moves.reduce((state, move) => apply(state, move, again), newGame(setup, again))).toEqual(s);
        expect(rest).toEqual([]);
      }),
      { numRuns: times(2), endOnFailure: true },
    );
  });

  test('what happens does not depend on whether anybody hears of it', () => {
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        const silent = randomGame(setup, seed, 300, () => undefined);
        const randomInt = rng(seed);
        let events = 0;
        const chance: Chance = { ...randomChance(randomInt), emit: () => events++ };
        let s = newGame(setup, chance);
        for (let i = 0; i < 300 && !s.over; i++) {
          const moves = legalMoves(s);
          s = apply(s, moves[randomInt(moves.length)]!, chance);
        }
        expect(s).toEqual(silent);
        expect(events).toBeGreaterThan(100);
      }),
      { numRuns: times(2), endOnFailure: true },
    );
  });
});
