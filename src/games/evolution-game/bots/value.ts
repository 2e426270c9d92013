/**
 * The value of a position: each player's chance to win. A small network, trained on self-play games (`learning.ts`), turns each
 * player's features into a strength; chances are proportional to its exponential.
 */
import type { Standing } from '../../../kit/module.ts';
import { MAX_PLAYERS, NOTHING } from '../rules/components.ts';
import { standing } from '../rules/play.ts';
import { type State } from '../rules/state.ts';
import learned from './data/networks.json' with { type: 'json' };
import { FEATURE_COUNT, features } from './features.ts';
import { type Network, type StoredNetwork, networkFrom, strengthOf } from './network.ts';

/** What was learned, by number of players; `npm run -s train -- --game evolution-game` writes the file. */
export const LEARNED: Readonly<Record<number, StoredNetwork>> = learned;

const networks = Array.from({ length: MAX_PLAYERS + 1 }, (_, players) => {
  const stored = LEARNED[players];
  return stored && networkFrom(stored);
});

/** The network for a number of players. */
export const networkFor = (players: number): Network => networks[players]!;

const numbers = new Float64Array(FEATURE_COUNT);

/** A player's chance to win, from 0 to 1. */
export function chanceToWin(s: State, player: number): number {
  if (s.winner !== NOTHING) return s.winner === player ? 1 : 0;
  const network = networkFor(s.players);
  features(s, player, numbers);
  const own = strengthOf(network, numbers);
  let others = 0;
  for (let rival = 0; rival < s.players; rival++) {
    if (rival === player) continue;
    features(s, rival, numbers);
    others += Math.exp(strengthOf(network, numbers) - own);
  }
  return 1 / (1 + others);
}

const strengths = new Float64Array(MAX_PLAYERS);

/** Every player's expected final standing, by seat: each of two players comes out ahead in proportion to its strength. */
export function standingsOf(s: State): Standing[] {
  const seats = Array.from({ length: s.players }, (_, player) => player);
  if (s.winner !== NOTHING) {
    return standing(s).places.map((place, player) => ({ winning: player === s.winner ? 1 : 0, place }));
  }
  for (const player of seats) {
    features(s, player, numbers);
    strengths[player] = strengthOf(networkFor(s.players), numbers);
  }
  return seats.map((player) => {
    let all = 0;
    let place = 1;
    for (const other of seats) {
      const odds = Math.exp(strengths[other]! - strengths[player]!);
      all += odds;
      if (other !== player) place += odds / (1 + odds);
    }
    return { winning: 1 / all, place };
  });
}
