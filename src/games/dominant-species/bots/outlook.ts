/**
 * What the animals' VPs mean for the players: their chances of winning, and the value of a position.
 *
 * Winning is what counts. A better place and VPs ahead break ties, and guide play when nothing can be won or lost any more.
 */
import type { Standing } from '../../../kit/module.ts';
import { ANIMALS, CARDS } from '../rules/components.ts';
import { type State, cardsGone } from '../rules/state.ts';
import { ownValues, worthToAll } from './rivalry.ts';

/**
 * The standard deviation of an animal's final VPs from what the value network predicts in the first turn, by the number of
 * animals in play: measured in games of the self-play policy.
 */
const DEVIATION = [0, 0, 46, 26, 23, 19, 16.5];
/** The share of it that is gone when no card is left; most of it goes late. */
const GONE = 0.4;
const LATE = 3;

/** The standard deviation of an animal's final VPs from the prediction; 0 at the end. */
export function deviation(s: State): number {
  if (s.over) return 0;
  return DEVIATION[s.initiative.length]! * (1 - GONE * (cardsGone(s) / CARDS.length) ** LATE);
}

/** A Gumbel distribution with a standard deviation of 1 has this scale. */
const SCALE = Math.sqrt(6) / Math.PI;
/** The value of winning at the end in VPs, where the margin still means something. */
const END_SCALE = 8;
/** The share of the chance of winning in a position's value; the rest is VPs ahead of the rivals. */
const WINNING = 0.7;
/** The value of a certain win in VPs, in scales: one more VP is worth about one when two are level. */
const VPS_OF_A_WIN = 4;
/** The value of a better place at the end, in VPs. */
const PLACE = 2;

/**
 * VPs that an animal can expect on average from the start of a turn on, which the value network leaves out: a constant, and so
 * many more for each card not taken yet, by the number of animals in play. Fitted to 20 games of the level `strong`; off by about
 * 10 VPs (standard error).
 */
const TO_COME = [
  [0, 0],
  [0, 0],
  [81, 6.4],
  [70, 4.3],
  [65, 3.4],
  [50, 3.2],
  [39, 2.4],
] as const;

function toCome(s: State): number {
  if (s.over) return 0;
  const [base, each] = TO_COME[s.initiative.length]!;
  return base + each * (CARDS.length - cardsGone(s));
}

const own = new Float64Array(ANIMALS.length);

/**
 * Every player's chance of winning if every animal can expect its value, into `chances`, by seat: a logistic model of who ends up
 * ahead. At the end the highest score wins; ties share.
 */
function winningChances(s: State, values: Float64Array, chances: Float64Array): void {
  const spread = deviation(s);
  ownValues(s, values, own, spread * SCALE);
  const players = s.players;
  let most = -Infinity;
  for (let player = 0; player < players; player++) most = Math.max(most, own[player]!);
  let total = 0;
  for (let player = 0; player < players; player++) {
    const behind = most - own[player]!;
    chances[player] = spread > 0 ? Math.exp(-behind / (spread * SCALE)) : behind === 0 ? 1 : 0;
    total += chances[player]!;
  }
  for (let player = 0; player < players; player++) chances[player]! /= total;
}

const chances = new Float64Array(ANIMALS.length);

/**
 * Every player's expected final standing, by seat: by the same model, each of two players comes out ahead depending on the
 * difference between them. At the end it is the actual standing.
 */
export function standingsOf(s: State, values: Float64Array): Standing[] {
  winningChances(s, values, chances);
  const spread = deviation(s) * SCALE;
  const standings = Array.from({ length: s.players }, (_, player) => {
    let place = 1;
    for (let other = 0; other < s.players; other++) {
      const ahead = own[player]! - own[other]!;
      if (other === player) continue;
      place += spread > 0 ? 1 / (1 + Math.exp(ahead / spread)) : ahead < 0 ? 1 : 0;
    }
    return { winning: chances[player]!, place };
  });
  // Only the lowest animal counts in the end.
  ownValues(s, values, own);
  const more = toCome(s);
  return standings.map((standing, player) => ({ ...standing, score: own[player]! + more }));
}

/** The value of a position for every player, into `worth`, in VPs: the chance of winning, and VPs ahead of the rivals. */
export function worthOf(s: State, values: Float64Array, worth: Float64Array): void {
  winningChances(s, values, chances);
  const spread = deviation(s) * SCALE;
  worthToAll(s, values, worth, spread);
  const players = s.players;
  const win = VPS_OF_A_WIN * Math.max(END_SCALE, spread);
  for (let player = 0; player < players; player++) {
    worth[player] = WINNING * win * chances[player]! + (1 - WINNING) * worth[player]!;
    if (!s.over) continue;
    for (let other = 0; other < players; other++) if (own[other]! > own[player]!) worth[player]! -= PLACE;
  }
}
