/** Adaptive Radiation: draw 4 cards, then discard 3 from your hand (rules §6). */
import { drawThenDiscard } from '../discarding.ts';

export const adaptiveRadiation = drawThenDiscard(4, 3);
