/**
 * What the values of all animals are worth to one player: a player is worth what the lowest animal is (rules §7), and what counts
 * is the difference to the rivals.
 */
import { ANIMALS } from '../../../rules/components.ts';
import type { State } from '../../../rules/state.ts';

/** How much of a rival's value counts against a player: the best rival's and the average one's in equal parts. */
const BEST_RIVAL = 0.5;
/** With several animals the lowest counts, but what the others have is not worthless: what the lowest and all together count. */
const LOWEST = 0.8;

// Scratch space, so that comparing makes no garbage.
const playerValues = new Float64Array(ANIMALS.length);
let players = 0;

/** The value of every player's lowest animal into `playerValues`. */
function findLowest(s: State, values: Float64Array): void {
  players = 0;
  playerValues.fill(Infinity);
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    const owner = s.owner[animal]!;
    if (owner < 0) continue;
    if (owner >= players) players = owner + 1;
    if (values[animal]! < playerValues[owner]!) {
      playerValues[owner] = values[animal]!;
    }
  }
}

/** What a player has: the value of the lowest animal, and a little of what the others have. */
function ownValue(s: State, values: Float64Array, player: number): number {
  const lowest = playerValues[player]!;
  if (s.animalsEach === 1) return lowest;
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

/** By how many VPs every player is ahead of the rivals if every animal has its value, into `worth`. */
export function worthToAll(s: State, values: Float64Array, worth: Float64Array): void {
  findLowest(s, values);
  for (let player = 0; player < players; player++) worth[player] = ownValue(s, values, player) - against(player);
}
