/** Change The Environment: straight to the next free Environmental Change square, whose domain takes the player's colour. */
import { DOMAINS, NOTHING } from '../components.ts';
import { setDomain } from '../environment.ts';
import { jump, nextFreeChange } from '../movement.ts';
import { tables } from '../state.ts';
import type { SelectionCard } from './card.ts';

export const changeTheEnvironment: SelectionCard = {
  follow(s, _card, chance) {
    const square = nextFreeChange(s, s.asked);
    if (square === NOTHING) return;
    jump(s, s.asked, square, chance);
    const domain = tables(s).squareDomain[square]!;
    setDomain(s, s.asked, domain, s.genePool[s.asked * DOMAINS + domain]!, null, 'card', chance);
  },
};
