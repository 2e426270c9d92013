/** What a bot thinks of the options of an open question: `assess`. */
import { describe, expect, it } from '@jest/globals';
import { type Judge } from '../../src/kit/analysis/analysis.ts';
import { type Assessment, assess } from '../../src/kit/analysis/assess.ts';
import type { GameModule, Rollout } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';

/** A game with one question: name a number up to 30; the higher, the better. */
const game = {
  rules: {
    decision: (s: { over: boolean }) => (s.over ? null : { player: 1, phase: 'play', stage: 'name' }),
    view: <State>(s: State) => s,
    legalMoves: () => Array.from({ length: 30 }, (_, move) => move),
  },
} as unknown as GameModule;

/** A bot that sees what a number is worth through noise, and notes what it was asked to compare. */
function judgeNoting(asked: number[][]): Judge {
  return {
    compare(_view: unknown, _randomInt: unknown, moves: readonly number[]) {
      asked.push([...moves]);
      const noise = rng(asked.length);
      return {
        step: (): Rollout[] =>
          moves.map((move) => ({
            worth: move + noise(5),
            players: [
              { winning: 1 - move / 30, place: 2 },
              { winning: move / 30, place: 1, score: move },
            ],
          })),
        reasons: (one: number, other: number) => [
          { reason: `${String(moves[one])}>${String(moves[other])}`, points: 1 },
        ],
      };
    },
  } as unknown as Judge;
}

const last = (steps: Iterable<() => Assessment>): Assessment => [...steps].at(-1)!();

describe('An assessment', () => {
  it('looks at all answers, then at ever fewer, and speaks of the last look alone', () => {
    const asked: number[][] = [];
    const { looks, answers, players } = last(assess(game, judgeNoting(asked), { over: false }, 8));
    expect(asked.map((moves) => moves.length)).toEqual([30, 12, 5]);
    expect(looks).toBe(16);
    expect(answers.map(({ move }) => move)[0]).toBe(29);
    expect(answers).toHaveLength(5);
    expect(answers[0]).toMatchObject({
      behind: { mean: 0, standardError: 0 },
      standing: { winning: 29 / 30, score: 29 },
    });
    expect(answers[1]!.behind.mean).toBeGreaterThan(0);
    expect(answers[0]!.reasons).toEqual([{ reason: `29>${String(answers[1]!.move)}`, points: 1 }]);
    expect(players[0]!.winning).toBeCloseTo(1 / 30);
  });

  it('comes to the same whenever it is asked, with as many rollouts as the bot takes for "why not?"', () => {
    const assessed = (): Assessment =>
      last(
        assess(
          game,
          { ...judgeNoting([]), advising: { rollouts: 0, comparisons: 20, noticeable: 0 } },
          { over: false },
        ),
      );
    expect(assessed().looks).toBe(40);
    expect(assessed()).toEqual(assessed());
  });

  it('says nothing of a game that is over', () => {
    expect([...assess(game, judgeNoting([]), { over: true }, 8)]).toEqual([]);
  });
});
