import { describe, expect, it } from '@jest/globals';
import { candidates } from '../../../../../src/games/evolution-game/bots/candidates.ts';
import { greedy } from '../../../../../src/games/evolution-game/bots/greedy.ts';
import { LEVELS } from '../../../../../src/games/evolution-game/bots/index.ts';
import {
  gatherSamples,
  newNetwork,
  newTrainer,
  logLoss,
} from '../../../../../src/games/evolution-game/bots/learning.ts';
import { onePly } from '../../../../../src/games/evolution-game/bots/one-ply.ts';
import { random } from '../../../../../src/games/evolution-game/bots/random.ts';
import { isWorthThinking, strong, think } from '../../../../../src/games/evolution-game/bots/strong.ts';
import {
  addGradient,
  networkFrom,
  storedNetwork,
  strengthOf,
  weightCount,
} from '../../../../../src/games/evolution-game/bots/network.ts';
import { sampledChance } from '../../../../../src/games/evolution-game/bots/sampled-chance.ts';
import { linesOf, startSearch } from '../../../../../src/games/evolution-game/bots/search.ts';
import { FEATURES, FEATURE_COUNT, features } from '../../../../../src/games/evolution-game/bots/features.ts';
import { chanceToWin, networkFor } from '../../../../../src/games/evolution-game/bots/value.ts';
import type { Move } from '../../../../../src/games/evolution-game/rules/moves.ts';
import { decision, isLegal, legalMoves, newGame, play } from '../../../../../src/games/evolution-game/rules/play.ts';
import type { State } from '../../../../../src/games/evolution-game/rules/state.ts';
import { view } from '../../../../../src/games/evolution-game/rules/view.ts';
import { type RandomInt, randomChance } from '../../../../../src/kit/chance.ts';
import { rng } from '../../../../../src/kit/rng.ts';
import { runToEnd } from '../../../../../src/kit/steps.ts';
import { after, at, moveText } from '../../../../games/evolution-game/rules/table.ts';

type Decide = (s: State, randomInt: RandomInt) => Move;

/** How often the first of two strategies wins, in games for a number of players. */
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
  it('considers only one of several answers with the same effect', () => {
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
  it('runs for the Evolution Square when nothing else is left', () => {
    const s = at({
      players: [{ counter: 6, stage: 14 }, { stage: 12 }],
      question: { stage: 'move', player: 1, rolled: 5 },
    });
    expect(legalMoves(s).map(moveText)).toEqual([{ moveTo: 8 }, { moveTo: 11 }]);
    expect(candidates(s).map(moveText)).toEqual([{ moveTo: 11 }]);
    // With a niche to return, a Transition is worth considering.
    const before = at({
      players: [{ counter: 6, stage: 13, niches: ['A'] }, { stage: 12 }],
      question: { stage: 'move', player: 1, rolled: 5 },
    });
    expect(candidates(before)).toHaveLength(2);
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

describe('the features', () => {
  const read = (s: State, player: number): Record<string, number> => {
    const numbers = new Float64Array(FEATURE_COUNT);
    features(s, player, numbers);
    return Object.fromEntries(FEATURES.map((name, i) => [name, numbers[i]!]));
  };
  it('tell niches by what they lack', () => {
    const s = at({
      players: [{ counter: 5, genePool: 'OOLLGGYY', niches: ['A', 'AB', 'C', 'D', 'CD', 'E', 'CDF'] }, {}],
      domains: 'OOOOOYYY',
      colonies: { A: '1........', C: '1........' },
    });
    const features = read(s, 0);
    expect(features.established).toBe(1 / 2);
    expect(features.colonyMissingOpen).toBe(1 / 2);
    // C is held, D and E are not, and no card is in hand.
    expect(features.geneMissingHeld).toBe(1 / 2);
    expect(features.geneMissing).toBe(1);
    expect(features.twoMissing).toBe(1 / 2);
    expect(features.moreMissing).toBe(1 / 2);
    expect(features.unadaptedColonies).toBe(1 / 4);
  });
  it('count the chains that cards in hand make', () => {
    const s = at({
      players: [{ genePool: 'OOLLGGYY', mutation: ['OL', 'LG'] }, {}],
      domains: 'LGLLGGYY',
    });
    const features = read(s, 0);
    expect(features.oneCardChains).toBe(1 / 2);
    expect(features.chains).toBe(1);
  });
  it('tell the Transitions before the Evolution Square, and Population Control', () => {
    const s = at({ players: [{ counter: 6, stage: 9 }, { counter: 16 }], domains: 'LLLLGGYY' });
    const features = read(s, 0);
    // 8 and 24: the rival is on 16.
    expect([features.oneTransition, features.twoTransitions, features.threeTransitions]).toEqual([0, 1, 0]);
    expect(features.controlNext).toBeCloseTo(1 / 6);
    expect(features.fewStagesLeft).toBe(0);
    expect(features.someStagesLeft).toBeCloseTo(4 / 9);
    // The rival, beyond it, meets Population Control only at 23.
    expect(read(s, 1).controlNext).toBe(0);
    expect(read(s, 1).oneTransition).toBe(1);
  });
  it('see where rivals can supplant a player', () => {
    const genePool = 'OOLLGGYY';
    const rival = { counter: 20, genePool: 'LLOOGGYY' };
    const s = at({
      players: [{ counter: 5, stage: 6, genePool, niches: ['A', 'AB', 'C', 'E'] }, rival],
      domains: 'LLLLYYYY',
      colonies: { A: '1........', B: '111......', C: '1........', E: '1........' },
    });
    // The rival is adapted to A; in B there are three colonies, in C the player is adapted, in E nobody is.
    expect(read(s, 0).wantedExposed).toBe(1 / 2);
  });
  it('follow the counters', () => {
    const s = at({ players: [{ counter: 3 }, { counter: 20 }] });
    const before = read(s, 0).survivalDistance!;
    s.counter[0] = 5;
    expect(read(s, 0).survivalDistance).toBeCloseTo(before - 2 / 6);
  });
  it('know the odds to win with the next roll', () => {
    const near = at({ players: [{ counter: 29, stage: 14 }, { counter: 10 }] });
    expect(read(near, 0).winningOdds).toBeCloseTo(4 / 6);
    expect(read(near, 1).winningOdds).toBe(0);
    const far = at({ players: [{ counter: 20, stage: 14 }, { counter: 10 }] });
    expect(read(far, 0).winningOdds).toBe(0);
    expect(chanceToWin(near, 0)).toBeGreaterThan(chanceToWin(far, 0));
  });
  it('look along the circuit to the next Survival square', () => {
    const settled = { A: '1........' };
    const s = at({ players: [{ counter: 0, stage: 12, niches: ['A'] }, { counter: 20 }], colonies: settled });
    const features = read(s, 0);
    // Three colonies for a 3, six for a 6; nobody lacks an adaptation, so no card is drawn.
    expect(features.growthNext).toBeCloseTo((3 + 6) / 6 / 2);
    expect(features.mutationNext).toBe(0);
    // Environmental Change A is before the Transition: two chances in seven to land there, and every second face of the die suits.
    expect(features.expected).toBeCloseTo(6 / 7);
    expect(features.likeliest).toBeCloseTo(6 / 7);
    expect(features.changeRisk).toBeCloseTo(2 / 7);
    const past = at({ players: [{ counter: 3, stage: 12, niches: ['A'] }, { counter: 20 }], colonies: settled });
    expect(read(past, 0).expected).toBe(1);
    // A rival can reach A.
    const rival = at({ players: [{ counter: 3, stage: 12, niches: ['A'] }, { counter: 0 }], colonies: settled });
    expect(read(rival, 0).expected).toBeCloseTo(6 / 7);
  });
  it('count the cards that the next roll may bring', () => {
    // Two domains lack an adaptation; a 1 and a 6 lead to cards.
    const s = at({ players: [{ counter: 0 }, { counter: 20 }], domains: 'LLLLGGYY' });
    expect(read(s, 0).mutationNext).toBeCloseTo(2 / 6);
  });
});

describe('the candidates', () => {
  it('are the roll and the two cheapest chains of each domain', () => {
    // From orange to lilac: a card of two colours, one of three, and the joker.
    const s = at({
      players: [{ genePool: 'OOLLGGYY', mutation: ['OLGY', 'OLG', 'OL', 'OLY'] }, {}],
      domains: 'LOLLGGYY',
    });
    expect(candidates(s).map(moveText)).toEqual(['roll', { adapt: 'A', with: ['OL'] }, { adapt: 'A', with: ['OLG'] }]);
  });
});

describe('the chance of samples', () => {
  const DIE = [0, 1, 1, 1, 1, 1, 1];
  it('brings the same luck to every answer of a sample, and the first throws go through all faces', () => {
    const chance = sampledChance(5);
    const first = Array.from({ length: 12 }, (_, sample) => {
      chance.begin(sample);
      return [chance.draw('time', DIE), chance.draw('time', DIE), chance.draw('environment', [1, 1, 1, 1, 1, 1])];
    });
    chance.begin(3);
    // A card drawn in between changes no die.
    chance.pick?.('mutation', [1, 2, 3]);
    expect([chance.draw('time', DIE), chance.draw('time', DIE)]).toEqual(first[3]!.slice(0, 2));
    expect(first.map(([rolled]) => rolled)).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]);
  });
  it('lets the environment die go through all faces with the time die, and in 36 samples meet it in every way', () => {
    const chance = sampledChance(5);
    const dice = Array.from({ length: 36 }, (_, sample) => {
      chance.begin(sample);
      return { rolled: chance.draw('time', DIE), face: chance.draw('environment', [1, 1, 1, 1, 1, 1]) };
    });
    for (let sample = 0; sample < 36; sample += 6) {
      expect(new Set(dice.slice(sample, sample + 6).map(({ face }) => face)).size).toBe(6);
    }
    expect(new Set(dice.map(({ rolled, face }) => `${String(rolled)} ${String(face)}`)).size).toBe(36);
  });
});

describe('one ply', () => {
  it('answers legally and leaves the state as it was', () => {
    const randomInt = rng(6);
    const s = newGame({ players: 3 });
    for (let moves = 0; moves < 300 && decision(s); moves++) {
      const before = JSON.stringify(s);
      const move = onePly(networkFor(3), s, randomInt);
      expect(JSON.stringify(s)).toBe(before);
      expect(isLegal(s, move)).toBe(true);
      play(s, move, randomChance(randomInt));
    }
  });
  it('leaves later colonies to rules of thumb, and stops where it returns a niche', () => {
    const place = at({
      players: [{ counter: 3 }, {}],
      question: { stage: 'place', player: 1, rolled: 3, for: 'growth', left: 2 },
    });
    expect(onePly(networkFor(2), place, rng(1))).toBe(greedy(place, rng(1)));
    const stop = at({
      players: [{ counter: 7, stage: 10, niches: ['A', 'B'] }, { counter: 20 }],
      colonies: { A: '1........', B: '1........' },
      question: { stage: 'move', player: 1, rolled: 3 },
    });
    expect(moveText(onePly(networkFor(2), stop, rng(1)))).toEqual({ moveTo: 8 });
  });
  it('beats greedy ones', () => {
    expect(share((s, randomInt) => onePly(networkFor(2), s, randomInt), greedy, 2, 200)).toBeGreaterThan(0.5);
  });
});

describe('the search', () => {
  it('tries a conversion both ways: with those that rules of thumb add, and keeping the cards left', () => {
    // OL alone adapts A; B takes both cards.
    const s = at({
      players: [{ genePool: 'OOLLGGYY', mutation: ['OL', 'LG'] }, {}],
      domains: 'LGLLGGYY',
    });
    expect(linesOf(s).map(({ move, isThenRolled }) => [moveText(move), isThenRolled])).toEqual([
      ['roll', false],
      [{ adapt: 'A', with: ['OL'] }, false],
      [{ adapt: 'A', with: ['OL'] }, true],
      [{ adapt: 'B', with: ['OL', 'LG'] }, false],
    ]);
    const search = startSearch(s, rng(3));
    for (let i = 0; i < 100; i++) search.step();
    // An answer counts once.
    expect(
      search
        .result()
        .map(({ move }) => move)
        .sort((a, b) => a - b),
    ).toEqual([...candidates(s)].sort((a, b) => a - b));
  });
  it('gives up answers that fall behind, and ends when one is left', () => {
    // Stopping on the Transition returns a niche; moving on returns none.
    const s = at({
      players: [{ counter: 7, stage: 10, niches: ['A', 'B'] }, { counter: 20 }],
      colonies: { A: '1........', B: '1........' },
      question: { stage: 'move', player: 1, rolled: 3 },
    });
    const search = startSearch(s, rng(2));
    let steps = 0;
    while (search.step() && steps < 5000) steps++;
    expect(steps).toBeLessThan(5000);
    expect(moveText(search.result()[0]!.move)).toEqual({ moveTo: 8 });
  });
});

describe('learning', () => {
  const samples = runToEnd(gatherSamples(2, 60, greedy, rng(9)));
  const trainer = newTrainer(2, newNetwork(3, rng(1)), rng(1));
  for (let pass = 0; pass < 4; pass++) runToEnd(trainer.trainEpoch(samples, 0.003));
  it('finds what makes winners likely', () => {
    const network = networkFrom(storedNetwork(trainer.network, FEATURE_COUNT));
    expect(network.weights).toHaveLength(weightCount(FEATURE_COUNT, 3));
    // Better than a guess.
    expect(logLoss(network, samples, 2)).toBeLessThan(Math.log(2));
  });
  it('mixes what a network thinks of later positions into what it learns', () => {
    const won = runToEnd(gatherSamples(3, 1, greedy, rng(4)));
    const mixed = runToEnd(gatherSamples(3, 1, greedy, rng(4), newNetwork(2, rng(1))));
    expect(mixed.map(({ numbers }) => numbers)).toEqual(won.map(({ numbers }) => numbers));
    for (const { chances } of won) expect([...chances].sort()).toEqual([0, 0, 1]);
    // The last position is labelled with the winner; the further back, the less so.
    expect(mixed.at(-1)!.chances).toEqual(won.at(-1)!.chances);
    const winner = won[0]!.chances.indexOf(1);
    expect(mixed[0]!.chances[winner]!).toBeLessThan(1);
    for (const { chances } of mixed) expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  });
  it('follows the gradient of the network', () => {
    const hidden = 2;
    const weights = Float64Array.from({ length: weightCount(3, hidden) }, (_, i) => Math.sin(i + 1));
    const numbers = Float64Array.of(0.5, -1, 2);
    const units = new Float64Array(hidden);
    const gradient = new Float64Array(weights.length);
    const strength = strengthOf({ hidden, weights }, numbers, 0, units);
    addGradient({ hidden, weights }, numbers, 0, units, 1, gradient);
    const measured = Array.from(weights, (weight, i) => {
      const moved = weights.with(i, weight + 1e-6);
      return (strengthOf({ hidden, weights: moved }, numbers) - strength) / 1e-6;
    });
    measured.forEach((slope, i) => {
      expect(gradient[i]).toBeCloseTo(slope, 4);
    });
  });
  it('has a network for every number of players', () => {
    for (const players of [2, 3, 4]) {
      const { hidden, weights } = networkFor(players);
      expect(weights).toHaveLength(weightCount(FEATURE_COUNT, hidden));
    }
  });
});
