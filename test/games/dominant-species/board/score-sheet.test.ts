/** The score sheet, checked against the states of whole games. */
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { history as board } from '../../../../src/games/dominant-species/board/history.tsx';
import { scoreSheet } from '../../../../src/table/chart/score-sheet.ts';
import { turningPoints } from '../../../../src/table/chart/turning-points.ts';
import { turnsOf } from '../../../../src/table/log/turns.ts';
import { tableAtRest } from '../../../../src/table/table-at-rest.ts';
import { loadWords } from '../../../../src/games/dominant-species/board/words.ts';
import type { Types } from '../../../../src/games/dominant-species/board/table.ts';
import { ANIMALS, DOMINATION, FIRST_SPACE, SETUP } from '../../../../src/games/dominant-species/rules/components.ts';
import type { GameEvent } from '../../../../src/games/dominant-species/rules/events.ts';
import type { Setup } from '../../../../src/games/dominant-species/rules/setup.ts';
import { entryOf } from '../support/entries.ts';
import { type Story, randomGame } from '../support/story.ts';
import { table } from '../support/table.ts';

const words = await loadWords('en');

const setups: fc.Arbitrary<Setup> = fc
  .record({
    table: fc.constantFrom([2, 1], [3, 1], [4, 1], [6, 1], [2, 3], [3, 2]),
    randomEarth: fc.boolean(),
    animals: fc.constantFrom('dealt' as const, 'chosen' as const),
  })
  .map(({ table: [players, animalsEach], ...rest }) => ({ players: players, animalsEach: animalsEach, ...rest }));

/** The course of a game, as the frame adds it up. */
function courseOf({ state, history }: Story) {
  const table = tableAtRest<Types>({ state, history, names: ['Ann', 'Bea', 'Cem', 'Dag', 'Eve', 'Flo'], words });
  const turns = turnsOf<Types>(board, history);
  const sheet = scoreSheet<Types>(board, turns, state);
  const sides = board.sides(table);
  return { sheet, sides, found: turningPoints<Types>(board, turns, table, sides, sheet.points[0]!.scores) };
}

describe('the score sheet', () => {
  it('has the VPs after every turn, and sources that come to them', () => {
    fc.assert(
      fc.property(setups, fc.integer({ min: 0, max: 2 ** 31 - 1 }), (setup, seed) => {
        let start: readonly number[] | undefined;
        const afterTurn = new Map<number, readonly number[]>();
        const { state, history } = randomGame(setup, seed, 1500, ({ state: now }) => {
          if (now.phase === SETUP) return;
          start ??= now.vps;
          // A turn ends with the state at the first question of the next.
          if (!afterTurn.has(now.turn - 1)) afterTurn.set(now.turn - 1, now.vps);
        });
        const { sheet } = courseOf({ state, history });

        expect(sheet.total).toEqual(state.vps);
        ANIMALS.forEach((_, animal) => {
          const from = sheet.sources.reduce((sum, { points }) => sum + points[animal]!, sheet.start[animal]!);
          expect(from).toBe(state.vps[animal]);
        });
        const [first, ...points] = sheet.points;
        expect(first).toEqual({ after: 'start', scores: start });
        if (!setup.randomEarth) expect(first!.scores.every((vps) => vps === 0)).toBe(true);
        expect(points.map(({ after }) => after)).toEqual([
          ...Array.from({ length: state.turn }, (_, i) => i + 1),
          ...(state.over ? ['end'] : []),
        ]);
        for (const { after, scores } of points) {
          if (typeof after === 'number' && after < state.turn) expect(scores).toEqual(afterTurn.get(after));
        }
        expect(points.at(-1)!.scores).toEqual(state.vps);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it('counts what the story does not tell as had at the start', () => {
    const { state } = randomGame({ players: 3, animalsEach: 1, randomEarth: false, animals: 'dealt' }, 1, 400);
    const { sheet } = courseOf({ state, history: [] });
    expect(sheet).toEqual({
      points: [{ after: 'start', scores: state.vps }],
      sources: [],
      start: state.vps,
      total: state.vps,
    });
  });
});

describe('turning points', () => {
  it('are the few actions that moved the animals farthest apart, in order, and say who took the lead', () => {
    fc.assert(
      fc.property(setups, fc.integer({ min: 0, max: 2 ** 31 - 1 }), (setup, seed) => {
        const { sheet, sides, found } = courseOf(randomGame(setup, seed, 1500));
        expect(found.length).toBeLessThanOrEqual(4);
        const numbers = found.map(({ turn }) => turn.number);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        for (const { gains, leader, turn } of found) {
          expect(gains.length).toBeGreaterThan(0);
          if (leader !== null) expect(sides.map(({ id }) => id)).toContain(leader);
          expect(sheet.points.some(({ after }) => after === turn.number)).toBe(true);
        }
      }),
      { numRuns: 6 },
    );
  });

  it('leave out final scoring, and prefer a new leader to as many VPs of the one ahead', () => {
    const event = (animal: number, vps: number, hex: number): GameEvent => ({
      event: 'vps',
      animal,
      vps,
      source: 'domination',
      hex,
    });
    const entry = (turn: number, ...events: GameEvent[]) =>
      entryOf({ player: 0, animal: 0, move: null, turn, phase: DOMINATION, events });
    const before = table({ players: [['bird'], ['insect']], turn: 7 });
    const [bird, insect] = [ANIMALS.indexOf('bird'), ANIMALS.indexOf('insect')];
    const acts = (animal: number, space: number): GameEvent => ({ event: 'acts', animal, space });
    const first = FIRST_SPACE[DOMINATION]!;
    const history = [
      entry(1, acts(bird, first), event(bird, 5, 30)),
      entry(2, acts(bird, first), event(bird, 1, 31)),
      entry(3, acts(insect, first), event(insect, 4, 32)),
      entry(4, acts(insect, first), event(insect, 4, 33)),
      entry(5, acts(bird, first), event(bird, 1, 34)),
      entry(6, acts(bird, first), event(bird, 2, 35)),
      entry(7, { event: 'vps', animal: insect, vps: 40, source: 'final scoring', hex: 30 }),
    ];
    const vps = before.vps.map((_, animal) => ({ [bird]: 9, [insect]: 48 })[animal] ?? 0);
    const { found } = courseOf({ state: { ...before, vps }, history });
    expect(found.map(({ turn, leader }) => [turn.number, leader])).toEqual([
      [1, null],
      [3, null],
      [4, insect],
      [6, bird],
    ]);
  });
});
