import { describe, expect, it } from 'vitest';
import { COURSE_NAMES, PROSPECT_NAMES } from '../../src/dominant-species/bots/prospects.ts';
import { EXAMPLE, examplesOf, learn } from '../../src/dominant-species/bots/learning.ts';
import { generator } from '../../src/dominant-species/generator.ts';

const OWN = PROSPECT_NAMES.length;

/** Examples of animals that win VPs by their pawns, more so late; and by a lead in elements, but not by a lack of them. */
function madeUp(count: number): Float32Array {
  const below = generator(1);
  const rows = new Float32Array(count * EXAMPLE);
  const [pawns, elements] = [PROSPECT_NAMES.indexOf('pawns'), PROSPECT_NAMES.indexOf('elements')];
  for (let n = 0; n < count; n++) {
    const at = n * EXAMPLE;
    rows[at + pawns] = below(8);
    rows[at + OWN + elements] = below(7) - 3;
    rows[at + 2 * OWN] = below(2);
    rows[at + EXAMPLE - 1] = 5 * rows[at + pawns]! + 10 * Math.max(0, rows[at + OWN + elements]!);
  }
  return rows;
}

describe('learning', () => {
  it('finds what counts, bends and all', () => {
    let told = 0;
    const { units, explained } = learn(madeUp(6000), { units: 6, epochs: 40 }, generator(2), () => told++);
    expect(explained).toBeGreaterThan(0.97);
    expect(told).toBeGreaterThan(1);
    // What the units make of examples as they are counted, without scales.
    const won = (pawns: number, elements: number): number =>
      units.reduce((sum, { out, bias, own, table, course }) => {
        expect([own.length, table.length, course.length]).toEqual([OWN, OWN, COURSE_NAMES.length]);
        const lead = own[PROSPECT_NAMES.indexOf('elements')]! * elements;
        return sum + out * Math.max(0, bias + own[PROSPECT_NAMES.indexOf('pawns')]! * pawns + lead);
      }, 0);
    expect(won(6, 0) - won(2, 0)).toBeGreaterThan(14);
    expect(won(4, 3) - won(4, 0)).toBeGreaterThan(20);
    expect(Math.abs(won(4, -3) - won(4, 0))).toBeLessThan(14);
  });

  it('learns the same from the same examples and seed', () => {
    const examples = madeUp(1200);
    const lesson = { units: 2, epochs: 2 };
    expect(learn(examples, lesson, generator(5))).toEqual(learn(examples, lesson, generator(5)));
  });
});

describe('examples', () => {
  it('are the same for the same deal, and what is won is less the mean of the table', () => {
    const examples = examplesOf(12);
    expect(examples).toEqual(examplesOf(12));
    // Deal 12 is a table of four.
    expect(examples.length % (4 * EXAMPLE)).toBe(0);
    expect(examples.length).toBeGreaterThan(3 * 4 * EXAMPLE);
    for (let turn = 0; turn < examples.length; turn += 4 * EXAMPLE) {
      let won = 0;
      let pawns = 0;
      for (let animal = 0; animal < 4; animal++) {
        won += examples[turn + (animal + 1) * EXAMPLE - 1]!;
        pawns += examples[turn + animal * EXAMPLE + OWN + PROSPECT_NAMES.indexOf('pawns')]!;
      }
      expect(won).toBeCloseTo(0, 3);
      expect(pawns).toBeCloseTo(0, 4);
    }
  });
});
