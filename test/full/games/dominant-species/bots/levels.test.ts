import { describe, expect, it } from '@jest/globals';
import { game } from '../../../../../src/games/dominant-species/index.ts';
import { hintReasonsOf } from '../../../../../src/games/dominant-species/bots/hint-reasons.ts';
import { game as module } from '../../../../../src/games/dominant-species/index.ts';
import { gentleWith } from '../../../../../src/games/dominant-species/bots/gentle.ts';
import { valuesOf } from '../../../../../src/games/dominant-species/bots/greedy.ts';
import { WEIGHTS, weightList } from '../../../../../src/games/dominant-species/bots/evaluation.ts';
import { LEVELS } from '../../../../../src/games/dominant-species/bots/levels.ts';
import { isPlacing } from '../../../../../src/games/dominant-species/bots/planning.ts';
import { TEMPERAMENTS, preferenceOf } from '../../../../../src/games/dominant-species/bots/temperaments.ts';
import { ANIMALS, PHASE_OF_SPACE } from '../../../../../src/games/dominant-species/rules/components.ts';
import { type Move, valueOf } from '../../../../../src/games/dominant-species/rules/moves.ts';
import { isLegal, legalMoves, newGame, play } from '../../../../../src/games/dominant-species/rules/play.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';
import { adviceOn, adviserAmong, isAsGood } from '../../../../../src/kit/analysis/advice.ts';
import { chanceOf } from '../../../../../src/kit/arena/arena.ts';
import type { BotLevel, GameModule } from '../../../../../src/kit/module.ts';
import { rng } from '../../../../../src/kit/rng.ts';
import { STARTING_EARTH, table } from '../../../../games/dominant-species/support/table.ts';

const anyGame = module as unknown as GameModule;
const level = (name: string): BotLevel<State, Move> => LEVELS.find((each) => each.name === name)!;
const newTable = (deal: number): State =>
  newGame({ players: 3, animalsEach: 1, randomEarth: false, animals: 'dealt' }, chanceOf(deal));

const known = new Map<string, string>();

/** Some questions of a game, as the greedy bot comes to them; each caller gets its own copies. */
function questions(deal: number, turns: number): State[] {
  const key = `${String(deal)}, ${String(turns)}`;
  if (!known.has(key)) known.set(key, JSON.stringify(playedBy(deal, turns)));
  return JSON.parse(known.get(key)!) as State[];
}

function playedBy(deal: number, turns: number): State[] {
  const chance = chanceOf(deal);
  const s = newTable(deal);
  const asked: State[] = [];
  while (!s.over && s.turn <= turns) {
    asked.push(structuredClone(s));
    play(s, level('greedy').decide(s, rng(1)), chance);
  }
  return asked;
}

describe('the levels', () => {
  it('are offered from gentle to master, with temperaments; the last one gives the hints', async () => {
    const names = (await game.bots()).map(({ name }) => name);
    expect(game.meta.levels.slice(0, 5)).toEqual(['gentle', 'casual', 'greedy', 'strong', 'master']);
    expect(game.meta.levels.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.at(-1)).toBe('master');
  });

  it('know the levels of games saved before', async () => {
    const names = (await game.bots()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['random', 'greedy', 'strong']));
  });

  it.each(LEVELS.map(({ name }) => name))('%s gives legal answers, the same from the same seed', (name) => {
    const { decide } = { decide: level(name).decide.bind(level(name)) };
    for (const s of questions(5, 1).filter((_, i) => i % 6 === 0)) {
      const move = decide(s, rng(3), { iterations: 4 });
      expect(isLegal(s, move)).toBe(true);
      expect(decide(s, rng(3), { iterations: 4 })).toBe(move);
    }
  });
});

describe('the strong bot', () => {
  it('plans as the greedy bot does and thinks ahead, for twenty rollouts at most, while actions are carried out', () => {
    const asked = questions(5, 1).filter((s) => legalMoves(s).length > 1);
    const rollouts = (s: State): number => {
      const thinking = level('strong').think!(s, rng(1), { iterations: 100 });
      while (thinking.step());
      return thinking.iterations;
    };
    const placing = asked.find(isPlacing)!;
    expect(rollouts(placing)).toBe(0);
    expect(level('strong').decide(placing, rng(4))).toBe(level('greedy').decide(placing, rng(4)));
    expect(rollouts(asked.find((s) => !isPlacing(s) && s.turn === 1 && s.phase > placing.phase)!)).toBe(20);
  });
});

describe('gentle bots', () => {
  it('never play what is worth far less than the best they could have seen', () => {
    const weights = weightList(WEIGHTS, 15);
    const decide = gentleWith({ overlooks: 0, temperature: 50, most: 3 });
    for (const s of questions(6, 1).slice(0, 40)) {
      const moves = legalMoves(s);
      const values = valuesOf(s, moves, weights, rng(9));
      const value = values[moves.indexOf(decide(s, rng(9)))]!;
      expect(value).toBeGreaterThanOrEqual(Math.max(...values) - 3 - 1e-9);
    }
  });

  it('overlook answers: even the best one, but not always', () => {
    const s = questions(6, 1)[0]!;
    const decide = gentleWith({ overlooks: 60, temperature: 0.01, most: 100 });
    const answers = new Set(Array.from({ length: 30 }, (_, seed) => decide(s, rng(seed))));
    expect(answers.size).toBeGreaterThan(2);
  });
});

describe('temperaments', () => {
  it('like spaces of some sections, and nothing but spaces', () => {
    const [s] = questions(5, 1);
    const carriedOut = questions(5, 1).find((each) => !isPlacing(each))!;
    for (const temperament of TEMPERAMENTS) {
      const preferred = legalMoves(s!).filter((move) => preferenceOf(s!, temperament)(move) > 0);
      const sections = new Set(preferred.map((move) => PHASE_OF_SPACE[valueOf(move)]!));
      expect([...sections].every((section) => section in temperament.likes)).toBe(true);
      expect(preferred.length).toBeGreaterThan(0);
      expect(legalMoves(carriedOut).every((move) => preferenceOf(carriedOut, temperament)(move) === 0)).toBe(true);
    }
  });

  it('show in what is placed', () => {
    const placing = questions(7, 1).filter((s) => s.phase === newTable(7).phase);
    const answers = (of: string): Move[] => placing.map((s) => level(of).decide(s, rng(2), { iterations: 6 }));
    const master = answers('master');
    for (const temperament of TEMPERAMENTS) {
      const preferred = (moves: readonly Move[]): number =>
        moves.filter((move, at) => preferenceOf(placing[at]!, temperament)(move) > 0).length;
      expect(preferred(answers(temperament.name))).toBeGreaterThan(preferred(master));
    }
  });
});

describe('thinking', () => {
  /** A bird with a pawn on Domination in the last turn; wetland pays it most, and the mammal comes later. */
  const ending = (): State =>
    table({
      players: [['bird'], ['mammal']],
      earth: {
        ...STARTING_EARTH,
        '0,-1': { terrain: 'wetland', species: { bird: 4 } },
        '1,0': { terrain: 'desert', species: { bird: 4, mammal: 5 } },
      },
      display: { domination: ['bird', 'mammal'] },
      cards: { faceUp: [], taken: ['ice age'] },
      at: { phase: 'execution' },
    });

  it('works the last answers of a game out', () => {
    const s = ending();
    const thinking = level('master').think!(s, rng(1), { iterations: 50 });
    while (thinking.step());
    expect(thinking.advice().other).toMatchObject({ isAsGood: false });
    const chance = chanceOf(1);
    play(s, thinking.best(), chance);
    expect(s.vps[ANIMALS.indexOf('bird')]).toBe(8);
  });

  it('says that two answers are as good as each other', () => {
    const alike = { terrain: 'wetland', species: { bird: 4 } } as const;
    const s = table({
      players: [['bird'], ['mammal']],
      earth: { ...STARTING_EARTH, '0,-1': alike, '1,0': alike },
      display: { domination: ['bird'] },
      cards: { faceUp: [], taken: ['ice age'] },
      at: { phase: 'execution' },
    });
    const thinking = level('master').think!(s, rng(1), { iterations: 50 });
    while (thinking.step());
    expect(thinking.advice().other).toMatchObject({ isAsGood: true });
    const [one, other] = [thinking.best(), thinking.advice().other!.move];
    const advised = adviceOn(anyGame, adviserAmong(LEVELS)!, s);
    const about = adviceOn(anyGame, adviserAmong(LEVELS)!, s, advised.move === one ? other : one);
    expect(about.about).toMatchObject({ isAsGood: true });
  });

  it('calls answers as good that the error does not tell apart, but not several VPs', () => {
    const { advising } = level('master');
    const isAlike = (mean: number, standardError: number): boolean => isAsGood({ mean, standardError }, advising!);
    expect(isAlike(1, 0.7)).toBe(true);
    expect(isAlike(1, 0.15)).toBe(false);
    expect(isAlike(0.2, 0)).toBe(true);
    expect(isAlike(5.6, 4.2)).toBe(false);
  });

  it('sets answers side by side, and says how everybody can expect to stand', () => {
    const s = newTable(2);
    const [one, other] = legalMoves(s);
    const comparison = level('master').compare!(s, rng(1), [one!, other!]);
    for (let i = 0; i < 4; i++) {
      for (const { worth, players } of comparison.step()) {
        expect(Number.isFinite(worth)).toBe(true);
        expect(players.reduce((sum, { winning }) => sum + winning, 0)).toBeCloseTo(1, 9);
        expect(players.reduce((sum, { place }) => sum + place, 0)).toBeCloseTo(6, 9);
        expect(players.every(({ score }) => score! > 60 && score! < 250)).toBe(true);
      }
    }
  });

  it('sees which of two answers ends the game better', () => {
    const s = ending();
    const best = level('master').think!(s, rng(1), { iterations: 50 }).best();
    const other = legalMoves(s).find((move) => move !== best)!;
    const [good, bad] = level('master').compare!(s, rng(1), [best, other]).step();
    expect(good!.worth).toBeGreaterThan(bad!.worth);
    expect(good!.players[0]!.place).toBe(1);
  });

  it('says why another answer is not advised', () => {
    const s = ending();
    const [wetland, ...others] = [...legalMoves(s)].sort(
      (a, b) => (hintReasonsOf(s, b)[0]?.points ?? 0) - (hintReasonsOf(s, a)[0]?.points ?? 0),
    );
    const { move, about, reasons } = adviceOn(anyGame, adviserAmong(LEVELS)!, s, others[0]);
    expect(move).toBe(wetland);
    expect(about).toMatchObject({ move: others[0]!, isAsGood: false });
    expect(about!.behind).toBeGreaterThan(0);
    expect(reasons[0]).toMatchObject({ reason: 'scores', values: { vps: 8 } });
  });
});
