/** Natural Selection: the top card is drawn, put at the bottom and followed. */
import { drawSelection } from '../packs.ts';
import { selectionCard } from '../selection/index.ts';
import type { Square } from './square.ts';

export const naturalSelection: Square = {
  land(s, chance) {
    const card = drawSelection(s, s.asked, chance);
    return selectionCard(card).follow(s, card, chance);
  },
};
