/** Rapid Speciation: adapts to four domains without cards, then fills each up to the number rolled. */
import { colonyCount, isAdapted } from '../adaptation.ts';
import { DOMAINS, FOR_SPECIATION, RAPID_SPECIATION } from '../components.ts';
import { askToPlace } from '../placing.ts';
import type { SelectionCard } from './card.ts';

export const rapidSpeciation: SelectionCard = {
  follow(s, card, chance) {
    const player = s.asked;
    const letters = card - RAPID_SPECIATION;
    let open = 0;
    let left = 0;
    for (let domain = 0; domain < DOMAINS; domain++) {
      if (!((letters >> domain) & 1)) continue;
      if (!isAdapted(s, player, domain)) {
        const from = s.genePool[player * DOMAINS + domain]!;
        const to = s.domain[domain]!;
        s.genePool[player * DOMAINS + domain] = to;
        chance.emit?.({ event: 'adapted', player, domain, from, to, cards: [], by: 'card' });
      }
      const missing = s.rolled - colonyCount(s, player, domain);
      if (missing <= 0) continue;
      open |= 1 << domain;
      left += missing;
    }
    askToPlace(s, FOR_SPECIATION, open, left);
  },
};
