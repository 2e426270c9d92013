/**
 * The answers worth a thought: of answers that come to the same, one.
 *
 * Free squares of a domain differ in nothing that matters in phase one, nor do the squares of one rival there.
 */
import { BEGIN, BITS, DOMAINS, MUTATION_CARDS, NOTHING, PLACE, SETTLE, SQUARES, SURVIVE } from '../rules/components.ts';
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
import type { State } from '../rules/state.ts';

/** Sets of niches are all tried up to this number; of more only the largest. */
const MOST_SETS = 16;
/** Chains tried for each domain. */
const CHAINS = 2;

/** The legal answers without those that another one stands for. */
export function candidates(s: State): Move[] {
  const moves = legalMoves(s);
  if (s.question === PLACE || s.question === SETTLE) return places(s, moves);
  if (s.question === BEGIN) return conversions(moves);
  if (s.question === SURVIVE && moves.length > MOST_SETS) {
    const most = Math.max(...moves.map((move) => survivePlaces(move).length));
    return moves.filter((move) => survivePlaces(move).length >= most - 1);
  }
  return moves;
}

function places(s: State, moves: readonly Move[]): Move[] {
  const seen = new Set<number>();
  // The centre first, so that it stands for the free squares of its domain.
  const centreFirst = [...moves].sort(
    (a, b) => Number(valueOf(b) % SQUARES === 4) - Number(valueOf(a) % SQUARES === 4),
  );
  return centreFirst.filter((move) => {
    if (kindOf(move) !== TO_PLACE) return true;
    const square = valueOf(move);
    const domain = Math.floor(square / SQUARES);
    let owner = NOTHING;
    for (let player = 0; player < s.players; player++) {
      if ((s.colonies[player * DOMAINS + domain]! >> (square % SQUARES)) & 1) owner = player;
    }
    const key = domain * 8 + owner + 1;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What a chain costs: few cards with few colours first. */
const chainCost = (move: Move): number =>
  adaptCards(move).reduce((cost, card) => cost + 10 + BITS[MUTATION_CARDS[card]!]!, 0);

function conversions(moves: readonly Move[]): Move[] {
  const byDomain = new Map<number, Move[]>();
  for (const move of moves) {
    if (kindOf(move) !== TO_ADAPT) continue;
    const domain = adaptDomain(move);
    byDomain.set(domain, [...(byDomain.get(domain) ?? []), move]);
  }
  return [
    ...moves.filter((move) => kindOf(move) !== TO_ADAPT),
    ...[...byDomain.values()].flatMap((chains) => chains.sort((a, b) => chainCost(a) - chainCost(b)).slice(0, CHAINS)),
  ];
}
