/**
 * The value of a table to each player: VPs, what the round would score if it ended now, and what cards, track and Element cards
 * are worth in later rounds.
 */
import type { Standing } from '../../../kit/module.ts';
import { ELEMENTS, type Edition, MAX_PLAYERS, NOTHING, Q, SURVIVAL } from '../rules/components.ts';
import { finalPlaces } from '../rules/end.ts';
import { elementScorers } from '../rules/scoring.ts';
import { type State, cardsOf, isTenRounds, playersOf } from '../rules/state.ts';
import { totalOf } from '../rules/table.ts';
import { FEATURE_COUNT, featuresOf, roundsToCome } from './features.ts';
import { expected, lookAhead, placeVps, turns } from './places.ts';
import learned from './data/later-rounds.json' with { type: 'json' };
import learnedInTen from './data/later-rounds-ten.json' with { type: 'json' };

/** What is learned for a number of players. */
export interface LearnedTable {
  /** What the features are worth in VPs: a row for each number of rounds to come, from 1. */
  readonly weights: readonly (readonly number[])[];
  /** How far estimates of final VPs are off, by rounds to come from 0. */
  readonly spread: readonly number[];
}

/** By edition and number of players; `npm run -s train -- --game card-game` writes the files. */
export const LEARNED: Readonly<Record<Edition, Readonly<Record<number, LearnedTable>>>> = {
  'twelve rounds': learned,
  'ten rounds': learnedInTen,
};

const learnedFor = (s: State): LearnedTable => LEARNED[cardsOf(s).edition][playersOf(s)]!;

const features = new Float64Array(FEATURE_COUNT);
const totals = new Int32Array(MAX_PLAYERS);
const counts = new Int32Array(MAX_PLAYERS);
const estimates = new Float64Array(MAX_PLAYERS);

/** The weights of the features for a table and rounds left; none after the last. */
export const weightsFor = (s: State, rounds: number): readonly number[] | undefined =>
  rounds === 0 ? undefined : learnedFor(s).weights[rounds - 1];

/** A player's expected VPs from later rounds. */
function future(s: State, player: number, rounds: number): number {
  const weights = weightsFor(s, rounds);
  if (weights === undefined) return 0;
  featuresOf(s, player, features);
  let sum = 0;
  for (let i = 0; i < FEATURE_COUNT; i++) sum += weights[i]! * features[i]!;
  return sum;
}

/** Adds to `into` what each player can expect to score in this round (rules §8), as seen by `me`. */
function addRoundVps(s: State, me: number, into: Float64Array): void {
  const players = playersOf(s);
  const icons = cardsOf(s).biomeIcons[s.biome]!;
  const space = weightsFor(s, roundsToCome(s, false))?.[9] ?? 0;
  for (let player = 0; player < players; player++) totals[player] = totalOf(s, player);
  lookAhead(s, me, totals);
  for (let player = 0; player < players; player++) {
    into[player]! += placeVps(s, player, expected[player]!, turns[player]!, space);
  }
  if (isTenRounds(s)) {
    const scorers = elementScorers(s);
    for (let element = 0; element < ELEMENTS.length; element++) {
      if (scorers[element] !== NOTHING) into[scorers[element]!]! += icons[element]!;
    }
    return;
  }
  counts.fill(0);
  let most = 0;
  for (let element = 0; element < ELEMENTS.length; element++) {
    const holder = s.control[element]!;
    if (holder === NOTHING) continue;
    into[holder]! += icons[element]!;
    most = Math.max(most, ++counts[holder]!);
  }
  if (most > 0) for (let player = 0; player < players; player++) if (counts[player] === most) into[player]!++;
}

/**
 * Whether nobody has played or passed in this round yet. The value of Element cards and hands in it then belongs to the rounds
 * left.
 */
function isFresh(s: State): boolean {
  if (s.phase === SURVIVAL) return true;
  if (s.question !== Q.turn || s.active !== s.starter || s.spent.length > 0) return false;
  for (let player = 0; player < s.tables.length; player++) {
    if (s.tables[player]!.length > 0 || s.passed[player] === 1) return false;
  }
  return true;
}

/** Estimates every player's final VPs as seen by `me`, into `into`; returns the number of rounds left. */
export function estimate(s: State, me: number, into: Float64Array): number {
  const players = playersOf(s);
  for (let player = 0; player < players; player++) into[player] = s.vps[player]!;
  if (s.over) return 0;
  const fresh = isFresh(s);
  const rounds = roundsToCome(s, fresh);
  if (!fresh) addRoundVps(s, me, into);
  for (let player = 0; player < players; player++) into[player]! += future(s, player, rounds);
  return rounds;
}

/** A player's chance of winning, from estimates of everybody's final VPs and the number of rounds left. */
export function chanceToWin(s: State, values: Float64Array, player: number, rounds: number): number {
  const players = playersOf(s);
  const spread = learnedFor(s).spread[rounds]!;
  let sum = 0;
  for (let other = 0; other < players; other++) sum += Math.exp((values[other]! - values[player]!) / spread);
  return 1 / sum;
}

/** Every player's expected final standing, from estimates of everybody's final VPs and the number of rounds left. */
export function standingsOf(s: State, values: Float64Array, rounds: number): Standing[] {
  const players = playersOf(s);
  if (s.over) {
    const places = finalPlaces(s);
    const winners = places.filter((place) => place === 1).length;
    return places.map((place, player) => ({ winning: place === 1 ? 1 / winners : 0, place, score: values[player]! }));
  }
  const spread = learnedFor(s).spread[rounds]!;
  return Array.from({ length: players }, (_, player) => {
    let place = 1;
    for (let other = 0; other < players; other++) {
      if (other !== player) place += 1 / (1 + Math.exp((values[player]! - values[other]!) / spread));
    }
    return { winning: chanceToWin(s, values, player, rounds), place, score: values[player]! };
  });
}

/** A player's chance of winning from here, 0 to 1. */
export function worth(s: State, player: number): number {
  const rounds = estimate(s, player, estimates);
  return chanceToWin(s, estimates, player, rounds);
}
