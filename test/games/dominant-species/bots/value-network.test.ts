import { describe, expect, it } from '@jest/globals';
import { VALUE_NETWORK, LEARNED_FROM } from '../../../../src/games/dominant-species/bots/value-network-weights.ts';
import { REASONS, type ReasonName, NETWORK } from '../../../../src/games/dominant-species/bots/value-network.ts';
import { COURSE_NAMES, FEATURE_NAMES } from '../../../../src/games/dominant-species/bots/features.ts';
import { stakesOf, worthTo } from '../../../../src/games/dominant-species/bots/rivalry.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { ANIMALS, INSECT, SUN } from '../../../../src/games/dominant-species/rules/components.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { newGame } from '../../../../src/games/dominant-species/rules/play.ts';
import { type State, copyState, held } from '../../../../src/games/dominant-species/rules/state.ts';

const game = (players: number, animalsEach = 1): State =>
  newGame({ players, animalsEach, randomEarth: true, animals: 'dealt' }, randomChance(rng(players)));

function predicted(s: State): Float64Array {
  const values = new Float64Array(ANIMALS.length);
  NETWORK.predict(s, values);
  return values;
}

describe('the value network', () => {
  it('has a weight for every feature, learned from features in this order', () => {
    expect(LEARNED_FROM).toEqual({ features: FEATURE_NAMES, course: COURSE_NAMES });
    expect(VALUE_NETWORK.length).toBeGreaterThan(0);
    for (const { out, bias, own, table, course } of VALUE_NETWORK) {
      expect([own.length, table.length, course.length]).toEqual([
        FEATURE_NAMES.length,
        FEATURE_NAMES.length,
        COURSE_NAMES.length,
      ]);
      expect([out, bias, ...own, ...table, ...course].every(Number.isFinite)).toBe(true);
    }
  });

  it('thinks well of VPs, pawns and elements', () => {
    const s = game(4);
    const before = predicted(s)[INSECT]!;
    const lead = (change: (s: State) => void): number => {
      const other = copyState(s);
      change(other);
      return predicted(other)[INSECT]! - before;
    };
    if (s.owner[INSECT]! < 0) throw new Error('the insect must play');
    expect(lead((s) => (s.vps[INSECT]! += 20))).toBeGreaterThan(5);
    expect(lead((s) => (s.aside[INSECT]! -= 1))).toBeGreaterThan(2);
    expect(lead((s) => (s.added[held(INSECT, SUN)]! += 1))).toBeGreaterThan(0);
  });

  /** What each reason adds for a player, compared with `standard`. */
  function partsOf(s: State, player: number, standard: State): { parts: Float64Array; worth: number } {
    predicted(standard);
    const kept = NETWORK.standardHere();
    const values = predicted(s);
    const stakes = new Float64Array(ANIMALS.length);
    stakesOf(s, values, player, stakes);
    const parts = new Float64Array(REASONS.length);
    NETWORK.addParts(s, stakes, parts, kept);
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
    // Who of the rivals counts for how much may change with the values: that is no feature's doing.
    expect(differing.filter((reason) => reason !== 'interplay')).toEqual(['genePool'] satisfies ReasonName[]);
    const pool = REASONS.indexOf('genePool');
    expect(after.parts[pool]).not.toBe(0);
    expect(before.parts[pool]).toBe(0);
  });

  it('leaves the state alone', () => {
    const s = game(5);
    const before = JSON.stringify(s);
    predicted(s);
    expect(JSON.stringify(s)).toBe(before);
  });
});
