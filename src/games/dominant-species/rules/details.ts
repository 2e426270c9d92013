/**
 * Details: what the current action has settled so far. Each has one meaning, whichever question uses it; `DETAILS_OF`
 * (questions.ts) lists which questions use which. All are cleared when the action is over.
 */

/** What a detail can be: one thing, a number, a set of things as bits, or something for each hex. */
export type DetailKind =
  | 'hex'
  | 'corner'
  | 'element'
  | 'stack'
  | 'animal'
  | 'number'
  | 'elements'
  | 'animals'
  | 'terrains'
  | 'hexes'
  | 'number by hex';

interface Detail {
  readonly kind: DetailKind;
  /** Its name in positions as text, if different from its name here. */
  readonly text?: string;
  /** Whether it may be missing at a question that uses it. */
  readonly optional?: true;
}

export const DETAILS = {
  /** The hex of the tile that the question is about, or NOTHING. */
  tile: { kind: 'hex' },
  /** The hex that species leave, or NOTHING. */
  from: { kind: 'hex' },
  /** The hex that they move to, or NOTHING. */
  to: { kind: 'hex' },
  /** Catastrophe: the hex of the chosen tile, or NOTHING. */
  epicentre: { kind: 'hex', text: 'struck' },
  /** Aquatic: the corner that got an element. If there is none, no element could be put, and any water tile will do. */
  corner: { kind: 'corner', optional: true },
  /** The element that is about to be put on earth, or NOTHING. */
  element: { kind: 'element' },
  /** Metamorphosis: the element that is about to be given up, or NOTHING. */
  lost: { kind: 'element' },
  /** Wanderlust: the stack whose tile is being placed, or NOTHING. */
  stack: { kind: 'stack' },
  /** Mass Exodus: the animal whose species are moving, or NOTHING. */
  moving: { kind: 'animal', text: 'whose' },
  /** Regression: how many elements the animal may still protect. */
  protectionsLeft: { kind: 'number', text: 'left' },
  /** Regression: the elements it protects, a bit for each. */
  protected: { kind: 'elements', optional: true },
  /** Migration: how many species the pawn may still move. */
  speciesLeft: { kind: 'number', text: 'left' },
  /** Migration: how many species on each tile have not moved yet, by hex. */
  movable: { kind: 'number by hex' },
  /** Speciation, Fecundity: the tiles that may still get species; 1 or 0 by hex. */
  tiles: { kind: 'hexes' },
  /** Competition: the terrains on which the pawn has struck, a bit for each. */
  struck: { kind: 'terrains', optional: true },
  /** Evolution: the animals that were replaced, a bit for each. */
  replaced: { kind: 'animals', optional: true },
} as const satisfies Record<string, Detail>;

/** The name of a detail, which is also its field in the state. */
export type DetailName = keyof typeof DETAILS;

/** The kinds with a value for each hex. */
type ByHex = 'hexes' | 'number by hex';

/** Details as stored in the state: indices (NOTHING if there is none), numbers or bits, by hex for some kinds. */
export type Details = {
  -readonly [Name in keyof typeof DETAILS]: (typeof DETAILS)[Name]['kind'] extends ByHex ? number[] : number;
};

/** The properties of a detail, by its name. */
export const detail = (name: DetailName): Detail => DETAILS[name];

/** Whether a bit set has a member. */
export const has = (bits: number, member: number): boolean => ((bits >> member) & 1) === 1;
