/** What each term of the evaluation is worth, in VPs. Tuned by `npm run -s tune` (docs/bots.md), which writes this file. */
import type { Weights } from './evaluation.ts';

export const WEIGHTS: Weights = {
  vps: 1,
  placingsEarly: 0,
  placingsLate: 0.848,
  margin: 1.83,
  dominated: 0,
  dominanceMargin: 0.293,
  endangered: 0,
  fragile: 0,
  species: 0,
  spread: 0,
  genePool: 4.32,
  elements: 4.34,
  supply: 16.7,
  threatened: 0,
  pawns: 14.8,
  initiative: 8.75,
  survival: 0.642,
  tundra: 0.585,
  dominationToCome: 0.237,
  cardToTake: 2.72,
};
