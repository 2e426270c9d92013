/**
 * `npm run -s tune` for Dominant Species: tunes the weights of the evaluation by self-play, in one of two ways.
 *
 * Fitting (`--fit`): greedy bots play, and the weights become those that fit best, from the start of each turn, who gets
 * how far (regression.ts). A few hundred games are enough for it to find what an animal's assets are worth by the end.
 *
 * Simultaneous perturbation (SPSA), for finishing touches: in every round each weight is made larger or smaller by a random choice, all at once; greedy
 * bots with those weights and with the opposite ones share tables, the same deals with the seats swapped; all weights take a
 * step towards the better side. The mean of the second half of the rounds is what comes out: single rounds are mostly noise.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type MatchResult, chanceOf } from '../../src/kit/arena/arena.ts';
import {
  TERM_NAMES,
  type TermName,
  WEIGHTS,
  type Weights,
  greedyWith,
  weightList,
} from '../../src/games/dominant-species/bots/index.ts';
import {
  addObservation,
  fit,
  newObservations,
  observe,
} from '../../src/games/dominant-species/bots/training/regression.ts';
import type { RandomInt } from '../../src/kit/chance.ts';
import { rng } from '../../src/kit/rng.ts';
import type { Setup } from '../../src/games/dominant-species/rules/setup.ts';
import { newGame } from '../../src/games/dominant-species/rules/play.ts';
import { type Job, playAll } from './workers.ts';
import { type Io, command, wasInterrupted, endedEarly, progress } from '../command-line.ts';
import { dataText } from '../data-file.ts';

const USAGE = `npm run -s tune -- [options]

  --fit          fits the weights to what became of positions, instead of trying out changes
  --rounds N     rounds; with --fit each plays by the weights of the one before (100; with --fit 1)
  --games N      games in a round, two for each deal (16; with --fit 200)
  --seed N       seed of the perturbations and the deals; deals start at 1000000 × seed: keep other numbers for measuring (1)
  --max-turns N  gives games up there (40)
  --workers N    games played at the same time (the cores there are); 0 plays in the main thread
  --out FILE     writes the weights there (evaluation.json in src/games/dominant-species/bots/data)

Interrupted, it writes the weights of the rounds that are done; without such it writes nothing.`;

/** How far a weight is moved to either side, as a factor e^±SPREAD. */
const SPREAD = 0.25;
/** How far a round that one side wins outright moves a weight, as an exponent, at the start. */
const STEP = 0.3;
/** Rounds until the step has fallen to about two thirds. */
const COOLING = 60;
/** Numbers of players, in turn. */
const TABLES = [4, 3, 6, 2, 5];
/** VPs ahead of the table's mean that count as a clear win. */
const CLEAR = 40;
/** VPs are the unit of everything else. */
const FIXED: TermName = 'vps';
const PLUS = '+';
const MINUS = '-';

/** One answer in this many is random, so that positions beyond the bot's own play occur. */
const RANDOM_ONE_IN = 12;

/** How long to tune, and on which deals. */
interface Plan {
  readonly rounds: number;
  readonly games: number;
  /** The first deal. */
  readonly deal: number;
  readonly maxTurns: number;
  readonly workers: number;
  readonly randomInt: RandomInt;
  readonly io: Io;
}

const byTerm = (value: (term: TermName) => number): Weights =>
  Object.fromEntries(TERM_NAMES.map((term) => [term, value(term)])) as Weights;

const scaled = (weights: Weights, exponents: Weights, by: number): Weights =>
  byTerm((term) => weights[term] * Math.exp(exponents[term] * by));

/** By how much the weights under + did better in a game than those under -, from -1 to 1. */
function advantage({ seats }: MatchResult): number {
  const mean = seats.reduce((sum, { score }) => sum + score, 0) / seats.length;
  const of = (name: string): number => {
    const own = seats.filter((seat) => seat.name === name);
    return own.reduce((sum, { score }) => sum + Math.tanh((score - mean) / CLEAR), 0) / own.length;
  };
  return (of(PLUS) - of(MINUS)) / 2;
}

/** The weights after a number of rounds. */
interface Tuned {
  readonly weights: Weights;
  /** How many rounds there were: fewer than planned after an interruption. */
  readonly rounds: number;
  /** The game that failed, if that ended the tuning. */
  readonly failure?: string | null;
}

/** The weights that best predict how games went on. */
async function fitted({ rounds, games, deal: first, maxTurns, randomInt, io }: Plan): Promise<Tuned> {
  let weights: Weights = WEIGHTS;
  let deal = first;
  const onDone = progress(io, rounds * games, 'games');
  for (let round = 0; round < rounds; round++) {
    const observed = newObservations();
    const decide = greedyWith(weightList(weights));
    for (let game = 0; game < games; game++) {
      if (await wasInterrupted(io)) return { weights, rounds: round };
      const players = TABLES[deal % TABLES.length]!;
      const chance = chanceOf(deal++);
      const s = newGame({ players, animalsEach: 1, randomEarth: game % 8 === 0, animals: 'dealt' }, chance);
      observe(s, chance, decide, randomInt, RANDOM_ONE_IN, maxTurns, (each) => {
        addObservation(observed, each);
      });
      onDone(round * games + game + 1);
    }
    weights = fit(observed, weights);
  }
  return { weights, rounds };
}

/** The weights reached by trying out changes. */
async function perturbed({ rounds, games, deal: first, maxTurns, workers, randomInt, io }: Plan): Promise<Tuned> {
  let weights: Weights = WEIGHTS;
  let deal = first;
  let total: Weights = byTerm(() => 0);
  let counted = 0;
  let failure: string | null = null;
  let round = 0;
  const onDone = progress(io, rounds * 2 * Math.ceil(games / 2), 'games');
  let done = 0;
  for (; round < rounds; round++) {
    const direction = byTerm((term) => (term === FIXED ? 0 : randomInt(2) === 0 ? 1 : -1));
    const plus = { name: PLUS, weights: scaled(weights, direction, SPREAD) };
    const minus = { name: MINUS, weights: scaled(weights, direction, -SPREAD) };
    const jobs: Job[] = [];
    while (jobs.length < games) {
      const players = TABLES[deal % TABLES.length]!;
      const options: Setup = { players, animalsEach: 1, randomEarth: false, animals: 'dealt' };
      const match = { deal: deal++, rotation: 0, options, maxRounds: maxTurns };
      for (const odd of [0, 1]) {
        jobs.push({ entrants: Array.from({ length: players }, (_, i) => (i % 2 === odd ? plus : minus)), match });
      }
    }
    let sum = 0;
    const ended = await playAll(jobs, {
      workers,
      isInterrupted: io.isInterrupted,
      onResult(result) {
        sum += advantage(result);
        onDone(++done);
      },
    });
    if (ended.done < jobs.length) {
      ({ failure } = ended);
      break;
    }
    const ahead = sum / jobs.length;
    const step = (STEP * ahead) / (1 + round / COOLING) ** 0.6;
    weights = scaled(weights, direction, step);
    if (round >= Math.floor(rounds / 2)) {
      const now = weights;
      const before = total;
      total = byTerm((term) => before[term] + now[term]);
      counted++;
    }
  }
  const tuned = weights;
  return { weights: counted === 0 ? tuned : byTerm((term) => total[term] / counted), rounds: round, failure };
}

export const main = command(USAGE, async (given, io) => {
  const fitting = given.has('fit');
  const seed = given.whole('seed', 1, 2000, 1);
  const plan: Plan = {
    rounds: given.whole('rounds', 1, 1e6, fitting ? 1 : 100),
    games: given.whole('games', 2, 1e6, fitting ? 200 : 16),
    deal: 1_000_000 * seed,
    maxTurns: given.whole('max-turns', 1, 1000, 40),
    workers: given.whole('workers', 0, 256, availableParallelism()),
    randomInt: rng(seed),
    io,
  };
  const out =
    given.text('out') ?? new URL('../../src/games/dominant-species/bots/data/evaluation.json', import.meta.url);
  const { weights, rounds, failure = null } = fitting ? await fitted(plan) : await perturbed(plan);
  const status = endedEarly(io, { done: rounds, failure }, plan.rounds, 'rounds');
  if (rounds === 0) return status;
  writeFileSync(out, dataText(byTerm((term) => Number(weights[term].toPrecision(3)))));
  return status;
});
