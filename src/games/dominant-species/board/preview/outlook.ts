/** What a player would otherwise have to add up: the consequences of the boxes, the ice and the end of the turn. */
import {
  ABUNDANCE_BOX,
  ADAPTATION_BOX,
  BOXES,
  DEPLETION_BOX,
  ELEMENTS,
  type ElementName,
  FIRST_SPACE,
  ICE_AGE,
  PHASE_OF_SPACE,
  PLANNING,
  REGRESSION,
  REGRESSION_BOX,
  REPTILE,
  SPACES_OF,
  WASTELAND,
  WASTELAND_BOX,
} from '../../rules/components.ts';
import { CORNERS, HEXES } from '../../rules/earth.ts';
import { isEndangered } from '../../rules/matching.ts';
import { SECTION_RULES } from '../../rules/sections/index.ts';
import { isThreatened, protections } from '../../rules/sections/regression.ts';
import { isWasted } from '../../rules/sections/wasteland.ts';
import { FACE_UP, IN_DECK, NOTHING, TAKEN, type State, deckSize, inBox, onTile } from '../../rules/state.ts';
import { holding } from '../../rules/pieces.ts';

/** This turn, or the next one if nothing more is taken from the boxes. */
export type When = 'now' | 'next';

/** The box whose disks slide into a box at the Reset, by box; the others are emptied or filled from the bag. */
const SLIDES_FROM: Readonly<Partial<Record<number, number>>> = {
  [REGRESSION_BOX]: ADAPTATION_BOX,
  [WASTELAND_BOX]: ABUNDANCE_BOX,
  [DEPLETION_BOX]: WASTELAND_BOX,
};

/** Whether what a box holds next turn can be foreseen: it takes what another one has left. */
export const isFilledBySliding = (box: number): boolean => SLIDES_FROM[box] !== undefined;

/** Whether another turn is certain to follow: Ice Age has not been taken. */
export const hasNextTurn = (s: State): boolean => !s.over && s.cards[ICE_AGE] !== TAKEN;

/** The disks in a box by element; `next`: those that slide into it at the Reset if nothing more is taken. */
export function boxHolds(s: State, box: number, when: When): number[] {
  const from = when === 'now' ? box : hasNextTurn(s) ? SLIDES_FROM[box] : undefined;
  return ELEMENTS.map((_, element) => (from === undefined ? 0 : s.boxes[inBox(from, element)]!));
}

/** Disks by type, those there are. */
export type Disks = readonly { readonly element: ElementName; readonly count: number }[];
export const disksOf = (counts: readonly number[]): Disks =>
  ELEMENTS.flatMap((element, i) => (counts[i]! > 0 ? [{ element, count: counts[i]! }] : []));

/** The disks on some corners, by element. */
export function countDisks(s: State, corners: readonly number[]): number[] {
  const counts = ELEMENTS.map(() => 0);
  for (const corner of corners) counts[s.disks[corner]!]!++;
  return counts;
}

/** The consequences of Regression for an animal. */
export interface RegressionOutlook {
  /** Types of added elements that are in the box. */
  readonly threatened: readonly number[];
  /** Types it can protect: with its pawns there (this turn's), the reptile with one more. */
  readonly protections: number;
  /** Elements it loses. */
  readonly losses: number;
}

/** The table with its boxes as the Reset slides them, all else as it is. */
const slid = (s: State): State => ({
  ...s,
  boxes: BOXES.flatMap((_, box) => boxHolds(s, box, 'next')),
});

/** What Regression takes from an animal, this turn (nothing once it is over) or next turn with no pawn there. */
export function regressionOutlook(s: State, animal: number, when: When): RegressionOutlook {
  const isOver = when === 'now' && s.phase > REGRESSION;
  const at = when === 'now' ? s : slid(s);
  const threatened = ELEMENTS.flatMap((_, element) => (!isOver && isThreatened(at, animal, element) ? [element] : []));
  const kept = when === 'now' ? protections(s, animal) : animal === REPTILE ? 1 : 0;
  return { threatened, protections: kept, losses: Math.max(0, threatened.length - kept) };
}

/** The corners whose elements Wasteland takes, this turn (none once it is over) or next turn. */
export function wastelandCorners(s: State, when: When): number[] {
  if (when === 'now' && s.phase > WASTELAND) return [];
  const at = when === 'now' ? s : slid(s);
  return Array.from({ length: CORNERS }, (_, corner) => corner).filter((corner) => isWasted(at, corner));
}

/** The tiles on which an animal is endangered, with the species it has there. */
export function endangeredTiles(s: State, animal: number): { hex: number; count: number }[] {
  return Array.from({ length: HEXES }, (_, hex) => hex)
    .filter((hex) => isEndangered(s, animal, hex))
    .map((hex) => ({ hex, count: s.species[onTile(animal, hex)]! }));
}

/** How many of the disks on earth are of an animal's types, and how many there are. */
export function elementShare(s: State, animal: number): { own: number; all: number } {
  let own = 0;
  let all = 0;
  for (const element of s.disks) {
    if (element === NOTHING) continue;
    all++;
    if (holding(s, animal, element) > 0) own++;
  }
  return { own, all };
}

/** Cards that will be turned up before Ice Age; NOTHING once Ice Age itself is face up or taken. */
export function cardsBeforeIceAge(s: State): number {
  if (s.cards[ICE_AGE] !== IN_DECK) return NOTHING;
  return deckSize(s) - 1;
}

/** Whether Ice Age can be taken now. */
export const isIceAgeOpen = (s: State): boolean => s.cards[ICE_AGE] === FACE_UP;

/** Whether a pawn on a space acts when its section comes: on Glaciation only the first does. */
export function acts(space: number): boolean {
  const phase = PHASE_OF_SPACE[space]!;
  return space - FIRST_SPACE[phase]! < (SECTION_RULES[phase]!.acting ?? SPACES_OF[phase]!);
}

/** Whether the pass has not reached a space yet: a pawn there acts this turn, if it is one that acts. */
export function isAhead(s: State, space: number): boolean {
  const phase = PHASE_OF_SPACE[space]!;
  return s.phase === PLANNING || phase > s.phase || (phase === s.phase && space > s.space);
}

/** A pawn (or, in planning, an animal with pawns in hand) whose turn is coming. */
export interface Coming {
  readonly animal: number;
  /** The space; NOTHING in planning. */
  readonly space: number;
}

/**
 * Who acts after the open question, nearest first: in planning the animals that still place pawns, later the pawns on the display
 * that act this turn.
 */
export function comingUp(s: State): Coming[] {
  if (s.phase === PLANNING) {
    const at = s.initiative.indexOf(s.asked);
    return s.initiative.flatMap((_, i) => {
      const animal = s.initiative[(at + 1 + i) % s.initiative.length]!;
      const left = s.hand[animal]! - (animal === s.asked ? 1 : 0);
      return left > 0 ? [{ animal, space: NOTHING }] : [];
    });
  }
  return s.display.flatMap((animal, space) =>
    animal !== NOTHING && isAhead(s, space) && acts(space) ? [{ animal, space }] : [],
  );
}
