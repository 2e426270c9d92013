/** Population Growth: up to as many colonies as were rolled. */
import { ALL_DOMAINS, FOR_GROWTH } from '../components.ts';
import { askToPlace } from '../placing.ts';
import type { Square } from './square.ts';

export const growth: Square = {
  land(s) {
    askToPlace(s, FOR_GROWTH, ALL_DOMAINS, s.rolled);
  },
};
