/** The score sheet, checked against the states of whole games. */
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { apart, ticksTo } from '../../../../src/games/dominant-species/board/scores/Chart.tsx';
import { scoreSheet } from '../../../../src/games/dominant-species/board/scores/score-sheet.ts';
import { type HistoryEntry, turnsOf } from '../../../../src/games/dominant-species/board/state/history.ts';
import { turningPoints } from '../../../../src/games/dominant-species/board/scores/turning-points.ts';
import { ANIMALS, DOMINATION, FIRST_SPACE, SETUP } from '../../../../src/games/dominant-species/rules/components.ts';
import type { GameEvent } from '../../../../src/games/dominant-species/rules/events.ts';
import { NOTHING } from '../../../../src/games/dominant-species/rules/state.ts';
import type { Setup } from '../../../../src/games/dominant-species/rules/setup.ts';
import { randomGame } from '../support/story.ts';
import { table } from '../support/table.ts';

const setups: fc.Arbitrary<Setup> = fc
  .record({
    table: fc.constantFrom([2, 1], [3, 1], [4, 1], [6, 1], [2, 3], [3, 2]),
    randomEarth: fc.boolean(),
    animals: fc.constantFrom('dealt' as const, 'chosen' as const),
  })
  .map(({ table: [players, animalsEach], ...rest }) => ({ players: players, animalsEach: animalsEach, ...rest }));

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
        const sheet = scoreSheet(turnsOf(history, state), state);

        expect(sheet.total).toEqual(state.vps);
        ANIMALS.forEach((_, animal) => {
          expect(sheet.sources.reduce((sum, { vps }) => sum + vps[animal]!, 0)).toBe(state.vps[animal]);
        });
        const [first, ...points] = sheet.points;
        expect(first).toEqual({ after: 'start', vps: start });
        if (!setup.randomEarth) expect(first!.vps.every((vps) => vps === 0)).toBe(true);
        expect(points.map(({ after }) => after)).toEqual([
          ...Array.from({ length: state.turn }, (_, i) => i + 1),
          ...(state.over ? ['end'] : []),
        ]);
        for (const { after, vps } of points) {
          if (typeof after === 'number' && after < state.turn) expect(vps).toEqual(afterTurn.get(after));
        }
        expect(points.at(-1)!.vps).toEqual(state.vps);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it('counts what the story does not tell as had at the start', () => {
    const { state } = randomGame({ players: 3, animalsEach: 1, randomEarth: false, animals: 'dealt' }, 1, 400);
    const sheet = scoreSheet([], state);
    expect(sheet.sources).toEqual([{ source: 'start', vps: state.vps }]);
    expect(sheet.points).toEqual([{ after: 'start', vps: state.vps }]);
  });
});

describe('the chart', () => {
  it('has round numbers at its side, not many and not above the highest VPs', () => {
    for (let most = 1; most < 700; most++) {
      const ticks = ticksTo(most);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)!).toBeLessThanOrEqual(most);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThan(8);
      expect([1, 2, 5, 10, 20, 50, 100, 200]).toContain(ticks[1]);
    }
  });

  it('keeps labels apart, in their order and above the edge', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 6 }), (wanted) => {
        const at = apart(wanted, 20, 200);
        const sorted = [...at].sort((a, b) => a - b);
        sorted.forEach((y, i) => {
          expect(y).toBeLessThanOrEqual(200);
          if (i > 0) expect(y - sorted[i - 1]!).toBeGreaterThanOrEqual(20);
        });
        wanted.forEach((y, i) => {
          wanted.forEach((other, j) => {
            if (y < other) expect(at[i]!).toBeLessThan(at[j]!);
          });
        });
      }),
    );
    expect(apart([50, 100, 150], 20, 200)).toEqual([50, 100, 150]);
  });
});

describe('turning points', () => {
  it('are the few actions that moved the animals farthest apart, in order, and say who took the lead', () => {
    fc.assert(
      fc.property(setups, fc.integer({ min: 0, max: 2 ** 31 - 1 }), (setup, seed) => {
        const { state, history } = randomGame(setup, seed, 1500);
        const turns = turnsOf(history, state);
        const { points, animals } = scoreSheet(turns, state);
        const found = turningPoints(turns, state, points[0]!.vps);
        expect(found.length).toBeLessThanOrEqual(4);
        expect(found.map(({ turn }) => turn)).toEqual(found.map(({ turn }) => turn).sort((a, b) => a - b));
        for (const { gains, leads, turn } of found) {
          expect(gains.length).toBeGreaterThan(0);
          if (leads !== NOTHING) expect(animals).toContain(leads);
          expect(points.some(({ after }) => after === turn)).toBe(true);
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
    const entry = (turn: number, ...events: GameEvent[]): HistoryEntry => ({
      player: 0,
      animal: 0,
      move: null,
      turn,
      phase: DOMINATION,
      events,
    });
    const s = table({ players: [['bird'], ['insect']], turn: 7 });
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
    const found = turningPoints(
      turnsOf(history, s),
      s,
      ANIMALS.map(() => 0),
    );
    expect(found.map(({ turn, leads }) => [turn, leads])).toEqual([
      [1, NOTHING],
      [3, NOTHING],
      [4, insect],
      [6, bird],
    ]);
  });
});
