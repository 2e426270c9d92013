/**
 * One ply: the answer after which a network thinks best of the player, without trying what may come. Conversions and colonies are
 * valued as they will lie, what hangs on dice or cards by a few samples up to the end of the turn. A game of four takes some ten
 * milliseconds, so that the network can learn from games of its own.
 */
import type { RandomInt } from '../../../kit/chance.ts';
import { ARRANGE, BEGIN, DOMAINS, NOTHING, PLACE, REMEDY, SETTLE, SQUARES, SURVIVE } from '../rules/components.ts';
import {
  type Move,
  ROLL,
  TO_ADAPT,
  TO_PLACE,
  adaptCards,
  adaptDomain,
  kindOf,
  moveOf,
  valueOf,
} from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import { type State, copyState } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { FEATURE_COUNT, features } from './features.ts';
import { greedy, rolloutPolicy } from './greedy.ts';
import { type Network, strengthOf } from './network.ts';
import { sampledChance } from './sampled-chance.ts';

/** Samples of what dice and cards bring: one for each face of a die. */
const SAMPLES = 6;

const numbers = new Float64Array(FEATURE_COUNT);

function strength(network: Network, s: State, player: number): number {
  features(s, player, numbers);
  return strengthOf(network, numbers, 0, undefined, FEATURE_COUNT);
}

/** How strong the player is after a conversion. Leaves the state as it was. */
function afterConversion(network: Network, s: State, move: Move): number {
  const player = s.asked;
  const domain = adaptDomain(move);
  const at = player * DOMAINS + domain;
  const hand = s.mutation[player]!;
  const gene = s.genePool[at]!;
  const left = hand.slice();
  for (const card of adaptCards(move)) left.splice(left.indexOf(card), 1);
  s.genePool[at] = s.domain[domain]!;
  s.mutation[player] = left;
  const after = strength(network, s, player);
  s.genePool[at] = gene;
  s.mutation[player] = hand;
  return after;
}

/** How strong the player is after placing a colony, against rivals who were so strong together. Leaves the state as it was. */
function afterColony(network: Network, s: State, move: Move, rivals: number): number {
  const player = s.asked;
  const domain = Math.floor(valueOf(move) / SQUARES);
  const bit = 1 << (valueOf(move) % SQUARES);
  let owner = NOTHING;
  for (let rival = 0; rival < s.players; rival++) if (s.colonies[rival * DOMAINS + domain]! & bit) owner = rival;
  s.colonies[player * DOMAINS + domain]! |= bit;
  if (owner !== NOTHING) s.colonies[owner * DOMAINS + domain]! -= bit;
  const own = strength(network, s, player);
  const weakened = owner === NOTHING ? 0 : rivals - rivalStrength(network, s, player);
  s.colonies[player * DOMAINS + domain]! -= bit;
  if (owner !== NOTHING) s.colonies[owner * DOMAINS + domain]! |= bit;
  return own + weakened;
}

/** How strong a player's rivals are together. */
function rivalStrength(network: Network, s: State, player: number): number {
  let sum = 0;
  for (let rival = 0; rival < s.players; rival++) if (rival !== player) sum += Math.exp(strength(network, s, rival));
  return Math.log(sum);
}

/** The player's chance to win at the end of the turn, on average over a few samples; rivals as strong as they are now. */
function afterChance(
  network: Network,
  s: State,
  move: Move,
  seed: number,
  rivals: number,
  randomInt: RandomInt,
): number {
  const chance = sampledChance(seed);
  let sum = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    chance.begin(sample);
    const after = copyState(s);
    play(after, move, chance);
    while (after.winner === NOTHING && after.turn === s.turn) play(after, rolloutPolicy(after, randomInt), chance);
    sum += after.winner === NOTHING ? 1 / (1 + Math.exp(rivals - strength(network, after, s.asked))) : 1;
  }
  return sum;
}

/** The answer by one ply of a network. Changes the state while it thinks, and leaves it as it was. */
export function onePly(network: Network, s: State, randomInt: RandomInt): Move {
  const { question } = s;
  if (question === ARRANGE || question === REMEDY || question === SURVIVE) return greedy(s, randomInt);
  if (question === BEGIN && s.mutation[s.asked]!.length === 0) return moveOf(ROLL);
  const moves = candidates(s);
  const seed = randomInt(2 ** 30);
  const isCertain = question === BEGIN || question === PLACE || question === SETTLE;
  const now = isCertain ? strength(network, s, s.asked) : 0;
  const rivals = question === BEGIN ? 0 : rivalStrength(network, s, s.asked);
  let best = moves[0]!;
  let most = -Infinity;
  for (const move of moves) {
    let worth = now;
    if (kindOf(move) === TO_ADAPT) worth = afterConversion(network, s, move);
    else if (kindOf(move) === TO_PLACE) worth = afterColony(network, s, move, rivals);
    else if (!isCertain) worth = afterChance(network, s, move, seed, rivals, randomInt);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}
