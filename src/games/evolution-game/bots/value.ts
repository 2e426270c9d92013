/**
 * What a position is worth: each player's chance to win, from a few numbers about each, weighed as learned from games of the
 * greedy bot against itself (`learning.ts`).
 */
import { isAdapted } from '../rules/adaptation.ts';
import { BITS, DOMAINS, EVO, MOST_NICHES, NOTHING, TRANSITION } from '../rules/components.ts';
import { isOccupied } from '../rules/movement.ts';
import { type State, tables } from '../rules/state.ts';
import { WEIGHTS } from './weights.ts';

/** What is counted of each player. */
export const FEATURES = [
  'stage',
  'lateStage',
  'established',
  'oneColonyMissing',
  'oneGeneMissing',
  'lettersMissing',
  'settled',
  'adapted',
  'doubled',
  'colonies',
  'unadaptedColonies',
  'cards',
  'survivalNear',
  'establishedNear',
  'evolutionNear',
  'finish',
  'toMove',
] as const;
export type FeatureName = (typeof FEATURES)[number];
export const FEATURE_COUNT = FEATURES.length;

/** Free squares from a counter to the next one of a kind, in steps; the walker's own square is not counted. */
function steps(s: State, player: number, survival: boolean): number {
  const { squareKind, evolutionSquare } = tables(s);
  let square = s.counter[player] === NOTHING ? evolutionSquare : s.counter[player]!;
  for (let walked = 0, looked = 0; looked < 2 * squareKind.length; looked++) {
    square = square + 1 === squareKind.length ? 0 : square + 1;
    if (isOccupied(s, player, square)) continue;
    walked++;
    if (squareKind[square] === EVO || (survival && squareKind[square] === TRANSITION)) return walked;
  }
  return squareKind.length;
}

/** How many of six rolls reach a square so many steps away, when the move may or must end there. */
const within = (distance: number): number => (distance > 6 ? 0 : (7 - distance) / 6);

/** Writes the features of a player to `out`, from `at`. */
export function features(s: State, player: number, out: Float64Array, at = 0): void {
  const { lastStage } = tables(s);
  const stage = s.stage[player]!;
  let settled = 0;
  let adapted = 0;
  let doubled = 0;
  let colonies = 0;
  let atRisk = 0;
  for (let d = 0; d < DOMAINS; d++) {
    const count = BITS[s.colonies[player * DOMAINS + d]!]!;
    colonies += count;
    if (isAdapted(s, player, d)) {
      adapted |= 1 << d;
      if (count > 0) settled |= 1 << d;
      if (count > 1) doubled++;
    } else {
      atRisk += Math.min(2, count);
    }
  }
  let established = 0;
  let oneColony = 0;
  let oneGene = 0;
  let missingLetters = 0;
  for (let i = 0; i < MOST_NICHES; i++) {
    const niche = s.niches[player * MOST_NICHES + i]!;
    if (niche === 0) break;
    const missing = niche & ~settled;
    if (missing === 0) {
      established++;
      continue;
    }
    missingLetters += BITS[missing]!;
    if (BITS[missing] === 1) {
      if ((missing & ~adapted) === 0) oneColony++;
      else oneGene++;
    }
  }
  const toSurvival = within(steps(s, player, true));
  const toEvolution = steps(s, player, false);
  const left = lastStage - stage;
  out[at] = stage / 5;
  out[at + 1] = left <= 3 ? 4 - left : 0;
  out[at + 2] = Math.min(established, left);
  out[at + 3] = oneColony;
  out[at + 4] = oneGene;
  out[at + 5] = missingLetters / 4;
  out[at + 6] = BITS[settled]! / 4;
  out[at + 7] = BITS[adapted]! / 4;
  out[at + 8] = doubled / 4;
  out[at + 9] = Math.min(colonies, 30) / 10;
  out[at + 10] = atRisk / 4;
  out[at + 11] = Math.min(s.mutation[player]!.length, 8) / 4;
  out[at + 12] = toSurvival;
  out[at + 13] = toSurvival * Math.min(established, left);
  out[at + 14] = 1 - Math.min(toEvolution, 32) / 32;
  out[at + 15] = left === 1 || (left === 2 && established > 0) ? within(toEvolution) : 0;
  out[at + 16] = ((s.current - player + s.players) % s.players) / s.players;
}

const numbers = new Float64Array(FEATURE_COUNT);

/** A player's strength: a weighted sum; the chance to win grows with its exponential. */
export function strength(s: State, player: number, weights: readonly number[] = weightsFor(s.players)): number {
  features(s, player, numbers);
  let sum = 0;
  for (let i = 0; i < FEATURE_COUNT; i++) sum += weights[i]! * numbers[i]!;
  return sum;
}

export const weightsFor = (players: number): readonly number[] => WEIGHTS[players - 2]!;

/** A player's chance to win, from 0 to 1. */
export function chanceToWin(s: State, player: number): number {
  if (s.winner !== NOTHING) return s.winner === player ? 1 : 0;
  const own = strength(s, player);
  let others = 0;
  for (let rival = 0; rival < s.players; rival++) if (rival !== player) others += Math.exp(strength(s, rival) - own);
  return 1 / (1 + others);
}
