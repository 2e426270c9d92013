/** Niches, mutation cards and Natural Selection cards as sentences name them. */
import {
  CHANGE_THE_ENVIRONMENT,
  COLONISATION,
  COLOURS,
  LETTERS,
  MUTATION_CARDS,
  PLAGUE,
  RAPID_SPECIATION,
  lettersOf,
} from '../rules/components.ts';
import type { BoardWords, Naming } from './naming.ts';

/** A niche's letters, "ABD". */
export const nicheText = (niche: number): string => lettersOf(niche, LETTERS);

/** A mutation card, "orange–lilac". */
export const mutationText = (card: number, names: Pick<Naming, 'colour'>): string =>
  COLOURS.map((_, colour) => colour)
    .filter((colour) => (MUTATION_CARDS[card]! >> colour) & 1)
    .map(names.colour)
    .join('–');

/** A Natural Selection card, "Plague A". */
export function selectionText(card: number, cards: BoardWords['cards']): string {
  if (card >= RAPID_SPECIATION) return `${cards.rapidSpeciation()} ${lettersOf(card - RAPID_SPECIATION, LETTERS)}`;
  if (card === COLONISATION) return cards.colonisation();
  if (card === CHANGE_THE_ENVIRONMENT) return cards.changeTheEnvironment();
  return card < COLONISATION ? `${cards.plague()} ${LETTERS[card - PLAGUE]!}` : cards.jumpToTheEvolutionSquare();
}

/** A square of a domain, "A5". */
export const squareText = (square: number): string => `${LETTERS[Math.floor(square / 9)]!}${String((square % 9) + 1)}`;
