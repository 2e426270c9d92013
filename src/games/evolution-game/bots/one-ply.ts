/**
 * One ply: the answer after which a network rates the player highest. Conversions, and colonies in the set-up, are valued as they
 * will lie; where a move ends and what is chosen there, by a few samples to the end of the turn. The rest is left to rules of
 * thumb, which do it as well. A game takes a millisecond or two, so the network can learn from its own games, and the strong bot
 * can use one ply in its rollouts.
 */
import type { RandomInt } from '../../../kit/chance.ts';
import { ownerOf } from '../rules/adaptation.ts';
import { BEGIN, CHOOSE, DOMAINS, MAX_PLAYERS, MOVE, NOTHING, SETTLE, SQUARES } from '../rules/components.ts';
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
import { greedy } from './greedy.ts';
import { type Network, strengthOf } from './network.ts';
import { sampledChance } from './sampled-chance.ts';

/** Samples of dice and cards: six are no better. */
const SAMPLES = 2;

const numbers = new Float64Array(FEATURE_COUNT);

function strength(network: Network, s: State, player: number): number {
  features(s, player, numbers);
  return strengthOf(network, numbers, 0, undefined, FEATURE_COUNT);
}

/** The player's strength after a conversion. Leaves the state unchanged. */
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

/** By player: the weight of a rival, the exponential of its strength. */
const weights = new Float64Array(MAX_PLAYERS);

/** The sum of the weights of a player's rivals. */
function weighRivals(network: Network, s: State, player: number): number {
  let sum = 0;
  for (let rival = 0; rival < s.players; rival++) {
    if (rival !== player) sum += weights[rival] = Math.exp(strength(network, s, rival));
  }
  return sum;
}

/** The player's strength after placing a colony, and how much weaker its rivals are. Leaves the state unchanged. */
function afterColony(network: Network, s: State, move: Move, rivals: () => number): number {
  const player = s.asked;
  const domain = Math.floor(valueOf(move) / SQUARES);
  const bit = 1 << (valueOf(move) % SQUARES);
  const owner = ownerOf(s, domain, valueOf(move) % SQUARES);
  const before = owner === NOTHING ? 0 : rivals();
  s.colonies[player * DOMAINS + domain]! |= bit;
  if (owner !== NOTHING) s.colonies[owner * DOMAINS + domain]! -= bit;
  let worth = strength(network, s, player);
  if (owner !== NOTHING) {
    const after = before - weights[owner]! + Math.exp(strength(network, s, owner));
    worth += Math.log(before / after);
    s.colonies[owner * DOMAINS + domain]! |= bit;
  }
  s.colonies[player * DOMAINS + domain]! -= bit;
  return worth;
}

/** The player's chance to win at the end of the turn, averaged over a few samples, with rivals as strong as they are now. */
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
    while (after.winner === NOTHING && after.turn === s.turn) play(after, greedy(after, randomInt), chance);
    sum += after.winner === NOTHING ? 1 / (1 + Math.exp(rivals - strength(network, after, s.asked))) : 1;
  }
  return sum;
}

/** The best answer that involves no dice or cards: by the resulting conversions and colonies. */
function bestCertain(network: Network, s: State): Move {
  const moves = candidates(s);
  if (moves.length === 1) return moves[0]!;
  let weighed = 0;
  const rivals = (): number => (weighed ||= weighRivals(network, s, s.asked));
  let best = moves[0]!;
  let most = -Infinity;
  for (const move of moves) {
    let worth: number;
    if (kindOf(move) === TO_ADAPT) worth = afterConversion(network, s, move);
    else if (kindOf(move) === TO_PLACE) worth = afterColony(network, s, move, rivals);
    else worth = strength(network, s, s.asked);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}

/** The best answer if dice or cards are involved. */
function bestByChance(network: Network, s: State, randomInt: RandomInt): Move {
  const moves = candidates(s);
  if (moves.length === 1) return moves[0]!;
  const seed = randomInt(2 ** 30);
  const rivals = Math.log(weighRivals(network, s, s.asked));
  let best = NOTHING;
  let most = -Infinity;
  for (const move of moves) {
    const worth = afterChance(network, s, move, seed, rivals, randomInt);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}

/** The answer by one ply of a network. Changes the state temporarily, and restores it. */
export function onePly(network: Network, s: State, randomInt: RandomInt): Move {
  switch (s.question) {
    case BEGIN:
      return s.mutation[s.asked]!.length === 0 ? moveOf(ROLL) : bestCertain(network, s);
    case SETTLE:
      return bestCertain(network, s);
    case MOVE:
    case CHOOSE:
      return bestByChance(network, s, randomInt);
    default:
      return greedy(s, randomInt);
  }
}
