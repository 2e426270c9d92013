/** What each term of the evaluation is worth, in VPs. Tuned by `npm run -s tune` (docs/bots.md), which writes this file. */
import type { Weights } from './evaluation.ts';

export const WEIGHTS: Weights = {
  vps: 1,
  placingsEarly: 0.603,
  placingsLate: 1.17,
  margin: 0.271,
  dominated: 0.942,
  dominanceMargin: 0.104,
  endangered: -0.225,
  fragile: -0.0749,
  species: 0.241,
  spread: 0.237,
  genePool: 0.0797,
  elements: 0.847,
  supply: 0.235,
  threatened: -0.961,
  pawns: 3.95,
  initiative: 0.54,
  survival: 0.703,
  tundra: 0.0805,
  dominationToCome: 0.794,
  cardToTake: 2.72,
};
