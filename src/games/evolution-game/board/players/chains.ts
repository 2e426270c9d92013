/** The conversions open to a player, by domain, cheapest first: few cards, then few colours on them. */
import { BITS, MUTATION_CARDS } from '../../rules/components.ts';
import { type Move, TO_ADAPT, adaptCards, adaptDomain, kindOf } from '../../rules/moves.ts';

const cost = (move: Move): number => adaptCards(move).reduce((sum, card) => sum + 10 + BITS[MUTATION_CARDS[card]!]!, 0);

export function chainsByDomain(legal: Iterable<Move>): ReadonlyMap<number, readonly Move[]> {
  const chains = new Map<number, Move[]>();
  for (const move of legal) {
    if (kindOf(move) !== TO_ADAPT) continue;
    const domain = adaptDomain(move);
    chains.set(domain, [...(chains.get(domain) ?? []), move]);
  }
  for (const each of chains.values()) each.sort((a, b) => cost(a) - cost(b));
  return chains;
}

/** Whether a chain uses all of these cards (numbers, equal ones counted). */
export function usesAll(move: Move, cards: readonly number[]): boolean {
  const rest = adaptCards(move);
  return cards.every((card) => {
    const at = rest.indexOf(card);
    if (at < 0) return false;
    rest.splice(at, 1);
    return true;
  });
}
