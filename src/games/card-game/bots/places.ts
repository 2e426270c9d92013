/**
 * What places in the food chain are worth while the round goes on. Totals have yet to grow, nobody knows how much: a lead of one is worth little
 * while five others have cards to play, and much once they have passed.
 */
import { MAX_PLAYERS } from '../rules/components.ts';
import { type State, cardsOf, playersOf } from '../rules/state.ts';

/** Food chain that a turn to come adds, about, by number of players: another's, and one's own, which one may yet do without. */
const OTHERS_GAIN: readonly number[] = [0, 0, 3, 4, 4, 4, 4];
const OWN_GAIN: readonly number[] = [0, 0, 3, 2, 2, 2, 2];
/** How far the difference of two totals may be off: now, and more with the root of the turns that both have to come. */
const SURE = 0.5;
const UNSURE: readonly number[] = [0, 0, 1, 2, 2, 2, 2];

/** More turns than this are not looked ahead to. */
const MOST_TURNS = 9;
/** Differences from −FAR to FAR − 1 are told apart. */
const FAR = 64;

/** By number of players, turns to come of both and difference (from −FAR): how likely the one ahead by it now stays above the other. */
const LIKELY: readonly Float64Array[] = UNSURE.map((unsure) =>
  Float64Array.from({ length: (2 * MOST_TURNS + 1) * 2 * FAR }, (_, i) => {
    const turns = Math.floor(i / (2 * FAR));
    const difference = (i % (2 * FAR)) - FAR;
    return 1 / (1 + Math.exp(-difference / (SURE + unsure * Math.sqrt(turns))));
  }),
);

/** By player: turns to come in this round at most, and the total to expect at its end. */
export const turns = new Int32Array(MAX_PLAYERS);
export const expected = new Int32Array(MAX_PLAYERS);
const ahead = new Float64Array(MAX_PLAYERS);

/** Looks ahead to the end of the round from totals as they are, for a player who counts on others more than on themselves. */
export function lookAhead(s: State, me: number, totals: Int32Array): void {
  const players = playersOf(s);
  // The first empty hand ends the round.
  let most = MOST_TURNS;
  for (let player = 0; player < players; player++) {
    if (s.passed[player] === 0) most = Math.min(most, s.hands[player]!.length);
  }
  for (let player = 0; player < players; player++) {
    turns[player] = s.passed[player] === 1 ? 0 : most;
    expected[player] = totals[player]! + turns[player]! * (player === me ? OWN_GAIN : OTHERS_GAIN)[players]!;
  }
}

/** What a turn to come adds to one's own total. */
export const ownGain = (players: number): number => OWN_GAIN[players]!;

/**
 * VPs that a player can expect for the place in the food chain with so much and so many turns to come, the others as `lookAhead` found. `space` is
 * what a step on the Survival Track is worth.
 */
export function placeVps(s: State, player: number, total: number, turnsLeft: number, space: number): number {
  if (total <= 0) return 0;
  const players = playersOf(s);
  const likely = LIKELY[players]!;
  const { vps, tundra } = cardsOf(s).table.biomes[s.biome]!;
  // By number: how likely it is that so many others end above.
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
  return ahead[0] * (vps[0] + (tundra ? space : 0)) + ahead[1]! * vps[1] + ahead[2]! * vps[2];
}
