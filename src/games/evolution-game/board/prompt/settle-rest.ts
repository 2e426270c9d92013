/** The square that "place the rest for me" takes: the one that serves most niches, in the domain least settled so far. */
import { BITS, DOMAINS, DOMINANT_POSITION, MAX_NICHES, SQUARES } from '../../rules/components.ts';
import { settledDomains } from '../../rules/adaptation.ts';
import { type Move, valueOf } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';

export function nextSquare(s: State, legal: Iterable<Move>): Move | null {
  const player = s.asked;
  const settled = settledDomains(s, player);
  let best: Move | null = null;
  let most = -Infinity;
  for (const move of legal) {
    const domain = Math.floor(valueOf(move) / SQUARES);
    const own = BITS[s.colonies[player * DOMAINS + domain]!]!;
    let wanted = 0;
    for (let i = 0; i < MAX_NICHES; i++) {
      const missing = s.niches[player * MAX_NICHES + i]! & ~settled;
      if ((missing >> domain) & 1) wanted += 1 / BITS[missing]!;
    }
    const worth = wanted - own + (valueOf(move) % SQUARES === DOMINANT_POSITION ? 0.01 : 0);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}
