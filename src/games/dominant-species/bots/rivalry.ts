/**
 * What the values of all animals are worth to one player: with several animals the lowest counts (rules §7), and what counts of it is the
 * difference to the rivals.
 *
 * Which animal will be the lowest in the end is not known yet. So there is a second way to count, by a `spread` above 0: the value that the
 * lowest can be expected to have if every animal's is uncertain by about so many VPs (a soft minimum). An animal that is ahead by much less than
 * the spread counts nearly as much as the lowest.
 */
import { ANIMALS } from '../rules/components.ts';
import { NOTHING, type State } from '../rules/state.ts';

/** How much of a rival's value counts against a player: the best rival's and the average one's in equal parts. */
const BEST_RIVAL = 0.5;
/** Without a spread: what the lowest and all together count. */
const LOWEST = 0.8;

// Scratch space, so that comparing makes no garbage.
const playerValues = new Float64Array(ANIMALS.length);
/** The animal that stands for each player: of several equally low, the first. */
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

/** What each animal counts towards its player's value, from 0 to 1, in the soft minimum. */
const counts = new Float64Array(ANIMALS.length);
const totals = new Float64Array(ANIMALS.length);

/** Turns the lowest values in `playerValues` into soft minima, and says in `counts` what each animal counts. */
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

/** What a player has: the value of the lowest animal, and a little of what the others have; with a spread the soft minimum. */
function ownValue(s: State, values: Float64Array, player: number, spread: number): number {
  const lowest = playerValues[player]!;
  if (s.animalsEach === 1 || spread > 0) return lowest;
  let all = 0;
  for (let animal = 0; animal < ANIMALS.length; animal++) if (s.owner[animal] === player) all += values[animal]!;
  return lowest * LOWEST + (all / s.animalsEach) * (1 - LOWEST);
}

/** What the rivals' values count against a player. */
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

/** Every player's own value, into `own`, by seat: that of the animal that stands for the player. */
export function ownValues(s: State, values: Float64Array, own: Float64Array, spread = 0): void {
  findValues(s, values, spread);
  for (let player = 0; player < players; player++) own[player] = playerValues[player]!;
}

/** By how many VPs a player is ahead of the rivals, if every animal has its value. */
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
 * What a VP of each animal counts for a player, into `stakes`: up to 1 for an own animal, below 0 for a rival's. Goes by which of the
 * rivals is the best and which animal each player's lowest: the stakes times the values make up what `worthTo` says; with a spread they say by
 * how much it changes.
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
