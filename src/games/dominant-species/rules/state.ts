/**
 * The state of a game: plain JSON without hidden information or anything cheap to compute.
 *
 * Face-down pieces are not stored: a face-down tile, a card of the deck and an element of the bag are drawn at random from what
 * remains when they are revealed. The odds are those of a shuffled pile, and the state reveals nothing that the table does not.
 */
import {
  ANIMALS,
  BOXES,
  CARDS,
  DISKS_EACH,
  ELEMENTS,
  LARGE_TILES,
  LENGTHS,
  type Length,
  MIGRATION,
  SHORT_WITHOUT,
  SPACES,
  SPECIATION,
  STACKS,
  TUNDRA,
  TUNDRA_TILES,
  UNSEEN_OUT,
} from './components.ts';
import type { Details } from './details.ts';
import { CORNERS, HEXES } from './earth.ts';
import { NONE } from './questions.ts';

/** Where a card is. */
export const IN_DECK = 0;
export const FACE_UP = 1;
export const TAKEN = 2;
/** In the box for the whole game, as all know (rules §7, Length). */
export const OUT = 3;

/** No hex, no animal, no element, nothing. */
export const NOTHING = -1;

/** The table and the progress of the game. */
export interface Table {
  /** The seat that leads each animal, by animal; NOTHING if it is not in play. */
  owner: number[];
  /** The number of players. */
  players: number;
  /** Animals that each player leads (rules §7). */
  animalsEach: number;
  /** Whether earth was laid out at random (rules §7). */
  randomEarth: boolean;
  /** How long the game is, an index into `LENGTHS` (rules §7). */
  gameLength: number;

  /** The large tile's terrain, by hex; NOTHING where there is no tile. */
  terrain: number[];
  /** 1 where a tundra tile lies on top, by hex. */
  tundra: number[];
  /** The element on each corner, by corner; NOTHING where there is none. */
  disks: number[];
  /** Species on earth, at `animal * HEXES + hex`. */
  species: number[];
  /** Species on earth that Hibernation keeps from extinction this turn, at `animal * HEXES + hex`. */
  hibernating: number[];

  /** Disks in the bag, by element. */
  bag: number[];
  /** Disks in the boxes of the action display, at `box * ELEMENTS.length + element`. */
  boxes: number[];
  /** Elements added to the animals' displays, without default ones, at `animal * ELEMENTS.length + element`. */
  added: number[];

  /** The animal whose pawn stands on each space, by space; NOTHING where it is vacant. */
  display: number[];
  /** Action pawns in hand, by animal. */
  hand: number[];
  /** Action pawns set aside, by animal. */
  aside: number[];
  /** Species not yet placed, by animal. */
  genePool: number[];
  /** Species eliminated, by animal. */
  eliminated: number[];
  /** Victory points, by animal. */
  vps: number[];
  /** The animals on the initiative track, from the left. */
  initiative: number[];

  /** Where each card is, by card: 0 in the deck (or, in the shortest game, in the box unseen), 1 face up, 2 taken, 3 in the box. */
  cards: number[];
  /** The terrain on top of each Wanderlust stack, by stack; NOTHING once it is taken or the stack is used up. */
  faceUp: number[];
  /** Tiles face down in each Wanderlust stack, by stack. */
  faceDown: number[];
  /** 1 on tiles already chosen by Domination this turn, by hex. */
  dominated: number[];

  /** The turn, from 1. */
  turn: number;
  /** The phase of the turn, an index into `PHASES`. */
  phase: number;
  /**
   * The space being carried out; those before it have been passed. Before the pass it is one less than the section's first space,
   * after it one more than its last; NOTHING outside the sections.
   */
  space: number;
  /** Whether the game has ended. */
  over: boolean;
  /** The kind of the open question, an index into `QUESTIONS`; −1 if none is open. */
  question: number;
  /** The animal asked, or NOTHING. */
  asked: number;
  /** The animal that carries out the action or card, or NOTHING. */
  actor: number;
  /** The card being carried out, or NOTHING. */
  card: number;
}

/** A complete state: the table, and the details of the current action. */
export interface State extends Table, Details {}

/** Index of an animal on a hex in `species` and `hibernating`. */
export const onTile = (animal: number, hex: number): number => animal * HEXES + hex;
/** Index of an element in a box in `boxes`. */
export const inBox = (box: number, element: number): number => box * ELEMENTS.length + element;
/** Index of an element on an animal's display in `added`. */
export const held = (animal: number, element: number): number => animal * ELEMENTS.length + element;

/** A row of one number. Filled by push: a row whose length is set first counts as having holes for good, and is copied at half the speed. */
export function filled(length: number, value: number): number[] {
  const row: number[] = [];
  while (row.length < length) row.push(value);
  return row;
}

/** A table with nothing on it: every disk in the bag, every card in the deck, no animal in play. */
export function emptyState(): State {
  return copyState({
    owner: filled(ANIMALS.length, NOTHING),
    players: 0,
    animalsEach: 1,
    randomEarth: false,
    gameLength: 0,
    terrain: filled(HEXES, NOTHING),
    tundra: filled(HEXES, 0),
    disks: filled(CORNERS, NOTHING),
    species: filled(ANIMALS.length * HEXES, 0),
    hibernating: filled(ANIMALS.length * HEXES, 0),
    bag: filled(ELEMENTS.length, DISKS_EACH),
    boxes: filled(BOXES.length * ELEMENTS.length, 0),
    added: filled(ANIMALS.length * ELEMENTS.length, 0),
    display: filled(SPACES, NOTHING),
    hand: filled(ANIMALS.length, 0),
    aside: filled(ANIMALS.length, 0),
    genePool: filled(ANIMALS.length, 0),
    eliminated: filled(ANIMALS.length, 0),
    vps: filled(ANIMALS.length, 0),
    initiative: [],
    cards: filled(CARDS.length, IN_DECK),
    faceUp: filled(STACKS, NOTHING),
    faceDown: filled(STACKS, 0),
    dominated: filled(HEXES, 0),
    turn: 1,
    phase: 0,
    space: NOTHING,
    over: false,
    question: NONE,
    asked: NOTHING,
    actor: NOTHING,
    card: NOTHING,
    tile: NOTHING,
    from: NOTHING,
    to: NOTHING,
    epicentre: NOTHING,
    corner: NOTHING,
    element: NOTHING,
    lost: NOTHING,
    stack: NOTHING,
    moving: NOTHING,
    protectionsLeft: 0,
    protected: 0,
    speciesLeft: 0,
    movable: filled(HEXES, 0),
    tiles: filled(HEXES, 0),
    struck: 0,
    replaced: 0,
  });
}

/**
 * A copy that shares nothing with the original. It is a plain object, but a constructor makes it: once most objects of a literal have outlived a
 * garbage collection, as those of a search do that keeps its states, the engine allocates further ones among the old objects, where they and their
 * rows are collected late, and copying takes up to seven times as long. The arrays are spread, not sliced: once anything in the process has
 * touched how arrays are constructed (`Symbol.species`, `constructor`), as some libraries do, `slice` is some forty times slower for good.
 */
export const copyState = (s: Readonly<State>): State => new Copy(s);

const Copy = function (this: State, s: Readonly<State>): void {
  this.owner = [...s.owner];
  this.players = s.players;
  this.animalsEach = s.animalsEach;
  this.randomEarth = s.randomEarth;
  this.gameLength = s.gameLength;
  this.terrain = [...s.terrain];
  this.tundra = [...s.tundra];
  this.disks = [...s.disks];
  this.species = [...s.species];
  this.hibernating = [...s.hibernating];
  this.bag = [...s.bag];
  this.boxes = [...s.boxes];
  this.added = [...s.added];
  this.display = [...s.display];
  this.hand = [...s.hand];
  this.aside = [...s.aside];
  this.genePool = [...s.genePool];
  this.eliminated = [...s.eliminated];
  this.vps = [...s.vps];
  this.initiative = [...s.initiative];
  this.cards = [...s.cards];
  this.faceUp = [...s.faceUp];
  this.faceDown = [...s.faceDown];
  this.dominated = [...s.dominated];
  this.turn = s.turn;
  this.phase = s.phase;
  this.space = s.space;
  this.over = s.over;
  this.question = s.question;
  this.asked = s.asked;
  this.actor = s.actor;
  this.card = s.card;
  this.tile = s.tile;
  this.from = s.from;
  this.to = s.to;
  this.epicentre = s.epicentre;
  this.corner = s.corner;
  this.element = s.element;
  this.lost = s.lost;
  this.stack = s.stack;
  this.moving = s.moving;
  this.protectionsLeft = s.protectionsLeft;
  this.protected = s.protected;
  this.speciesLeft = s.speciesLeft;
  this.movable = [...s.movable];
  this.tiles = [...s.tiles];
  this.struck = s.struck;
  this.replaced = s.replaced;
} as unknown as new (s: Readonly<State>) => State;
Object.defineProperty(Copy, 'prototype', { value: Object.prototype });

/** Sets a row to 0. For so few numbers a loop is faster than `fill`, which leaves compiled code. */
export function clearRow(row: number[]): void {
  for (let i = 0; i < row.length; i++) row[i] = 0;
}

/** Clears the details of an action. Tables by hex are cleared only in the phase that uses them. */
export function clearDetails(s: State): void {
  s.tile = NOTHING;
  s.from = NOTHING;
  s.to = NOTHING;
  s.epicentre = NOTHING;
  s.corner = NOTHING;
  s.element = NOTHING;
  s.lost = NOTHING;
  s.stack = NOTHING;
  s.moving = NOTHING;
  s.protectionsLeft = 0;
  s.protected = 0;
  s.speciesLeft = 0;
  s.struck = 0;
  s.replaced = 0;
  if (s.phase === MIGRATION) clearRow(s.movable);
  if (s.phase === SPECIATION || s.card !== NOTHING) clearRow(s.tiles);
}

/** Whether an animal is in play. */
export const inPlay = (s: Table, animal: number): boolean => s.owner[animal]! >= 0;

/** Whether there is a tile on a hex. */
export const isTile = (s: Table, hex: number): boolean => s.terrain[hex]! >= 0;

/** The effective terrain of a hex: tundra if a tundra tile lies on top; NOTHING without a tile. */
export const terrainOf = (s: Table, hex: number): number => (s.tundra[hex] === 1 ? TUNDRA : s.terrain[hex]!);

/** How many tundra tiles are left for Glaciation. */
export const tundraLeft = (s: Table): number => TUNDRA_TILES - sum(s.tundra);

/**
 * Face-down large tiles of each terrain, over all stacks: all that are neither on earth nor face up. Writes into `unseen`, if
 * given.
 */
export function unseenTiles(s: Table, unseen: number[] = []): number[] {
  for (let terrain = 0; terrain < LARGE_TILES.length; terrain++) unseen[terrain] = LARGE_TILES[terrain]!;
  for (let hex = 0; hex < HEXES; hex++) if (s.terrain[hex]! >= 0) unseen[s.terrain[hex]!]!--;
  for (const terrain of s.faceUp) if (terrain >= 0) unseen[terrain]!--;
  return unseen;
}

/** Sets how long the game is: cards that it does without go to the box, others come back to the deck. */
export function setLength(s: Table, length: Length): void {
  s.gameLength = LENGTHS.indexOf(length);
  for (const card of SHORT_WITHOUT) {
    if (length !== 'full') s.cards[card] = OUT;
    else if (s.cards[card] === OUT) s.cards[card] = IN_DECK;
  }
}

/** How many cards are left in the deck. */
export function deckSize(s: Table): number {
  let unseen = 0;
  for (let card = 0; card < CARDS.length; card++) if (s.cards[card] === IN_DECK) unseen++;
  return unseen - UNSEEN_OUT[s.gameLength]!;
}

/** How many cards nobody can take any more: they are taken, or in the box. */
export function cardsGone(s: Table): number {
  let gone = UNSEEN_OUT[s.gameLength]!;
  for (let card = 0; card < CARDS.length; card++) if (s.cards[card]! >= TAKEN) gone++;
  return gone;
}

/** The sum of some numbers. */
export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i]!;
  return total;
}

/** How many species an animal has on earth. */
export function speciesOnEarth(s: Table, animal: number): number {
  let total = 0;
  for (let hex = 0; hex < HEXES; hex++) total += s.species[onTile(animal, hex)]!;
  return total;
}
