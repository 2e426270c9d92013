/** Population Control: one colony from each domain returns to the store. */
import { DOMAINS, SQUARES } from '../components.ts';
import { firstToGo, removeColonies } from '../placing.ts';
import type { Square } from './square.ts';

export const populationControl: Square = {
  land(s, chance) {
    const squares: number[] = [];
    for (let domain = 0; domain < DOMAINS; domain++) {
      const gone = firstToGo(s.colonies[s.asked * DOMAINS + domain]!);
      if (gone === 0) continue;
      removeColonies(s, s.asked, domain, gone);
      squares.push(domain * SQUARES + 31 - Math.clz32(gone));
    }
    if (squares.length > 0) chance.emit?.({ event: 'removed', player: s.asked, squares, by: 'populationControl' });
  },
};
