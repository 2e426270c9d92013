/**
 * The answers worth trying: one of each group with the same effect.
 *
 * In phase one the free squares of a domain are equivalent, and so are the squares of one rival there.
 */
import { ownerOf } from '../rules/adaptation.ts';
import {
  BEGIN,
  BITS,
  DOMAINS,
  DOMINANT_POSITION,
  MOVE,
  MUTATION_CARDS,
  PLACE,
  SETTLE,
  SQUARES,
  SURVIVE,
} from '../rules/components.ts';
import {
  type Move,
  TO_ADAPT,
  TO_PLACE,
  adaptCards,
  adaptDomain,
  kindOf,
  survivePlaces,
  valueOf,
} from '../rules/moves.ts';
import { legalMoves } from '../rules/play.ts';
import { type State, nicheCount, tables } from '../rules/state.ts';

/** Up to this number all sets of niches are tried; of more only the largest. */
const MAX_SETS = 16;
/** Chains tried for each domain. */
const CHAINS = 2;

/** The legal answers without equivalent ones. */
export function candidates(s: State): Move[] {
  const moves = legalMoves(s);
  if (s.question === PLACE || s.question === SETTLE) return places(s, moves);
  if (s.question === BEGIN) return conversions(moves);
  if (s.question === MOVE && isLastRace(s)) return moves.slice(-1);
  if (s.question === SURVIVE && moves.length > MAX_SETS) {
    const most = Math.max(...moves.map((move) => survivePlaces(move).length));
    return moves.filter((move) => survivePlaces(move).length >= most - 1);
  }
  return moves;
}

/** Whether only the Evolution Square is left to reach: nothing could be returned on a Transition any more. */
const isLastRace = (s: State): boolean => s.stage[s.asked] === tables(s).lastStage - 1 && nicheCount(s, s.asked) === 0;

const isCentre = (move: Move): boolean => valueOf(move) % SQUARES === DOMINANT_POSITION;

/** One of the free squares of a domain, and one of each rival's there; the centre preferred. */
function places(s: State, moves: readonly Move[]): Move[] {
  /** By domain: whose squares were seen, as a mask; the lowest bit for free ones. */
  const met = new Uint8Array(DOMAINS);
  const kept: Move[] = [];
  const take = (move: Move): void => {
    if (kindOf(move) === TO_PLACE) {
      const domain = Math.floor(valueOf(move) / SQUARES);
      const bit = 1 << (ownerOf(s, domain, valueOf(move) % SQUARES) + 1);
      if ((met[domain]! & bit) !== 0) return;
      met[domain]! |= bit;
    }
    kept.push(move);
  };
  for (const move of moves) if (isCentre(move)) take(move);
  for (const move of moves) if (!isCentre(move)) take(move);
  return kept;
}

/** What a chain costs: few cards with few colours first. */
function chainCost(move: Move): number {
  let cost = 0;
  for (const card of adaptCards(move)) cost += 10 + BITS[MUTATION_CARDS[card]!]!;
  return cost;
}

/** The roll, and the cheapest chains of each domain. */
function conversions(moves: readonly Move[]): Move[] {
  const kept = moves.filter((move) => kindOf(move) !== TO_ADAPT);
  /** By domain: the cheapest chains so far, in ascending order of cost. */
  const chains: { move: Move; cost: number }[][] = [];
  for (const move of moves) {
    if (kindOf(move) !== TO_ADAPT) continue;
    const cost = chainCost(move);
    const cheapest = (chains[adaptDomain(move)] ??= []);
    let place = cheapest.length;
    while (place > 0 && cheapest[place - 1]!.cost > cost) place--;
    if (place >= CHAINS) continue;
    cheapest.splice(place, 0, { move, cost });
    if (cheapest.length > CHAINS) cheapest.pop();
  }
  chains.forEach((cheapest) => {
    for (const { move } of cheapest) kept.push(move);
  });
  return kept;
}
