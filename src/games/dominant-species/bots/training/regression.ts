/**
 * Fits the weights of the evaluation to games by least squares.
 *
 * At the start of every turn each animal's terms are recorded, and in the end the VPs it has won from there. The weights are
 * those that best predict how far an animal will get ahead of the mean of its table. Terms that can only help get no weight below
 * 0, terms that can only harm none above.
 */
import { ANIMALS } from '../../rules/components.ts';
import type { Chance } from '../../rules/chance.ts';
import { listMoves, play } from '../../rules/play.ts';
import { type State, inPlay } from '../../rules/state.ts';
import { MoveList } from '../../rules/pieces.ts';
import type { RandomInt, Decide } from '../bot.ts';
import { TERM_NAMES, type TermName, type Weights, progress, termsOf } from '../evaluation.ts';

/** One animal at the start of a turn: all numbers less the mean of the table. */
export interface Observation {
  readonly terms: readonly number[];
  /** VPs won from there to the end. */
  readonly won: number;
}

/** Harmful terms. */
const HARMFUL: ReadonlySet<TermName> = new Set<TermName>(['endangered', 'fragile', 'threatened']);
/** Terms without meaning at the start of a turn, when no pawn has been placed and no card is about to be taken. */
const UNSEEN: ReadonlySet<TermName> = new Set<TermName>(['cardToTake']);
const VPS: TermName = 'vps';
/** The ridge penalty: so many observations pull every weight towards 0. */
const RIDGE = 30;
const ROUNDS = 1000;

/** Control variables besides the terms: the VPs themselves, and the animal. They absorb what is not due to the terms. */
const CONTROLS = 1 + ANIMALS.length;

/** What a fit needs of all observations, in sums: the products of terms with each other and with what was won. */
export interface Observations {
  count: number;
  readonly products: readonly Float64Array[];
  readonly target: Float64Array;
}

const WIDTH = TERM_NAMES.length + CONTROLS;

export const newObservations = (): Observations => ({
  count: 0,
  products: Array.from({ length: WIDTH }, () => new Float64Array(WIDTH)),
  target: new Float64Array(WIDTH),
});

export function addObservation(observed: Observations, { terms, won }: Observation): void {
  observed.count++;
  for (let i = 0; i < WIDTH; i++) {
    observed.target[i]! += terms[i]! * won;
    for (let k = 0; k < WIDTH; k++) observed.products[i]![k]! += terms[i]! * terms[k]!;
  }
}

/** Plays a game with one decision function, one answer in `oneIn` at random for variety; reports its observations. */
export function observe(
  s: State,
  chance: Chance,
  decide: Decide,
  randomInt: RandomInt,
  oneIn: number,
  maxTurns: number,
  report: (observation: Observation) => void,
): void {
  const list = new MoveList();
  const turns: { animal: number; vps: number; terms: number[] }[][] = [];
  while (!s.over && s.turn <= maxTurns) {
    if (s.turn > turns.length) turns.push(look(s));
    listMoves(s, list);
    play(s, randomInt(oneIn) === 0 ? list.moves[randomInt(list.length)]! : decide(s, randomInt), chance);
  }
  for (const animals of turns) {
    const won = animals.map(({ animal, vps }) => s.vps[animal]! - vps);
    const mean = average(won);
    const means = animals[0]!.terms.map((_, i) => average(animals.map(({ terms }) => terms[i]!)));
    animals.forEach(({ terms }, k) => {
      report({ terms: terms.map((term, i) => term - means[i]!), won: won[k]! - mean });
    });
  }
}

function look(s: State): { animal: number; vps: number; terms: number[] }[] {
  const early = 1 - progress(s);
  return ANIMALS.flatMap((_, animal) => {
    if (!inPlay(s, animal)) return [];
    const counts = termsOf(s, animal);
    const controls = [counts.vps * early, ...ANIMALS.map((_name, each) => (each === animal ? early : 0))];
    return [{ animal, vps: s.vps[animal]!, terms: [...TERM_NAMES.map((name) => counts[name]), ...controls] }];
  });
}

const average = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The best-fitting weights; those never observed stay unchanged. */
export function fit({ count, ...sums }: Observations, weights: Weights): Weights {
  const spread = sums.products.map((row, i) => Math.sqrt(row[i]! / count));
  const used = spread.map((each, i) => each > 1e-9 && TERM_NAMES[i] !== VPS && !UNSEEN.has(TERM_NAMES[i]!));
  const scale = spread.map((each, i) => (used[i] ? 1 / each : 0));
  const products = sums.products.map((row, i) => row.map((sum, k) => sum * scale[i]! * scale[k]!));
  const target = sums.target.map((sum, i) => sum * scale[i]!);
  // Coordinate descent: each weight in turn is optimised given the others.
  const found = new Float64Array(WIDTH);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < WIDTH; i++) {
      if (!used[i]) continue;
      let rest = target[i]!;
      for (let k = 0; k < WIDTH; k++) if (k !== i) rest -= products[i]![k]! * found[k]!;
      const best = rest / (products[i]![i]! + RIDGE);
      const term = TERM_NAMES[i];
      found[i] = term === undefined ? best : HARMFUL.has(term) ? Math.min(0, best) : Math.max(0, best);
    }
  }
  return Object.fromEntries(
    TERM_NAMES.map((term, i) => [term, used[i] ? found[i]! / spread[i]! : weights[term]]),
  ) as Weights;
}
