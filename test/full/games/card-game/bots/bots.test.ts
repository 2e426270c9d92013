import { describe, expect, it } from '@jest/globals';
import { adviceOn, adviserAmong } from '../../../../../src/kit/analysis/advice.ts';
import { playMatch } from '../../../../../src/kit/arena/arena.ts';
import { randomChance } from '../../../../../src/kit/chance.ts';
import { rng } from '../../../../../src/kit/rng.ts';
import { LEVELS } from '../../../../../src/games/card-game/bots/levels.ts';
import { sampleTable } from '../../../../../src/games/card-game/bots/sampling.ts';
import { strong, think } from '../../../../../src/games/card-game/bots/strong.ts';
import type { CardChance, DrawKind, GameEvent } from '../../../../../src/games/card-game/rules/chance.ts';
import { rules } from '../../../../../src/games/card-game/rules/index.ts';
import { violations } from '../../../../../src/games/card-game/rules/invariants.ts';
import { notation } from '../../../../../src/games/card-game/rules/notation/index.ts';
import { type Move, moveOf } from '../../../../../src/games/card-game/rules/moves.ts';
import { decision, isLegal, legalMoves, newGame, play } from '../../../../../src/games/card-game/rules/play.ts';
import type { State } from '../../../../../src/games/card-game/rules/state.ts';
import { view } from '../../../../../src/games/card-game/rules/view.ts';
import { table } from '../../../../games/card-game/support/table.ts';
import { times } from '../../../../support/soak.ts';

const level = (name: string) => LEVELS.find((each) => each.name === name)!;
const QUICKLY = { iterations: 24 };

/** Every nth state of a game that greedy bots play. */
function* states(players: number, seed: number, every: number): Generator<State> {
  const randomInt = rng(seed);
  const chance: CardChance = randomChance(randomInt);
  const s = newGame({ players, cards: 'reconstruction' }, chance);
  for (let i = 0; !s.over; i++) {
    if (i % every === 0) yield rules.copy(s);
    play(s, level('greedy').decide(view(s, s.active), randomInt), chance);
  }
}

describe('Every level', () => {
  it('is random, gentle, casual, greedy, strong, the weakest first', () => {
    expect(LEVELS.map(({ name }) => name)).toEqual(['random', 'gentle', 'casual', 'greedy', 'strong']);
  });

  it('answers legally wherever it is asked, and the same to the same seed', () => {
    for (const s of states(4, 7, 15)) {
      for (const bot of LEVELS) {
        const seen = view(s, s.active);
        const move = bot.decide(seen, rng(1), QUICKLY);
        expect(isLegal(s, move)).toBe(true);
        expect(bot.decide(seen, rng(1), QUICKLY)).toBe(move);
      }
    }
  });

  it('knows only what its seat sees: two tables that look alike from there get the same answer', () => {
    const dealt = rng(99);
    for (let players = 2; players <= 6; players += 2) {
      for (const s of states(players, players, 20)) {
        const seat = decision(s)!.player;
        // Another table: everything the seat has not seen is dealt again, and what comes next is in another order.
        const other = sampleTable(view(s, seat), dealt);
        expect(violations(other)).toEqual([]);
        expect(view(other, seat)).toEqual(view(s, seat));
        for (const bot of LEVELS) {
          expect(bot.decide(view(other, seat), rng(5), QUICKLY)).toBe(bot.decide(view(s, seat), rng(5), QUICKLY));
        }
      }
    }
  });

  it('leaves the view it is given as it was', () => {
    for (const s of states(3, 3, 20)) {
      const seen = view(s, s.active);
      const before = JSON.stringify(seen);
      for (const bot of LEVELS) bot.decide(seen, rng(2), QUICKLY);
      expect(JSON.stringify(seen)).toBe(before);
    }
  });
});

describe('The strong bot', () => {
  const text = (s: State): unknown =>
    notation.move.write(level('strong').decide(view(s, s.active), rng(1), { iterations: 200 }));
  const last = {
    gone: [
      'Wetland A',
      'Wetland B',
      'Savannah A',
      'Savannah B',
      'Jungle',
      'Forest',
      'Desert',
      'Mountain',
      'Tundra A',
      'Tundra B',
      'Tundra C',
    ],
    biome: 'Sea',
    next: null,
  };

  it('plays the card that wins the last round', () => {
    const s = table({
      ...last,
      players: [
        { hand: ['insect-15', 'mammal-01'], vps: 40 },
        { table: ['bird-02'], vps: 42, passed: true, hand: ['bird-03'] },
      ],
    });
    expect(text(s)).toEqual({ play: 'mammal-01' });
  });

  it('does not suppress its own animal when it need not', () => {
    const s = table({
      ...last,
      players: [
        { hand: ['reptile-01'], table: ['arachnid-01', 'bird-14'], vps: 40 },
        { table: ['arachnid-02', 'bird-02'], vps: 42, passed: true, hand: ['bird-03'] },
      ],
      at: { question: 'target', player: 0, card: 'bird-14' },
    });
    expect(text(s)).toEqual({ target: 'arachnid-02' });
  });

  it('advises, with the next best answer and reasons', () => {
    const s = newGame({ players: 3, cards: 'reconstruction' }, randomChance<DrawKind, GameEvent>(rng(8)));
    const thinking = think(view(s, s.active), rng(1), { iterations: 100 });
    while (thinking.step());
    const advice = thinking.advice();
    expect(legalMoves(s)).toContain(advice.move);
    expect(advice.move).toBe(thinking.best());
    expect(advice.other!.move).not.toBe(advice.move);
    expect(advice.reasons.map(({ reason }) => reason).sort()).toEqual(['own', 'rival']);
  });

  it('compares the answer that is asked about with the best, and says how far it is behind', () => {
    const s = table({
      ...last,
      players: [
        { hand: ['insect-15', 'mammal-01'], vps: 40 },
        { table: ['bird-02'], vps: 42, passed: true, hand: ['bird-03'] },
      ],
    });
    const advise = (about?: Move) => adviceOn({ rules, notation }, adviserAmong([strong])!, s, about);
    const pass = moveOf('pass');
    const advice = advise(pass);
    expect(advice.about).toMatchObject({ move: pass, isAsGood: false });
    expect(advice.about!.behind).toBeGreaterThan(2);
    expect(advice.move).toBe(advise().move);
    expect(advise(advice.move as Move).about).toBeUndefined();
    expect(advise().about).toBeUndefined();
  });

  it('stops when its time is over, or when no rollout could change the answer', () => {
    const s = newGame({ players: 2, cards: 'reconstruction' }, randomChance<DrawKind, GameEvent>(rng(8)));
    let time = 0;
    const thinking = think(view(s, s.active), rng(1), { ms: 50, now: () => time++ });
    while (thinking.step());
    expect(thinking.iterations).toBeLessThanOrEqual(51);
    const counted = think(view(s, s.active), rng(1), { iterations: 40 });
    while (counted.step());
    expect(counted.iterations).toBeLessThanOrEqual(40);
  });
});

describe('Strength', () => {
  /** The share of wins of one seat against bots of another level. */
  const share = (name: string, against: string, players: number, games: number): number => {
    const entrants = Array.from({ length: players }, (_, i) => {
      const each = level(i === 0 ? name : against);
      return {
        name: i === 0 ? 'A' : 'B',
        decide: (s: State, randomInt: (n: number) => number) => each.decide(s, randomInt, { iterations: 60 }),
      };
    });
    let won = 0;
    for (let game = 0; game < games; game++) {
      const match = {
        deal: 900 + Math.floor(game / players),
        rotation: game % players,
        options: { players, cards: 'reconstruction' },
        maxRounds: 12,
      };
      won += playMatch({ rules }, entrants, match).seats.find((seat) => seat.name === 'A')!.share;
    }
    return won / games;
  };

  it('greedy beats random', () => {
    expect(share('greedy', 'random', 2, times(20))).toBeGreaterThan(0.85);
    expect(share('greedy', 'random', 4, times(20))).toBeGreaterThan(0.75);
    expect(share('greedy', 'random', 6, times(30))).toBeGreaterThan(0.75);
  });

  it('strong beats greedy, even in little time', () => {
    expect(share('strong', 'greedy', 2, times(16))).toBeGreaterThan(0.5);
  });
});
