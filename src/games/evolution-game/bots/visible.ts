/** What an answer changes on the table at once, as its preview says. */
import { establishedNiches } from '../rules/adaptation.ts';
import { BITS, DOMAINS, SQUARES } from '../rules/components.ts';
import { type Move, TO_ADAPT, TO_PLACE, TO_REMEDY, adaptDomain, kindOf, valueOf } from '../rules/moves.ts';
import { type State, copyState } from '../rules/state.ts';

/** By how many niches a conversion or a colony makes its player's established ones more; 0 for other answers. */
export function nichesBy(s: State, move: Move): number {
  const kind = kindOf(move);
  const isColony = kind === kindOf(TO_PLACE);
  const isConversion = kind === kindOf(TO_ADAPT);
  if (!isColony && !isConversion && kind !== kindOf(TO_REMEDY)) return 0;
  const player = s.asked;
  const after = copyState(s);
  if (isColony) {
    const square = valueOf(move);
    after.colonies[player * DOMAINS + Math.floor(square / SQUARES)]! |= 1 << (square % SQUARES);
  } else {
    const domain = isConversion ? adaptDomain(move) : valueOf(move);
    after.genePool[player * DOMAINS + domain] = s.domain[domain]!;
  }
  return BITS[establishedNiches(after, player)]! - BITS[establishedNiches(s, player)]!;
}
