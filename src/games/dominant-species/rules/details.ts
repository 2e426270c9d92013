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
  /** The tile that the question is about. */
  tile: { kind: 'hex' },
  /** The tile that species leave. */
  from: { kind: 'hex' },
  /** The tile that they move to. */
  to: { kind: 'hex' },
  /** Catastrophe: the chosen tile. */
  epicentre: { kind: 'hex', text: 'struck' },
  /** Aquatic: the corner that got an element. If there is none, no element could be put, and any water tile will do. */
  corner: { kind: 'corner', optional: true },
  /** The element that is about to be put on earth. */
  element: { kind: 'element' },
  /** Metamorphosis: the element that is about to be given up. */
  lost: { kind: 'element' },
  /** Wanderlust: the stack whose tile is being placed. */
  stack: { kind: 'stack' },
  /** Mass Exodus: the animal whose species are moving. */
  moving: { kind: 'animal', text: 'whose' },
  /** Regression: elements that the animal may still protect. */
  protectionsLeft: { kind: 'number', text: 'left' },
  /** Regression: the elements it protects. */
  protected: { kind: 'elements', optional: true },
  /** Migration: species that the pawn may still move. */
  speciesLeft: { kind: 'number', text: 'left' },
  /** Migration: species on each tile that have not moved yet. */
  movable: { kind: 'number by hex' },
  /** Speciation, Fecundity: the tiles that may still get species; 1 or 0 by hex. */
  tiles: { kind: 'hexes' },
  /** Competition: the terrains on which the pawn has struck. */
  struck: { kind: 'terrains', optional: true },
  /** Evolution: the animals that were replaced. */
  replaced: { kind: 'animals', optional: true },
} as const satisfies Record<string, Detail>;

export type DetailName = keyof typeof DETAILS;

/** The kinds with a value for each hex. */
type ByHex = 'hexes' | 'number by hex';

/** Details as stored in the state: indices (NOTHING if there is none), numbers or bits, by hex for some kinds. */
export type Details = {
  -readonly [Name in DetailName]: (typeof DETAILS)[Name]['kind'] extends ByHex ? number[] : number;
};

/** The properties of a detail, by its name. */
export const detail = (name: DetailName): Detail => DETAILS[name];

/** Whether a bit set has a member. */
export const has = (bits: number, member: number): boolean => ((bits >> member) & 1) === 1;
