/**
 * The greedy bot: the best answer by rules of thumb about its own gene pool, colonies and niches, with a hand-made table of
 * values.
 *
 * It looks no further than the answer: neither at the dice to come nor at rivals' replies. It is fast enough to play rivals in
 * the strong bot's rollouts.
 */
import type { RandomInt } from '../../../kit/chance.ts';
import { openSquares, settledDomains, unadaptedDomains, adaptedDomains } from '../rules/adaptation.ts';
import {
  ALL_DOMAINS,
  ARRANGE,
  BEGIN,
  BITS,
  CHOOSE,
  DOMAINS,
  DOMINANT_POSITION,
  EVO,
  MAX_NICHES,
  MOVE,
  MUTATION_CARDS,
  NOTHING,
  REMEDY,
  SETTLE,
  SQUARES,
  SURVIVE,
  TRANSITION,
} from '../rules/components.ts';
import {
  ARRANGEMENTS,
  CHOOSE_GROWTH,
  CHOOSE_MUTATION,
  DONE,
  type Move,
  MoveList,
  ROLL,
  TO_ADAPT,
  TO_PLACE,
  TO_REMEDY,
  adaptCards,
  adaptDomain,
  kindOf,
  moveOf,
  survivePlaces,
  valueOf,
} from '../rules/moves.ts';
import { listMoves } from '../rules/play.ts';
import { type State, tables } from '../rules/state.ts';

/** The values of things to a player, in colonies. */
const WORTH = {
  /** Being wanted by an established niche, divided by its letters. */
  kept: 0.25,
  /** Being wanted by a niche that lacks this many letters (the index), for each of them. */
  missing: [0, 1, 1 / 4, 1 / 9, 1 / 16, 1 / 25, 1 / 36, 1 / 49, 1 / 64],
  /** A first colony in a domain, and extra for each time it is wanted. */
  first: 1,
  firstWanted: 3,
  /** A second colony, and extra for each time it is wanted; a third counts half of it, and so on. */
  more: 0.5,
  moreWanted: 0.6,
  /** Supplanting a rival's last colony in a domain, and another one. */
  lastOfRival: 0.3,
  ofRival: 0.12,
  /** A conversion, extra for each time its domain is wanted, and with colonies there. */
  gene: 1.2,
  geneWanted: 2,
  geneHeld: 0.8,
  /** A mutation card, and each of its colours. */
  card: 0.3,
  colour: 0.05,
  /** A mutation card drawn, compared with as many colonies as are rolled, but no more than these. */
  drawn: 0.7,
  mostPlaced: 2,
  /** Landing on the Evolution Square, and anywhere but on a Survival square, compared with a niche to return. */
  evolution: 1.5,
  elsewhere: 0.5,
} as const;

const list = new MoveList();

const wants = new Float64Array(DOMAINS);

/** How much a player's niches want each domain, into `wants`: those that lack little want it most. */
function listWants(s: State, player: number): void {
  const settled = settledDomains(s, player);
  wants.fill(0);
  for (let i = 0; i < MAX_NICHES; i++) {
    const niche = s.niches[player * MAX_NICHES + i]!;
    if (niche === 0) return;
    const missing = niche & ~settled;
    const weight = missing === 0 ? WORTH.kept / BITS[niche]! : WORTH.missing[BITS[missing]!]!;
    for (let d = 0; d < DOMAINS; d++) if (((missing === 0 ? niche : missing) >> d) & 1) wants[d]! += weight;
  }
}

/** The value of a colony in a domain, by how many are there already. */
const placeWorth = (s: State, player: number, domain: number): number => {
  const own = BITS[s.colonies[player * DOMAINS + domain]!]!;
  if (own === 0) return WORTH.first + WORTH.firstWanted * wants[domain]!;
  return (WORTH.more + WORTH.moreWanted * wants[domain]!) / own;
};

/**
 * The best square of a domain: a rival's last colony first, then another of a rival's, then a free one, preferably the centre.
 */
function bestSquare(s: State, player: number, domain: number, open: number): { square: number; gain: number } {
  let square = NOTHING;
  let gain = -1;
  for (let rest = open; rest > 0; rest &= rest - 1) {
    const each = 31 - Math.clz32(rest & -rest);
    let here = each === DOMINANT_POSITION ? 0.01 : 0;
    for (let rival = 0; rival < s.players; rival++) {
      if (rival === player) continue;
      const theirs = s.colonies[rival * DOMAINS + domain]!;
      if ((theirs >> each) & 1) here = BITS[theirs] === 1 ? WORTH.lastOfRival : WORTH.ofRival;
    }
    if (here > gain) {
      gain = here;
      square = each;
    }
  }
  return { square, gain };
}

/** The best square among the domains of a mask, as an answer; NOTHING if no colony can be placed. */
function bestPlace(s: State, player: number, among: number): Move {
  if (s.store[player] === 0) return NOTHING;
  listWants(s, player);
  let best = NOTHING;
  let most = -1;
  const adapted = adaptedDomains(s, player) & among;
  for (let domain = 0; domain < DOMAINS; domain++) {
    if (!((adapted >> domain) & 1)) continue;
    const open = openSquares(s, player, domain);
    if (open === 0) continue;
    const { square, gain } = bestSquare(s, player, domain, open);
    const here = placeWorth(s, player, domain) + gain;
    if (here > most) {
      most = here;
      best = moveOf(TO_PLACE, domain * SQUARES + square);
    }
  }
  return best;
}

/** The most wanted conversion, with the cheapest chain for it; the roll if none is worth its cards. */
function bestConversion(s: State, player: number): Move {
  if (s.mutation[player]!.length === 0) return ROLL;
  listMoves(s, list);
  if (list.length === 1) return ROLL;
  listWants(s, player);
  let best: Move = ROLL;
  let most = 0;
  for (let i = 0; i < list.length; i++) {
    const move = list.moves[i]!;
    if (kindOf(move) !== TO_ADAPT) continue;
    const domain = adaptDomain(move);
    let cost = 0;
    for (const card of adaptCards(move)) cost += WORTH.card + WORTH.colour * BITS[MUTATION_CARDS[card]!]!;
    const held = s.colonies[player * DOMAINS + domain] === 0 ? 0 : WORTH.geneHeld;
    const gain = WORTH.gene + WORTH.geneWanted * wants[domain]! + held - cost;
    if (gain > most) {
      most = gain;
      best = move;
    }
  }
  return best;
}

/** The largest set of niches; among equals the one that keeps the most useful ones. */
function bestSurvival(s: State): Move {
  listMoves(s, list);
  let best = list.moves[0]!;
  let most = -1;
  for (let i = 0; i < list.length; i++) {
    let returned = 0;
    for (const place of survivePlaces(list.moves[i]!)) {
      returned += 1 - 0.01 * BITS[s.niches[s.asked * MAX_NICHES + place]!]!;
    }
    if (returned > most) {
      most = returned;
      best = list.moves[i]!;
    }
  }
  return best;
}

/** Stops on a Transition if a niche can be returned there; otherwise goes on. */
function bestStop(s: State): Move {
  listMoves(s, list);
  const kinds = tables(s).squareKind;
  const settled = settledDomains(s, s.asked);
  let established = 0;
  for (let i = 0; i < MAX_NICHES; i++) {
    const niche = s.niches[s.asked * MAX_NICHES + i]!;
    if (niche !== 0 && (niche & ~settled) === 0) established++;
  }
  let best = list.moves[list.length - 1]!;
  let most = -Infinity;
  for (let i = 0; i < list.length; i++) {
    const kind = kinds[valueOf(list.moves[i]!)]!;
    const gain = kind === EVO ? WORTH.evolution + established : kind === TRANSITION ? established : WORTH.elsewhere;
    if (gain > most) {
      most = gain;
      best = list.moves[i]!;
    }
  }
  return best;
}

/** The greedy bot, which also plays rivals in the strong bot's rollouts. */
export function greedy(s: State, randomInt: RandomInt): Move {
  const player = s.asked;
  switch (s.question) {
    case ARRANGE:
      return ARRANGEMENTS[randomInt(ARRANGEMENTS.length)]!;
    case REMEDY: {
      listWants(s, player);
      let best = 0;
      for (let d = 1; d < DOMAINS; d++) if (wants[d]! > wants[best]!) best = d;
      return moveOf(TO_REMEDY, best);
    }
    case SETTLE:
      return bestPlace(s, player, ALL_DOMAINS);
    case BEGIN:
      return bestConversion(s, player);
    case MOVE:
      return bestStop(s);
    case CHOOSE: {
      const unadapted = BITS[unadaptedDomains(s, player)]!;
      const place = bestPlace(s, player, ALL_DOMAINS);
      const domain = (valueOf(place) / SQUARES) | 0;
      return placeWorth(s, player, domain) * Math.min(WORTH.mostPlaced, s.rolled) > WORTH.drawn * unadapted
        ? CHOOSE_GROWTH
        : CHOOSE_MUTATION;
    }
    case SURVIVE:
      return bestSurvival(s);
    default: {
      const place = bestPlace(s, player, s.open);
      return place === NOTHING ? DONE : place;
    }
  }
}
