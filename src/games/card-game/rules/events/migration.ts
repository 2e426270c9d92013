/** Migration: draw 2 cards, then discard 1 from your hand (rules §6). */
import { drawThenDiscard } from '../discarding.ts';

export const migration = drawThenDiscard(2, 1);
