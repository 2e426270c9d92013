import { describe, expect, it } from '@jest/globals';
import {
  type JudgedHint,
  isWrong,
  judgeHint,
  samplePosition,
} from '../../../../src/games/dominant-species/bots/hints-judged.ts';
import { inOneGo } from '../../../../src/kit/steps.ts';
import { isWorthThinking } from '../../../../src/games/dominant-species/bots/strong.ts';
import { legalMoves } from '../../../../src/games/dominant-species/rules/play.ts';
import { STARTING_EARTH, table } from '../support/table.ts';

/** The fewest playouts that are meaningful. */
const JUDGING = { iterations: 8, playouts: 2, appeals: 2, rollouts: 1 };

describe('hints', () => {
  it('are judged by what becomes of the answers', () => {
    // The last turn: the bird scores wetland for 8 VPs or the desert for 4.
    const s = table({
      players: [['bird'], ['mammal']],
      earth: {
        ...STARTING_EARTH,
        '0,-1': { terrain: 'wetland', species: { bird: 4 } },
        '1,0': { terrain: 'desert', species: { bird: 4, mammal: 5 } },
      },
      display: { domination: ['bird'] },
      cards: { faceUp: [], taken: ['ice age'] },
      at: { phase: 'execution' },
    });
    const before = JSON.stringify(s);
    const hint = inOneGo(judgeHint(s, JUDGING, 1))!;
    expect(hint).toMatchObject({ phase: 'domination', turn: s.turn, answers: legalMoves(s).length, isAsGood: false });
    expect(hint.againstNext).toMatchObject({ playouts: 2, ahead: 8, standardError: 0 });
    expect(isWrong(hint)).toBe(false);
    expect(JSON.stringify(s)).toBe(before);
  });

  it('are wrong where the next best answer does better beyond two standard errors', () => {
    const hint = (ahead: number): JudgedHint =>
      ({ againstNext: { playouts: 8, ahead, standardError: 2, won: 0 } }) as unknown as JudgedHint;
    expect(isWrong(hint(-4.1))).toBe(true);
    expect(isWrong(hint(-3.9))).toBe(false);
  });

  it('are asked for where there is something to think about, in any phase', () => {
    const phases = new Set<number>();
    for (let deal = 1; deal <= 3; deal++) {
      const table = { players: 2, animalsEach: 1, randomEarth: false, animals: 'dealt' } as const;
      const s = inOneGo(samplePosition(table, deal, 1))!;
      expect(isWorthThinking(s)).toBe(true);
      phases.add(s.phase);
    }
    expect(phases.size).toBeGreaterThan(1);
  });
});
