/** Placing and removing colonies, one at a time (rules §2). */
import { adaptedDomains, canPlace, colonyCount, openSquares } from './adaptation.ts';
import { DOMAINS, DOMINANT_POSITION, FOR_COLONISATION, FOR_SPECIATION, NOTHING, PLACE, SQUARES } from './components.ts';
import type { GameChance } from './events.ts';
import { DONE, type MoveList, TO_PLACE, kindOf, moveOf, valueOf } from './moves.ts';
import type { Question } from './question.ts';
import type { State } from './state.ts';

/** The domain of a square (domain * 9 + square). */
const domainOf = (place: number): number => (place / SQUARES) | 0;

/** Lists the squares where a player with a colony in the store may place now, in the domains of a mask. */
export function listSquares(s: State, player: number, among: number, moves: MoveList): void {
  const adapted = among & adaptedDomains(s, player);
  for (let domain = 0; domain < DOMAINS; domain++) {
    if (!((adapted >> domain) & 1)) continue;
    for (let open = openSquares(s, player, domain); open > 0; open &= open - 1) {
      moves.add(moveOf(TO_PLACE, domain * SQUARES + 31 - Math.clz32(open & -open)));
    }
  }
}

/** Puts a colony on a legal square; a rival's colony there returns to its store. */
export function placeColony(s: State, player: number, place: number, chance: GameChance): void {
  const domain = domainOf(place);
  const bit = 1 << (place - domain * SQUARES);
  let supplanted: number | null = null;
  for (let rival = 0; rival < s.players; rival++) {
    if ((s.colonies[rival * DOMAINS + domain]! & bit) === 0) continue;
    s.colonies[rival * DOMAINS + domain]! -= bit;
    s.store[rival]!++;
    supplanted = rival;
  }
  s.colonies[player * DOMAINS + domain]! |= bit;
  s.store[player]!--;
  chance.emit?.({ event: 'placed', player, square: place, supplanted });
}

/** Returns a player's colonies in a domain to the store: those of a mask of squares. */
export function removeColonies(s: State, player: number, domain: number, squares: number): void {
  const mask = s.colonies[player * DOMAINS + domain]! & squares;
  s.colonies[player * DOMAINS + domain]! -= mask;
  for (let rest = mask; rest > 0; rest &= rest - 1) s.store[player]!++;
}

/** The colony that Population Control takes, as a mask: on the highest-numbered square except the centre, the centre last. */
export function firstToGo(colonies: number): number {
  const outer = colonies & ~(1 << DOMINANT_POSITION);
  return outer === 0 ? colonies : 1 << (31 - Math.clz32(outer));
}

/** Asks for colonies in the domains of a mask, up to `left` of them; asks nothing if none can be placed. */
export function askToPlace(s: State, task: number, open: number, left: number): void {
  if (left === 0 || !canPlace(s, s.asked, open)) return;
  s.question = PLACE;
  s.task = task;
  s.open = open;
  s.left = left;
}

/** Population Growth, Colonisation, Rapid Speciation: a legal square, or done. */
export const placeQuestion: Question = {
  legal(s, moves) {
    listSquares(s, s.asked, s.open, moves);
    moves.add(moveOf(DONE));
  },

  answer(s, move, chance) {
    if (kindOf(move) === DONE) {
      chance.emit?.({ event: 'stopped', player: s.asked });
    } else {
      const place = valueOf(move);
      const domain = domainOf(place);
      placeColony(s, s.asked, place, chance);
      if (s.task === FOR_COLONISATION) s.open &= ~(1 << domain);
      if (s.task === FOR_SPECIATION && colonyCount(s, s.asked, domain) >= s.rolled) s.open &= ~(1 << domain);
      const { task, open, left } = s;
      s.task = NOTHING;
      askToPlace(s, task, open, left - 1);
      if (s.task !== NOTHING) return;
    }
    s.task = NOTHING;
    s.open = 0;
    s.left = 0;
  },
};
