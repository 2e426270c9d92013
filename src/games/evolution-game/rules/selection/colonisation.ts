/** Colonisation: a colony in each domain to which the player is adapted and in which they have none. */
import { adaptedDomains } from '../adaptation.ts';
import { BITS, DOMAINS, FOR_COLONISATION } from '../components.ts';
import { askToPlace } from '../placing.ts';
import type { SelectionCard } from './card.ts';

export const colonisation: SelectionCard = {
  follow(s) {
    let open = adaptedDomains(s, s.asked);
    for (let domain = 0; domain < DOMAINS; domain++) {
      if (s.colonies[s.asked * DOMAINS + domain] !== 0) open &= ~(1 << domain);
    }
    askToPlace(s, FOR_COLONISATION, open, BITS[open]!);
  },
};
