import { describe, expect, it } from 'vitest';
import { FORESIGHT } from '../../src/dominant-species/bots/foresight-weights.ts';
import { REASONS, addParts, foresee } from '../../src/dominant-species/bots/foresight.ts';
import { COURSE_NAMES, PROSPECT_NAMES } from '../../src/dominant-species/bots/prospects.ts';
import { stakesOf, worthTo, worthToAll } from '../../src/dominant-species/bots/rivalry.ts';
import { generator } from '../../src/dominant-species/generator.ts';
import { ANIMALS, INSECT } from '../../src/dominant-species/rules/components.ts';
import { randomDealer } from '../../src/dominant-species/rules/dealer.ts';
import { newGame } from '../../src/dominant-species/rules/play.ts';
import { type State, copyState } from '../../src/dominant-species/rules/state.ts';

const game = (players: number, animalsEach = 1): State =>
  newGame({ players, animalsEach, randomEarth: true, animals: 'dealt' }, randomDealer(generator(players)));

function foreseen(s: State): Float64Array {
  const values = new Float64Array(ANIMALS.length);
  foresee(s, values);
  return values;
}

describe('foresight', () => {
  it('has a weight for every prospect', () => {
    expect(FORESIGHT.length).toBeGreaterThan(0);
    for (const { out, bias, own, table, course } of FORESIGHT) {
      expect([own.length, table.length, course.length]).toEqual([
        PROSPECT_NAMES.length,
        PROSPECT_NAMES.length,
        COURSE_NAMES.length,
      ]);
      expect([out, bias, ...own, ...table, ...course].every(Number.isFinite)).toBe(true);
    }
  });

  it('thinks well of VPs, pawns and elements', () => {
    const s = game(4);
    const before = foreseen(s)[INSECT]!;
    const lead = (change: (s: State) => void): number => {
      const other = copyState(s);
      change(other);
      return foreseen(other)[INSECT]! - before;
    };
    if (s.owner[INSECT]! < 0) throw new Error('the insect must play');
    expect(lead((s) => (s.vps[INSECT]! += 20))).toBeGreaterThan(5);
    expect(lead((s) => (s.aside[INSECT]! -= 1))).toBeGreaterThan(2);
    expect(lead((s) => (s.added[INSECT * 6 + 4]! += 1))).toBeGreaterThan(0);
  });

  it.each([
    [2, 1],
    [3, 2],
    [6, 1],
  ])('says what each reason adds: %i players, %i animals each', (players, animalsEach) => {
    const s = game(players, animalsEach);
    s.vps[INSECT] = 9;
    const values = foreseen(s);
    const worth = new Float64Array(ANIMALS.length);
    worthToAll(s, values, worth);
    for (let player = 0; player < players; player++) {
      const stakes = new Float64Array(ANIMALS.length);
      stakesOf(s, values, player, stakes);
      const parts = new Float64Array(REASONS.length);
      addParts(s, stakes, parts);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(worth[player]!, 9);
      expect(worthTo(s, values, player)).toBe(worth[player]);
    }
  });

  it('leaves the state alone', () => {
    const s = game(5);
    const before = JSON.stringify(s);
    foreseen(s);
    expect(JSON.stringify(s)).toBe(before);
  });
});
