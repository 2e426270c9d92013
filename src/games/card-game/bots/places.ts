/**
 * The value of places in the food chain while the round goes on. Totals still grow by unknown amounts: a lead of one is worth
 * little while five others have cards to play, and much once they have passed.
 */
import { MAX_PLAYERS } from '../rules/components.ts';
import { isSurvivalAt, placeVpsAt } from '../rules/scoring.ts';
import { type State, playersOf } from '../rules/state.ts';

/** The estimated food chain that a future turn adds, by number of players: another's, and one's own, which one may not need. */
const OTHERS_GAIN: readonly number[] = [0, 0, 3, 4, 4, 4, 4];
const OWN_GAIN: readonly number[] = [0, 0, 3, 2, 2, 2, 2];
/** The uncertainty of the difference of two totals: now, and growing with the square root of both players' future turns. */
const SURE = 0.5;
const UNSURE: readonly number[] = [0, 0, 1, 2, 2, 2, 2];

/** The maximum number of turns to look ahead. */
const MAX_TURNS = 9;
/** Differences are clamped to −FAR … FAR − 1. */
const FAR = 64;

/**
 * By number of players, both players' future turns and difference (from −FAR): how likely the one who leads by it stays ahead.
 */
const LIKELY: readonly Float64Array[] = UNSURE.map((unsure) =>
  Float64Array.from({ length: (2 * MAX_TURNS + 1) * 2 * FAR }, (_, i) => {
    const turns = Math.floor(i / (2 * FAR));
    const difference = (i % (2 * FAR)) - FAR;
    return 1 / (1 + Math.exp(-difference / (SURE + unsure * Math.sqrt(turns))));
  }),
);

/** By player: the maximum number of turns left in this round, and the expected final total. */
export const turns = new Int32Array(MAX_PLAYERS);
export const expected = new Int32Array(MAX_PLAYERS);
const ahead = new Float64Array(MAX_PLAYERS);

/** Looks ahead to the end of the round from the current totals, for a player who trusts others' growth more than their own. */
export function lookAhead(s: State, me: number, totals: Int32Array): void {
  const players = playersOf(s);
  // The first empty hand ends the round.
  let most = MAX_TURNS;
  for (let player = 0; player < players; player++) {
    if (s.passed[player] === 0) most = Math.min(most, s.hands[player]!.length);
  }
  for (let player = 0; player < players; player++) {
    turns[player] = s.passed[player] === 1 ? 0 : most;
    expected[player] = totals[player]! + turns[player]! * (player === me ? OWN_GAIN : OTHERS_GAIN)[players]!;
  }
}

/** What a future turn adds to one's own total. */
export const ownGain = (players: number): number => OWN_GAIN[players]!;

/**
 * The expected VPs for a player's place in the food chain with a given total and number of future turns, the others as found by
 * `lookAhead`. `space` is the value of a step on the Survival Track.
 */
export function placeVps(s: State, player: number, total: number, turnsLeft: number, space: number): number {
  if (total <= 0) return 0;
  const players = playersOf(s);
  const likely = LIKELY[players]!;
  // By number: how likely it is that so many others end up above.
  ahead.fill(0);
  ahead[0] = 1;
  let others = 0;
  for (let other = 0; other < players; other++) {
    if (other === player || expected[other]! <= 0) continue;
    const difference = Math.max(-FAR, Math.min(FAR - 1, expected[other]! - total));
    const above = likely[(turnsLeft + turns[other]!) * 2 * FAR + difference + FAR]!;
    others++;
    for (let count = others; count > 0; count--) ahead[count] = ahead[count]! * (1 - above) + ahead[count - 1]! * above;
    ahead[0] *= 1 - above;
  }
  const vps = placeVpsAt(s, s.biome, s.round);
  const step = isSurvivalAt(s, s.biome) ? space : 0;
  return ahead[0] * (vps[0]! + step) + ahead[1]! * (vps[1] ?? 0) + ahead[2]! * (vps[2] ?? 0);
}
