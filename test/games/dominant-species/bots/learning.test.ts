import { describe, expect, it } from '@jest/globals';
import { weightList } from '../../../../src/games/dominant-species/bots/evaluation.ts';
import { WEIGHTS } from '../../../../src/games/dominant-species/bots/index.ts';
import { EXAMPLE, examplesOf, learn } from '../../../../src/games/dominant-species/bots/learning.ts';
import { COURSE_NAMES, FEATURE_NAMES } from '../../../../src/games/dominant-species/bots/features.ts';
import { selfPlayPolicy } from '../../../../src/games/dominant-species/bots/self-play-policy.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { isLegal, newGame, play } from '../../../../src/games/dominant-species/rules/play.ts';

const OWN = FEATURE_NAMES.length;
const PAWNS = FEATURE_NAMES.indexOf('pawns');
const ELEMENTS = FEATURE_NAMES.indexOf('elements');
const ICE_AGE = COURSE_NAMES.indexOf('iceAge');

/** What animals win in the examples made up: by a lead in pawns, by elements beyond three, and those only before Ice Age lies face up. */
const wins = (pawns: number, meanPawns: number, elements: number, iceAge: number): number =>
  6 * (pawns - meanPawns) + (iceAge === 0 ? 10 * Math.max(0, elements - 3) : 0);

function madeUp(count: number): Float32Array {
  const randomInt = rng(1);
  const rows = new Float32Array(count * EXAMPLE);
  for (let n = 0; n < count; n++) {
    const row = rows.subarray(n * EXAMPLE, (n + 1) * EXAMPLE);
    const [pawns, mean, elements, iceAge] = [randomInt(8), 2 + randomInt(4), randomInt(7), randomInt(2)];
    row[PAWNS] = pawns;
    row[OWN + PAWNS] = pawns - mean;
    row[ELEMENTS] = elements;
    row[2 * OWN + ICE_AGE] = iceAge;
    row[EXAMPLE - 1] = wins(pawns, mean, elements, iceAge);
  }
  return rows;
}

describe('learning', () => {
  it('finds what counts, and says so of features, means and course as they are counted', () => {
    let told = 0;
    const { units, explained } = learn(madeUp(8000), { units: 8, epochs: 60 }, rng(2), () => told++);
    expect(explained).toBeGreaterThan(0.97);
    expect(told).toBeGreaterThan(1);
    expect(units.length).toBeGreaterThan(0);
    expect(units.length).toBeLessThanOrEqual(8);
    const learned = (pawns: number, meanPawns: number, elements: number, iceAge: number): number =>
      units.reduce((sum, { out, bias, own, table, course }) => {
        expect([own.length, table.length, course.length]).toEqual([OWN, OWN, COURSE_NAMES.length]);
        const at =
          own[PAWNS]! * pawns + table[PAWNS]! * meanPawns + own[ELEMENTS]! * elements + course[ICE_AGE]! * iceAge;
        return sum + out * Math.max(0, bias + at);
      }, 0);
    const base: Parameters<typeof wins> = [4, 4, 3, 0];
    const others: Parameters<typeof wins>[] = [
      [7, 4, 3, 0],
      [4, 2, 3, 0],
      [1, 5, 3, 1],
      [4, 4, 6, 0],
      [4, 4, 6, 1],
      [4, 4, 0, 0],
    ];
    for (const other of others) {
      expect(Math.abs(learned(...other) - learned(...base) - (wins(...other) - wins(...base)))).toBeLessThan(6);
    }
  });

  it('learns the same from the same examples and seed', () => {
    const examples = madeUp(1200);
    const lesson = { units: 2, epochs: 2 };
    expect(learn(examples, lesson, rng(5))).toEqual(learn(examples, lesson, rng(5)));
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
        pawns += examples[turn + animal * EXAMPLE + OWN + PAWNS]!;
      }
      expect(won).toBeCloseTo(0, 3);
      expect(pawns).toBeCloseTo(0, 4);
    }
  });
});

describe('the swift player', () => {
  it('answers whole games legally and leaves the state alone', () => {
    const randomInt = rng(3);
    const chance = randomChance(randomInt);
    const s = newGame({ players: 3, animalsEach: 1, randomEarth: true, animals: 'chosen' }, chance);
    const seats = [0, 1, 2].map(() => selfPlayPolicy(weightList(WEIGHTS), { temperature: 1, again: 0.7 }, randomInt));
    let answers = 0;
    while (!s.over && s.turn < 4) {
      const before = JSON.stringify(s);
      const player = s.owner[s.asked] ?? 0;
      const move = seats[Math.max(0, player)]!(s);
      expect(JSON.stringify(s)).toBe(before);
      expect(isLegal(s, move)).toBe(true);
      play(s, move, chance);
      answers++;
    }
    expect(answers).toBeGreaterThan(100);
  });
});
