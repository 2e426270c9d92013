import { describe, expect, it } from '@jest/globals';
import { type MatchResult, type SeatResult, chanceOf, standingOf } from '../../../../src/kit/arena/arena.ts';
import { bootstrap, report, sequentialTest, tally } from '../../../../src/kit/arena/arena-report.ts';
import { rules } from '../../../../src/games/dominant-species/rules/index.ts';
import { playTable } from '../support/match.ts';
import { random } from '../../../../src/games/dominant-species/bots/quick-bots.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { newGame } from '../../../../src/games/dominant-species/rules/play.ts';
import { legalMoves } from '../../../../src/games/dominant-species/rules/play.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';
import { table } from '../support/table.ts';

const seat = (name: string, at: number, share: number, more: Partial<SeatResult> = {}): SeatResult => ({
  name,
  seat: at,
  roles: [at === 0 ? 'mammal' : 'reptile'],
  score: 10,
  place: share > 0 ? 1 : 2,
  share,
  margin: 0,
  moves: 10,
  illegal: 0,
  ms: 5,
  iterations: 0,
  late: 0,
  ...more,
});
const game = (deal: number, rotation: number, seats: SeatResult[]): MatchResult => ({
  deal,
  rotation,
  rounds: 8,
  capped: false,
  seats,
});

describe('the sequential test', () => {
  /** A deal of two rotations, of which `a` wins a given number. */
  const dealWon = (deal: number, wins: number): MatchResult[] =>
    [0, 1].map((rotation) => {
      const share = rotation < wins ? 1 : 0;
      return game(deal, rotation, [seat('a', 0, share), seat('b', 1, 1 - share)]);
    });
  const verdictOn = (results: readonly MatchResult[], low: number, high: number) => {
    const test = sequentialTest('a', low, high);
    for (const each of results) test.add(each);
    return test.verdict();
  };
  const dealsWon = (wins: readonly number[]): MatchResult[] => wins.flatMap((each, deal) => dealWon(deal, each));

  it('accepts the share that is clearly closer', () => {
    expect(verdictOn(dealsWon(Array.from({ length: 30 }, () => 2)), 0.5, 0.6).accepted).toBe(0.6);
    expect(verdictOn(dealsWon(Array.from({ length: 30 }, () => 0)), 0.5, 0.6).accepted).toBe(0.5);
  });

  it('leaves open what is half way between', () => {
    const mixed = Array.from({ length: 40 }, (_, deal) => [0, 1, 2, 1][deal % 4]!);
    expect(verdictOn(dealsWon(mixed), 0.45, 0.55)).toEqual({ accepted: null, evidence: 0 });
  });

  it('says nothing of a handful of deals, however they came out', () => {
    expect(verdictOn(dealsWon([2, 2, 2, 2, 2]), 0.1, 0.9).accepted).toBeNull();
  });

  it('is seldom wrong, though it is asked after every deal', () => {
    const randomInt = rng(5);
    let wrong = 0;
    for (let trial = 0; trial < 100; trial++) {
      const test = sequentialTest('a', 0.5, 0.65);
      for (let deal = 0; deal < 200; deal++) {
        for (const each of dealWon(deal, randomInt(2) + randomInt(2))) test.add(each);
        const { accepted } = test.verdict();
        if (accepted === 0.65) wrong++;
        if (accepted !== null) break;
      }
    }
    expect(wrong).toBeLessThanOrEqual(10);
  });

  it('counts whole deals alone', () => {
    const whole = dealsWon([0, 1, 2, 2, 1, 2, 2]);
    const [lost] = dealWon(7, 0);
    expect(verdictOn([...whole, lost!], 0.5, 0.6)).toEqual(verdictOn(whole, 0.5, 0.6));
    const [, halfLost, ...rest] = dealsWon([0, 0, 1, 2, 2, 1, 2, 2]);
    expect(verdictOn([halfLost!, ...rest.slice(2)], 0.5, 0.6)).toEqual(
      verdictOn(dealsWon([1, 2, 2, 1, 2, 2]), 0.5, 0.6),
    );
  });
});

describe('the report', () => {
  const results = [
    game(2, 0, [seat('a', 0, 1, { margin: 6 }), seat('b', 1, 0)]),
    game(1, 1, [seat('b', 0, 0.5), seat('a', 1, 0.5, { illegal: 1 })]),
    game(1, 0, [seat('a', 0, 1), seat('b', 1, 0)]),
    game(2, 1, [seat('b', 0, 1), seat('a', 1, 0, { margin: -2 })]),
  ];
  const [a, b] = report(results);

  it('gives each bot its share of the wins, ties split', () => {
    expect(a).toMatchObject({ name: 'a', games: 4, seats: 4, share: 0.625, equal: 0.5, illegal: 1 });
    expect(b).toMatchObject({ name: 'b', share: 0.375, illegal: 0 });
  });

  it('gives means of places, margins, time and moves', () => {
    expect(a).toMatchObject({ place: 1.25, margin: 1, msPerMove: 0.5, movesPerGame: 10, score: 10 });
  });

  it('gives shares by seat and by what was led', () => {
    expect(a!.bySeat).toEqual([
      { seats: 2, share: 1 },
      { seats: 2, share: 0.25 },
    ]);
    expect(a!.byRole).toEqual({ mammal: { seats: 2, share: 1 }, reptile: { seats: 2, share: 0.25 } });
  });

  it('does not depend on the order in which games end', () => {
    expect(report(results.toReversed())).toEqual(report(results.toSorted((x, y) => x.deal - y.deal)));
  });

  it('holds no more for 100,000 deals than for some thousands, and is as sure of the share', () => {
    const all = tally(['a', 'b']);
    const randomInt = rng(4);
    for (let deal = 0; deal < 100_000; deal++) {
      const share = randomInt(2);
      all.add(game(deal, 0, [seat('a', 0, share), seat('b', 1, 1 - share)]));
    }
    const [first] = all.report();
    expect([all.games(), all.deals(), first!.seats]).toEqual([100_000, 100_000, 100_000]);
    // 1.96 standard errors: 0.0031 to either side.
    const [low, high] = first!.interval;
    expect(high - low).toBeGreaterThan(0.0052);
    expect(high - low).toBeLessThan(0.0072);
    expect(low).toBeLessThan(0.5);
    expect(high).toBeGreaterThan(0.5);
  });

  it('counts a bot on several seats by the seat', () => {
    const [one] = report([game(1, 0, [seat('a', 0, 1), seat('a', 1, 0)])]);
    expect(one).toMatchObject({ seats: 2, share: 0.5, interval: [0.5, 0.5] });
  });
});

describe('the bootstrap', () => {
  it('resamples whole groups: what cancels out within each leaves no doubt', () => {
    const groups = Array.from({ length: 40 }, () => ({ sum: 1, count: 2 }));
    expect(bootstrap(groups, rng(1))).toEqual([0.5, 0.5]);
  });

  it('is as wide as the spread of independent groups says', () => {
    const groups = Array.from({ length: 100 }, (_, i) => ({ sum: i % 2, count: 1 }));
    const [low, high] = bootstrap(groups, rng(1));
    // 1.96 standard errors: 0.098 to either side.
    expect(low).toBeGreaterThan(0.37);
    expect(low).toBeLessThan(0.43);
    expect(high).toBeGreaterThan(0.57);
    expect(high).toBeLessThan(0.63);
  });
});

describe('a table', () => {
  const setting = { deal: 5, rotation: 0, animalsEach: 1, randomEarth: false, maxTurns: 3 };
  const entrants = ['x', 'y', 'z'].map((name) => ({ name, decide: random }));

  it('rotates the bots over the seats and their animals', () => {
    const games = [0, 1, 2].map((rotation) => playTable(entrants, { ...setting, rotation }));
    expect(games.map(({ seats }) => seats.map(({ name }) => name).join(''))).toEqual(['xyz', 'zxy', 'yzx']);
    expect(new Set(games.map(({ seats }) => JSON.stringify(seats.map(({ roles }) => roles)))).size).toBe(1);
  });

  it('lays down the same start for a deal, another for another', () => {
    const setup = { players: 4, animalsEach: 1, randomEarth: true, animals: 'dealt' } as const;
    expect(newGame(setup, chanceOf(7))).toEqual(newGame(setup, chanceOf(7)));
    expect(newGame(setup, chanceOf(8))).not.toEqual(newGame(setup, chanceOf(7)));
  });

  it('ends at the cap of turns', () => {
    expect(playTable(entrants, setting)).toMatchObject({ rounds: 4, capped: true });
  });

  it('counts the iterations, and answers that come late', () => {
    let made = 0;
    const thinker = {
      name: 'thinker',
      decide: (s: State) => ((made += 3), legalMoves(s)[0]!),
      iterations: () => made,
      ms: -1000,
    };
    const [first] = report([playTable([thinker, thinker], { ...setting, maxTurns: 1 })]);
    expect(first).toMatchObject({ iterationsPerMove: 3 });
    expect(first!.late).toBeGreaterThan(0);
  });

  it('counts an illegal move and plays on', () => {
    const cheat = { name: 'cheat', decide: () => 9999 };
    const { seats } = playTable([cheat, cheat], { ...setting, maxTurns: 1 });
    expect(seats[0]!.illegal).toBe(seats[0]!.moves);
  });

  it('splits the win between equal scores, though the food chain makes places', () => {
    const s = table({ animals: { bird: { vps: 20 }, insect: { vps: 20 } } });
    expect(legalMoves(s).length).toBeGreaterThan(0);
    expect([0, 1].map((seat) => standingOf(rules.standing!(s), seat))).toMatchObject([
      { share: 0.5, place: 1, margin: 0 },
      { share: 0.5, place: 2, margin: 0 },
    ]);
  });
});
