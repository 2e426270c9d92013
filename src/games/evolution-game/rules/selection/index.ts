/** The Natural Selection cards by number. */
import { COLONISATION, PLAGUE, RAPID_SPECIATION } from '../components.ts';
import type { SelectionCard } from './card.ts';
import { changeTheEnvironment } from './change-the-environment.ts';
import { colonisation } from './colonisation.ts';
import { jumpToTheEvolutionSquare } from './jump-to-the-evolution-square.ts';
import { plague } from './plague.ts';
import { rapidSpeciation } from './rapid-speciation.ts';

/** The cards between the Plagues and Rapid Speciation, in the order of their numbers. */
const WITHOUT_LETTERS: readonly SelectionCard[] = [colonisation, changeTheEnvironment, jumpToTheEvolutionSquare];

/** The card of a number. */
export function selectionCard(card: number): SelectionCard {
  if (card >= RAPID_SPECIATION) return rapidSpeciation;
  return card < COLONISATION && card >= PLAGUE ? plague : WITHOUT_LETTERS[card - COLONISATION]!;
}
