import { describe, expect, it } from 'vitest';
import { FORESIGHT, LEARNED_FROM } from '../../src/dominant-species/bots/foresight-weights.ts';
import {
  REASONS,
  type ReasonName,
  addParts,
  foresee,
  standardHere,
} from '../../src/dominant-species/bots/foresight.ts';
import { COURSE_NAMES, PROSPECT_NAMES } from '../../src/dominant-species/bots/prospects.ts';
import { stakesOf, worthTo } from '../../src/dominant-species/bots/rivalry.ts';
import { generator } from '../../src/dominant-species/generator.ts';
import { ANIMALS, INSECT, SUN } from '../../src/dominant-species/rules/components.ts';
import { randomDealer } from '../../src/dominant-species/rules/dealer.ts';
import { newGame } from '../../src/dominant-species/rules/play.ts';
import { type State, copyState, held } from '../../src/dominant-species/rules/state.ts';

const game = (players: number, animalsEach = 1): State =>
  newGame({ players, animalsEach, randomEarth: true, animals: 'dealt' }, randomDealer(generator(players)));

function foreseen(s: State): Float64Array {
  const values = new Float64Array(ANIMALS.length);
  foresee(s, values);
  return values;
}

describe('foresight', () => {
  it('has a weight for every prospect, learned from prospects in this order', () => {
    expect(LEARNED_FROM).toEqual({ prospects: PROSPECT_NAMES, course: COURSE_NAMES });
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
    expect(lead((s) => (s.added[held(INSECT, SUN)]! += 1))).toBeGreaterThan(0);
  });

  /** What each reason adds for a player, compared with `standard`. */
  function partsOf(s: State, player: number, standard: State): { parts: Float64Array; worth: number } {
    foreseen(standard);
    const kept = standardHere();
    const values = foreseen(s);
    const stakes = new Float64Array(ANIMALS.length);
    stakesOf(s, values, player, stakes);
    const parts = new Float64Array(REASONS.length);
    addParts(s, stakes, parts, kept);
    return { parts, worth: worthTo(s, values, player) };
  }

  it.each([
    [2, 1],
    [3, 2],
    [6, 1],
  ])('says what each reason adds: %i players, %i animals each', (players, animalsEach) => {
    const standard = game(players, animalsEach);
    const s = copyState(standard);
    s.vps[INSECT] = 9;
    s.aside[INSECT]! -= 2;
    s.genePool[INSECT]! -= 11;
    for (let player = 0; player < players; player++) {
      const { parts, worth } = partsOf(s, player, standard);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(worth, 9);
    }
  });

  it('gives no reason that is as it was', () => {
    const standard = game(6);
    const changed = copyState(standard);
    changed.genePool[INSECT]! += 6;
    const player = standard.owner[INSECT]!;
    const before = partsOf(standard, player, standard);
    const after = partsOf(changed, player, standard);
    const differing = REASONS.filter((_, i) => Math.abs(after.parts[i]! - before.parts[i]!) > 1e-9);
    // Who of the rivals counts for how much may change with the values: that is no prospect's doing.
    expect(differing.filter((reason) => reason !== 'interplay')).toEqual(['genePool'] satisfies ReasonName[]);
    const pool = REASONS.indexOf('genePool');
    expect(after.parts[pool]).not.toBe(0);
    expect(before.parts[pool]).toBe(0);
  });

  it('leaves the state alone', () => {
    const s = game(5);
    const before = JSON.stringify(s);
    foreseen(s);
    expect(JSON.stringify(s)).toBe(before);
  });
});
