import { describe, expect, it } from '@jest/globals';
import { candidates } from '../../../../src/games/evolution-game/bots/candidates.ts';
import { greedy } from '../../../../src/games/evolution-game/bots/greedy.ts';
import { LEVELS } from '../../../../src/games/evolution-game/bots/index.ts';
import { fit, gather } from '../../../../src/games/evolution-game/bots/learning.ts';
import { random } from '../../../../src/games/evolution-game/bots/random.ts';
import { isWorthThinking, strong, think } from '../../../../src/games/evolution-game/bots/strong.ts';
import { FEATURE_COUNT, chanceToWin, weightsFor } from '../../../../src/games/evolution-game/bots/value.ts';
import type { Move } from '../../../../src/games/evolution-game/rules/moves.ts';
import { moveText } from '../../../../src/games/evolution-game/rules/notation/moves.ts';
import { decision, isLegal, newGame, play } from '../../../../src/games/evolution-game/rules/play.ts';
import type { State } from '../../../../src/games/evolution-game/rules/state.ts';
import { view } from '../../../../src/games/evolution-game/rules/view.ts';
import { type RandomInt, randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { after, at } from '../rules/table.ts';

type Decide = (s: State, randomInt: RandomInt) => Move;

/** How often the first of two ways to play wins, in games for so many players. */
function share(one: Decide, others: Decide, players: number, games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const randomInt = rng(1000 * players + game);
    const s = newGame({ players });
    const seat = game % players;
    while (decision(s)) play(s, (s.asked === seat ? one : others)(view(s), randomInt), randomChance(randomInt));
    if (s.winner === seat) wins++;
  }
  return wins / games;
}

describe('every level', () => {
  it.each(LEVELS.map((level) => [level.name, level] as const))(
    '%s gives legal answers and changes nothing',
    (_n, level) => {
      const randomInt = rng(3);
      const s = newGame({ players: 3 });
      for (let moves = 0; moves < 250 && decision(s); moves++) {
        const seen = view(s);
        const before = JSON.stringify(seen);
        const move = level.decide(seen, randomInt, { iterations: 12 });
        expect(isLegal(s, move)).toBe(true);
        expect(JSON.stringify(seen)).toBe(before);
        play(s, move, randomChance(randomInt));
      }
    },
  );
});

describe('greedy', () => {
  it('beats random ones', () => {
    expect(share(greedy, random, 2, 60)).toBeGreaterThan(0.85);
    expect(share(greedy, random, 4, 60)).toBeGreaterThan(0.75);
  });
  it('returns every niche it can', () => {
    const s = at({
      players: [{ counter: 8, stage: 6, niches: ['A', 'B', 'H', 'G'] }, {}],
      colonies: { A: '1........', B: '1........' },
      question: { stage: 'survive', player: 1, rolled: 2 },
    });
    expect(moveText(greedy(s, rng(1)))).toEqual({ survive: [1, 2] });
  });
  it('changes the compartment that its niches want', () => {
    const s = at({
      players: [{ genePool: 'OOLLGGYY', niches: ['C', 'CD', 'H', 'G', 'F', 'E', 'B'] }, {}],
      domains: 'LLOOYYGG',
      question: { stage: 'remedy', player: 1 },
    });
    expect(moveText(greedy(s, rng(1)))).toEqual({ remedy: 'C' });
  });
});

describe('strong', () => {
  it('thinks about one answer of those that come to the same', () => {
    const s = at({
      players: [{ counter: 3 }, {}],
      question: { stage: 'place', player: 1, rolled: 3, for: 'growth', left: 2 },
    });
    expect(candidates(s).map(moveText)).toHaveLength(9);
  });
  it('stops where it wins rather than where it only advances', () => {
    const s = at({ players: [{ counter: 30, stage: 14 }, { stage: 12 }] });
    expect(chanceToWin(after(s, ['roll'], { time: 3 }), 0)).toBe(1);
    expect(isWorthThinking(s)).toBe(false);
    expect(moveText(strong(s, rng(1)))).toBe('roll');
  });
  it('gives the same answer with the same chance, and reasons for it', () => {
    const s = at({
      players: [{ counter: 3 }, {}],
      question: { stage: 'place', player: 1, rolled: 3, for: 'growth', left: 2 },
    });
    const advise = () => {
      const thinking = think(s, rng(5), { iterations: 120 });
      while (thinking.step());
      expect(thinking.iterations).toBe(120);
      return thinking.advice();
    };
    const advice = advise();
    expect(advise()).toEqual(advice);
    expect(isLegal(s, advice.move)).toBe(true);
    expect(advice.other).not.toBeNull();
    for (const { points } of advice.reasons) expect(points).toBeGreaterThan(0);
  });
  it('keeps to its time', () => {
    let ms = 0;
    const s = at({
      players: [{ counter: 3 }, {}],
      question: { stage: 'place', player: 1, rolled: 3, for: 'growth', left: 2 },
    });
    const thinking = think(s, rng(5), { ms: 10, now: () => ms++ });
    while (thinking.step());
    expect(ms).toBeLessThan(15);
  });
});

describe('learning', () => {
  it('finds that stages win', () => {
    const samples = gather(2, 60, greedy, rng(9));
    const { weights, surprise } = fit(2, samples, 4);
    expect(weights).toHaveLength(FEATURE_COUNT);
    expect(weights[0]).toBeGreaterThan(0);
    // Better than a guess.
    expect(surprise).toBeLessThan(Math.log(2));
    for (const players of [2, 3, 4]) expect(weightsFor(players)).toHaveLength(FEATURE_COUNT);
  });
});
