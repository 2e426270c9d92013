/**
 * What the values of all animals are worth to one player: with several animals the lowest counts (rules §7), relative to the
 * rivals.
 *
 * Which animal will be lowest in the end is not known yet. There is therefore a second method, with a `spread` above 0: the
 * expected value of the lowest animal if every animal's value is uncertain by about that many VPs (a soft minimum). An animal
 * that is ahead by much less than the spread counts nearly as much as the lowest.
 */
import { ANIMALS } from '../rules/components.ts';
import { NOTHING, type State } from '../rules/state.ts';

/** How much rivals' values count against a player: the best rival's and the mean in equal parts. */
const BEST_RIVAL = 0.5;
/** Without a spread: the share of the lowest animal; the rest is that of all together. */
const LOWEST = 0.8;

// Scratch space, so that comparing does not allocate.
const playerValues = new Float64Array(ANIMALS.length);
/** The animal that counts for each player: among equals, the first. */
const lowestAnimal = new Int32Array(ANIMALS.length);
let players = 0;

/** The value of every player's lowest animal into `playerValues`, the animal into `lowestAnimal`. */
function findLowest(s: State, values: Float64Array): void {
  players = 0;
  playerValues.fill(Infinity);
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const owner = s.owner[animal]!;
    if (owner < 0) continue;
    if (owner >= players) players = owner + 1;
    if (values[animal]! < playerValues[owner]!) {
      playerValues[owner] = values[animal]!;
      lowestAnimal[owner] = animal;
    }
  }
}

/** How much each animal counts towards its player's value, from 0 to 1, in the soft minimum. */
const counts = new Float64Array(ANIMALS.length);
const totals = new Float64Array(ANIMALS.length);

/** Turns the lowest values in `playerValues` into soft minima, and writes how much each animal counts into `counts`. */
function soften(s: State, values: Float64Array, spread: number): void {
  totals.fill(0);
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const owner = s.owner[animal]!;
    if (owner < 0) continue;
    counts[animal] = Math.exp((playerValues[owner]! - values[animal]!) / spread);
    totals[owner]! += counts[animal]!;
  }
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (s.owner[animal]! >= 0) counts[animal]! /= totals[s.owner[animal]!]!;
  }
  for (let player = 0; player < players; player++) {
    playerValues[player]! -= spread * Math.log(totals[player]! / s.animalsEach);
  }
}

/** A player's own value: that of the lowest animal, and a little of the others'; with a spread the soft minimum. */
function ownValue(s: State, values: Float64Array, player: number, spread: number): number {
  const lowest = playerValues[player]!;
  if (s.animalsEach === 1 || spread > 0) return lowest;
  let all = 0;
  for (let animal = 0; animal < ANIMALS.length; animal++) if (s.owner[animal] === player) all += values[animal]!;
  return lowest * LOWEST + (all / s.animalsEach) * (1 - LOWEST);
}

/** How much the rivals' values count against a player. */
function against(player: number): number {
  let most = -Infinity;
  let total = 0;
  for (let other = 0; other < players; other++) {
    if (other === player) continue;
    if (playerValues[other]! > most) most = playerValues[other]!;
    total += playerValues[other]!;
  }
  return BEST_RIVAL * most + ((1 - BEST_RIVAL) * total) / Math.max(1, players - 1);
}

function findValues(s: State, values: Float64Array, spread: number): void {
  findLowest(s, values);
  if (spread > 0 && s.animalsEach > 1) soften(s, values, spread);
}

/** Every player's own value, into `own`, by seat: that of the animal that counts for the player. */
export function ownValues(s: State, values: Float64Array, own: Float64Array, spread = 0): void {
  findValues(s, values, spread);
  for (let player = 0; player < players; player++) own[player] = playerValues[player]!;
}

/** By how many VPs a player is ahead of the rivals, if every animal has the given value. */
export function worthTo(s: State, values: Float64Array, player: number, spread = 0): number {
  findValues(s, values, spread);
  return ownValue(s, values, player, spread) - against(player);
}

/** The same for every player, into `worth`. */
export function worthToAll(s: State, values: Float64Array, worth: Float64Array, spread = 0): void {
  findValues(s, values, spread);
  for (let player = 0; player < players; player++)
    worth[player] = ownValue(s, values, player, spread) - against(player);
}

/**
 * A player's stake in each animal, into `stakes`: the value of one of its VPs, up to 1 for an own animal, negative for a rival's.
 * It depends on which rival is the best and which animal each player's lowest: stakes times values add up to `worthTo`; with a
 * spread they are its derivatives.
 */
export function stakesOf(s: State, values: Float64Array, player: number, stakes: Float64Array, spread = 0): void {
  findValues(s, values, spread);
  const isSoft = spread > 0 && s.animalsEach > 1;
  let leader = NOTHING;
  for (let other = 0; other < players; other++) {
    if (other !== player && (leader === NOTHING || playerValues[other]! > playerValues[leader]!)) leader = other;
  }
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const owner = s.owner[animal]!;
    if (owner < 0) continue;
    const lowest = lowestAnimal[owner] === animal;
    const count = isSoft ? counts[animal]! : lowest ? 1 : 0;
    if (owner === player) {
      stakes[animal] = isSoft || s.animalsEach === 1 ? count : LOWEST * count + (1 - LOWEST) / s.animalsEach;
    } else {
      const share = (owner === leader ? BEST_RIVAL : 0) + (1 - BEST_RIVAL) / Math.max(1, players - 1);
      stakes[animal] = -share * count;
    }
  }
}
