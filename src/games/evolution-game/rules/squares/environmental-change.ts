/** Environmental Change: the environment die sets the domain of the square. */
import { setDomainByDie } from '../environment.ts';
import { tables } from '../state.ts';
import type { Square } from './square.ts';

export const environmentalChange: Square = {
  land(s, chance) {
    setDomainByDie(s, s.asked, tables(s).squareDomain[s.counter[s.asked]!]!, 'square', chance);
  },
};
