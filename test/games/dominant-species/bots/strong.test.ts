import { describe, expect, it } from '@jest/globals';
import { playTable } from '../support/match.ts';
import {
  StrongBot,
  isWorthThinking,
  reasonsFor,
  startSearch,
  strongWith,
  thinking,
} from '../../../../src/games/dominant-species/bots/index.ts';
import { PROFILES } from '../../../../src/games/dominant-species/bots/strong.ts';
import { REASONS } from '../../../../src/games/dominant-species/bots/network/value-network.ts';
import { DominantSpecies } from '../../../../src/games/dominant-species/bgio.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { isLegal, legalMoves, newGame, play } from '../../../../src/games/dominant-species/rules/play.ts';
import { SETUP } from '../../../../src/games/dominant-species/rules/components.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';
import { STARTING_EARTH, table } from '../support/table.ts';

const start = newGame({ players: 3, animalsEach: 1, randomEarth: false, animals: 'dealt' }, randomChance(rng(4)));

/** A clock that advances by a millisecond each time it is read. */
function clock(): () => number {
  let time = 0;
  return () => time++;
}

/** A position in which a bird with a pawn on Domination can score wetland or desert. */
const scoring = (): State =>
  table({
    players: [['bird'], ['mammal']],
    earth: {
      ...STARTING_EARTH,
      '0,-1': { terrain: 'wetland', species: { bird: 4 } },
      '1,0': { terrain: 'desert', species: { bird: 4 } },
      '0,1': { terrain: 'mountain', species: { mammal: 4 } },
    },
    display: { domination: ['bird'] },
    at: { phase: 'execution' },
  });

function searched(s: State, seed: number, iterations: number) {
  const search = startSearch(s, rng(seed));
  for (let i = 0; i < iterations; i++) search.step();
  return search;
}

describe('the level strong', () => {
  it.each([
    ['full', false],
    ['short', true],
    ['shortest', true],
  ] as const)('in a game of length "%s": thinks about where to place pawns, %s', (length, thinks) => {
    const s = newGame(
      { players: 3, animalsEach: 1, randomEarth: false, animals: 'dealt', length },
      randomChance(rng(4)),
    );
    const rollouts: number[] = [];
    strongWith({ iterations: 5 }, (count) => rollouts.push(count), PROFILES.strong)(s, rng(1));
    expect(rollouts).toEqual(thinks ? [5] : []);
  });
});

describe('the search', () => {
  it('finds the same from the same seed and as many rollouts', () => {
    expect(searched(start, 7, 12).result()).toEqual(searched(start, 7, 12).result());
  });

  it('finds the same while others think about other positions', () => {
    const search = startSearch(start, rng(7));
    const other = startSearch(scoring(), rng(8));
    for (let i = 0; i < 12; i++) {
      search.step();
      other.step();
    }
    expect(search.result()).toEqual(searched(start, 7, 12).result());
    expect(other.result()).toEqual(searched(scoring(), 8, 12).result());
  });

  it('leaves the state alone', () => {
    const before = JSON.stringify(start);
    searched(start, 7, 5);
    expect(JSON.stringify(start)).toBe(before);
  });

  it('can be read at any time: every visit is counted, legal moves only, the best first', () => {
    const search = startSearch(start, rng(1));
    expect(isLegal(start, search.result()[0]!.move)).toBe(true);
    for (let i = 0; i < 20; i++) search.step();
    const tried = search.result();
    expect(tried.reduce((sum, { visits }) => sum + visits, 0)).toBe(20);
    expect(tried.every(({ move }) => isLegal(start, move))).toBe(true);
    expect(tried.map(({ worth }) => worth)).toEqual(tried.map(({ worth }) => worth).sort((a, b) => b - a));
  });

  it('says what speaks for a move: the parts make up what can be expected', () => {
    const [best, other] = searched(scoring(), 3, 30).result();
    for (const { expected, parts } of [best!, other!]) {
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(expected, 6);
    }
    const reasons = reasonsFor(best!, other!);
    expect(reasons.reduce((sum, { vps }) => sum + vps, 0)).toBeCloseTo(best!.expected - other!.expected, 6);
    expect(Math.abs(reasons[0]!.vps)).toBeGreaterThanOrEqual(Math.abs(reasons[1]!.vps));
  });

  it('finds the same without looking for reasons', () => {
    const bare = startSearch(scoring(), rng(3), { findsReasons: false });
    for (let i = 0; i < 30; i++) bare.step();
    const found = searched(scoring(), 3, 30).result();
    expect(bare.result().every(({ parts }) => parts.every((part) => part === 0))).toBe(true);
    expect(bare.result()).toEqual(found.map((tried) => ({ ...tried, parts: new Float64Array(REASONS.length) })));
    expect(found.some(({ parts }) => parts.some((part) => part !== 0))).toBe(true);
  });

  it('counts the lowest animal where a player has several', () => {
    const s = newGame({ players: 2, animalsEach: 3, randomEarth: false, animals: 'dealt' }, randomChance(rng(2)));
    const [best] = searched(s, 1, 6).result();
    expect(best!.parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(best!.expected, 6);
  });
});

describe('thinking', () => {
  it('goes on until the iterations are used up', () => {
    const search = startSearch(start, rng(1));
    expect([...thinking(search, { iterations: 2 }, 1)]).toEqual([1, 2]);
  });

  it('pauses after a given number of rollouts', () => {
    const search = startSearch(start, rng(1));
    expect([...thinking(search, { ms: 12, now: clock() }, 5)]).toEqual([5, 10]);
  });

  it('ends with the time', () => {
    const search = startSearch(start, rng(1));
    expect([...thinking(search, { ms: 4, now: clock() }, 1)]).toEqual([1, 2, 3, 4]);
  });

  it('can be left at any time', () => {
    const search = startSearch(start, rng(1));
    for (const rollouts of thinking(search, {}, 1)) if (rollouts === 3) break;
    expect(search.iterations).toBe(3);
    expect(isLegal(start, search.result()[0]!.move)).toBe(true);
  });

  it('ends when nothing could change the answer any more', () => {
    const search = startSearch(scoring(), rng(1));
    const slices = thinking(search, { iterations: 1000 });
    while (!slices.next().done);
    expect(search.iterations).toBeLessThan(1000);
  });
});

describe('strong', () => {
  it('does not think where there is nothing to choose between', () => {
    let onDone = 0;
    const decide = strongWith({ iterations: 5 }, (rollouts) => (onDone += rollouts));
    const choosing = newGame(
      { players: 3, animalsEach: 1, randomEarth: false, animals: 'chosen' },
      randomChance(rng(1)),
    );
    expect(choosing.phase).toBe(SETUP);
    expect(isWorthThinking(choosing)).toBe(false);
    expect(isLegal(choosing, decide(choosing, rng(1)))).toBe(true);
    expect(onDone).toBe(0);
    decide(start, rng(1));
    expect(onDone).toBeGreaterThan(0);
  });

  it('scores the tile that pays it most', () => {
    const s = scoring();
    const move = strongWith({ iterations: 20 })(s, rng(1));
    const after = structuredClone(s);
    play(after, move, randomChance(rng(1)));
    expect(after.vps[2]).toBe(8);
    expect(legalMoves(s)).toContain(move);
  });

  it.each([
    [2, 1, false],
    [6, 1, true],
    [2, 3, true],
    [3, 2, false],
  ])(
    'plays on with a millisecond for an answer: %i players, %i animals each, random earth: %s',
    (players, animalsEach, randomEarth) => {
      const entrant = { name: 'strong', decide: strongWith({ ms: 1, now: clock() }) };
      const entrants = Array.from({ length: players }, () => entrant);
      const { seats } = playTable(entrants, { deal: 6, rotation: 0, animalsEach, randomEarth, maxTurns: 1 });
      expect(seats.map(({ illegal }) => illegal)).toEqual(seats.map(() => 0));
      expect(seats.reduce((sum, { moves }) => sum + moves, 0)).toBeGreaterThan(10);
    },
  );

  it('answers what looks best at once when there is no time even to get ready', () => {
    const onDone: number[] = [];
    const hear = (rollouts: number) => onDone.push(rollouts);
    const answered = strongWith({ ms: 1, now: clock() }, hear)(start, rng(1));
    expect(answered).toBe(startSearch(start, rng(1)).result()[0]!.move);
    // Preparing took a millisecond for one animal, so it takes two more for the others.
    strongWith({ ms: 3, now: clock() }, hear)(start, rng(1));
    strongWith({ ms: 4, now: clock() }, hear)(start, rng(1));
    strongWith({ ms: 2, now: clock() }, hear)(scoring(), rng(1));
    expect(onDone).toEqual([0, 0, 3, 1]);
  });

  it('takes its budget from an option of the bot', () => {
    const bot = new StrongBot({ enumerate: DominantSpecies.ai.enumerate, seed: 's' });
    expect(bot.opts().iterations).toMatchObject({ range: { min: 1 }, value: 400 });
  });
});
