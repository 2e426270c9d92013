import { describe, expect, it } from '@jest/globals';
import {
  LEARNED,
  NETWORK,
  REASONS,
  type ReasonName,
  type Rows,
  SHARED,
  UNIT_VPS,
  valueNetwork,
} from '../../../../src/games/dominant-species/bots/network/value-network.ts';
import { OF_ELEMENT, OF_TILE } from '../../../../src/games/dominant-species/bots/network/tile-inputs.ts';
import { COURSE_NAMES, FEATURE_NAMES } from '../../../../src/games/dominant-species/bots/network/features.ts';
import { stakesOf, worthTo } from '../../../../src/games/dominant-species/bots/rivalry.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { ANIMALS, BIRD, INSECT, SUN } from '../../../../src/games/dominant-species/rules/components.ts';
import { table } from '../support/table.ts';
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
  it('has a row of weights for every input, learned from inputs in this order, with a weight for every unit', () => {
    const { inputs, tile, element, own, table, course, out } = LEARNED;
    expect(inputs).toEqual({ features: FEATURE_NAMES, tile: OF_TILE, element: OF_ELEMENT, course: COURSE_NAMES });
    /** Rows × columns; a row of another length shows by its own. */
    const shape = (rows: Rows) => [rows.length, ...new Set(rows.map((row) => row.length))];
    const width = FEATURE_NAMES.length + tile.biases.length + element.biases.length;
    expect(out.length).toBeGreaterThan(0);
    expect(shape(tile.weights)).toEqual([OF_TILE.length, tile.biases.length]);
    expect(shape(element.weights)).toEqual([OF_ELEMENT.length, element.biases.length]);
    expect(own.biases).toHaveLength(out.length);
    expect(shape(own.weights)).toEqual([width, out.length]);
    expect(shape(table)).toEqual([width, out.length]);
    expect(shape(course)).toEqual([SHARED, out.length]);
    const all = [tile, element, own].flatMap(({ weights, biases }) => [...weights, biases]);
    expect([...all, ...table, ...course, out].flat().every(Number.isFinite)).toBe(true);
  });

  it('computes the sums that its weights define', () => {
    // One unit that counts occupied tiles, less one each; one for elements held; hidden units for these, for pawns, for the mean of the pawns, and for Ice Age.
    const units = 5;
    const width = FEATURE_NAMES.length + 2;
    const rows = (count: number, set: readonly (readonly [row: number, unit: number, weight: number])[]) => {
      const weights = Array.from({ length: count }, () => Array.from({ length: units }, () => 0));
      for (const [row, unit, weight] of set) weights[row]![unit] = weight;
      return weights;
    };
    const pawns = FEATURE_NAMES.indexOf('pawns');
    const network = valueNetwork({
      tile: { weights: OF_TILE.map((name) => [name === 'species' ? 4 : 0]), biases: [-1] },
      element: { weights: OF_ELEMENT.map((name) => [name === 'held' ? 3 : 0]), biases: [0] },
      own: {
        weights: rows(width, [
          [FEATURE_NAMES.length, 0, 1],
          [FEATURE_NAMES.length + 1, 1, 1],
          [pawns, 2, 1],
          [pawns, 3, 1],
        ]),
        biases: [0, 0, -1, 0, 0],
      },
      table: rows(width, [[pawns, 3, -1]]),
      course: rows(SHARED, [[COURSE_NAMES.indexOf('iceAge'), 4, 1]]),
      out: [0.1, 0.01, 1, 2, 5],
    });
    const s = table({
      earth: {
        '0,0': { terrain: 'sea', species: { insect: 3, bird: 1 } },
        '1,0': { terrain: 'desert', species: { insect: 2 } },
      },
      animals: { insect: { elements: ['sun'], hand: 3, aside: 7, vps: 5 }, bird: { hand: 6, aside: 4 } },
    });
    const values = new Float64Array(ANIMALS.length);
    network.predict(s, values);
    // The insect: species beyond the first on tiles 2 + 1, elements 2 + 1, pawns 3; the bird: none, 2, 6. The lead in pawns counts above 0 only.
    const insect = 0.1 * 3 + 0.01 * 3 + (3 - 1) + 0;
    const bird = 0.1 * 0 + 0.01 * 2 + (6 - 1) + 2 * (6 - 4.5);
    expect(values[INSECT]! - values[BIRD]!).toBeCloseTo(UNIT_VPS[2]! * (insect - bird) + 5, 6);
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
    // How much each rival counts may change with the values: no feature accounts for that.
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
