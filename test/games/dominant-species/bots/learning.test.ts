import { describe, expect, it } from '@jest/globals';
import { weightList } from '../../../../src/games/dominant-species/bots/evaluation.ts';
import { WEIGHTS } from '../../../../src/games/dominant-species/bots/index.ts';
import {
  EXAMPLE,
  type Example,
  exampleAt,
  examplesOf,
  packExamples,
} from '../../../../src/games/dominant-species/bots/training/examples.ts';
import { runToEnd } from '../../../../src/kit/steps.ts';
import { learn } from '../../../../src/games/dominant-species/bots/training/learning.ts';
import { valueNetwork } from '../../../../src/games/dominant-species/bots/network/value-network.ts';
import { ANIMALS, ICE_AGE, JUNGLE } from '../../../../src/games/dominant-species/rules/components.ts';
import {
  FACE_UP,
  type State,
  copyState,
  held,
  onTile,
  sum,
} from '../../../../src/games/dominant-species/rules/state.ts';
import { selfPlayPolicy } from '../../../../src/games/dominant-species/bots/training/self-play-policy.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { isLegal, newGame, play } from '../../../../src/games/dominant-species/rules/play.ts';

/** What animals win in the made-up examples: by a lead in pawns, by species on jungle, and by elements only until Ice Age is face up. */
function winsOf(s: State, animal: number): number {
  const jungle = s.terrain.indexOf(JUNGLE);
  const added = sum(s.added.slice(held(animal, 0), held(animal + 1, 0)));
  const isIceAge = s.cards[ICE_AGE] === FACE_UP;
  return -6 * s.aside[animal]! + 5 * s.species[onTile(animal, jungle)]! + (isIceAge ? 0 : 4 * added);
}

function madeUp(count: number, seed = 1): Example[] {
  const randomInt = rng(seed);
  const start = newGame({ players: 3, animalsEach: 1, randomEarth: false, animals: 'dealt' }, randomChance(randomInt));
  const jungle = start.terrain.indexOf(JUNGLE);
  return Array.from({ length: count }, () => {
    const state = copyState(start);
    if (randomInt(2) === 0) state.cards[ICE_AGE] = FACE_UP;
    const won = new Float32Array(ANIMALS.length);
    let mean = 0;
    for (const animal of state.initiative) {
      state.aside[animal] = randomInt(5);
      state.species[onTile(animal, jungle)] = randomInt(4);
      for (let i = 0; i < 3; i++) if (randomInt(2) === 0) state.added[held(animal, randomInt(6))]!++;
      won[animal] = winsOf(state, animal);
      mean += won[animal] / 3;
    }
    for (const animal of state.initiative) won[animal]! -= mean;
    return { state, won };
  });
}

describe('learning', () => {
  const small = { tileUnits: 4, elementUnits: 4, units: 12, epochs: 25, folds: 1 };

  it('finds what counts of animals, tiles, elements and the course; the network reads it', () => {
    let epochs = 0;
    const examples = madeUp(2500);
    const { weights, explained } = runToEnd(learn(packExamples(examples), small, rng(2), () => epochs++));
    expect(explained).toBeGreaterThan(0.9);
    expect(epochs).toBe(25);
    const network = valueNetwork(weights);
    const values = new Float64Array(ANIMALS.length);
    let missed = 0;
    let all = 0;
    // The last tenth is held out.
    for (const { state, won } of examples.slice(-250)) {
      network.predict(state, values);
      for (const animal of state.initiative) {
        missed += (values[animal]! - state.vps[animal]! - won[animal]!) ** 2;
        all += won[animal]! ** 2;
      }
    }
    expect(1 - missed / all).toBeCloseTo(explained, 2);
  });

  it('learns the same from the same examples and seed', () => {
    const examples = packExamples(madeUp(600));
    const options = { tileUnits: 2, elementUnits: 2, units: 2, epochs: 2, folds: 2 };
    expect(runToEnd(learn(examples, options, rng(5)))).toEqual(runToEnd(learn(examples, options, rng(5))));
  });
});

/** Games of five turns: made-up positions, and what is won in each turn through them and through luck. */
function luckyGames(count: number): Example[] {
  const randomInt = rng(4);
  const examples = madeUp(5 * count);
  for (let n = examples.length - 1; n >= 0; n--) {
    const { state, won } = examples[n]!;
    state.turn = 1 + (n % 5);
    for (const animal of state.initiative) {
      const luck = randomInt(101) - 50;
      for (const other of state.initiative) won[other]! += other === animal ? (luck * 2) / 3 : -luck / 3;
      if (state.turn < 5) won[animal]! += examples[n + 1]!.won[animal]!;
    }
  }
  return examples;
}

describe('learning from games', () => {
  it('is misled less by luck with networks that say what was to be expected a turn later', () => {
    const games = packExamples(luckyGames(400));
    const truth = madeUp(300, 5);
    const values = new Float64Array(ANIMALS.length);
    const missed = [1, 3].map((folds) => {
      const options = { tileUnits: 2, elementUnits: 2, units: 8, epochs: 10, folds };
      const network = valueNetwork(runToEnd(learn(games, options, rng(3))).weights);
      let sum = 0;
      for (const { state, won } of truth) {
        network.predict(state, values);
        for (const animal of state.initiative) sum += (values[animal]! - state.vps[animal]! - won[animal]!) ** 2;
      }
      return sum;
    });
    expect(missed[1]! / missed[0]!).toBeLessThan(0.9);
  });
});

describe('examples', () => {
  it('are the same for the same deal: starts of turns, and what is won, less the mean of the table', () => {
    const examples = examplesOf(12);
    expect(examples).toEqual(examplesOf(12));
    const count = examples.length / EXAMPLE;
    expect(count).toBeGreaterThan(3);
    for (let n = 0; n < count; n++) {
      const { state, won } = exampleAt(examples, n);
      expect(state.turn).toBe(n + 1);
      // Deal 12 is a table of four.
      expect(state.initiative).toHaveLength(4);
      expect(sum([...state.hand, ...state.aside]) + state.display.filter((animal) => animal >= 0).length).toBe(40);
      expect(won.reduce((total, vps) => total + vps, 0)).toBeCloseTo(0, 3);
      expect(won.some((vps) => vps > 0)).toBe(true);
    }
  });

  it('are packed and read again', () => {
    const all = madeUp(3);
    const bytes = packExamples(all);
    all.forEach(({ state, won }, n) => {
      const read = exampleAt(bytes, n);
      expect(read.won).toEqual(won);
      expect(read.state.turn).toBe(state.turn);
      for (const row of ['species', 'added', 'aside', 'cards', 'initiative'] as const) {
        expect([...read.state[row]]).toEqual(state[row]);
      }
    });
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
