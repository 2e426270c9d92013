/** The Reset: extinction, survival, reseeding, and the end of the game (rules §5). */
import {
  ABUNDANCE_BOX,
  ADAPTATION_BOX,
  ANIMALS,
  CARDS,
  CARDS_FACE_UP,
  DEPLETION_BOX,
  DRAWN_EACH,
  ELEMENTS,
  FIRST_SPACE,
  GLACIATION,
  ICE_AGE,
  MAMMAL,
  REGRESSION_BOX,
  SPACES,
  SPACES_OF,
  STACKS,
  UNSEEN_OUT,
  WANDERLUST_BOX,
  WASTELAND_BOX,
} from './components.ts';
import type { Chance } from './chance.ts';
import { HEXES } from './earth.ts';
import { matching, survivalHolder, tundraOccupied } from './matching.ts';
import { TILE, valueOf } from './moves.ts';
import { Q } from './questions.ts';
import { finalScoring } from './scoring.ts';
import {
  FACE_UP,
  IN_DECK,
  NOTHING,
  type State,
  TAKEN,
  type Table,
  clearRow,
  inBox,
  inPlay,
  onTile,
  speciesOnEarth,
  sum,
  unseenTiles,
} from './state.ts';
import { type Questions, ask, drawElement, eliminate, gainBonus } from './pieces.ts';

/** Species of an animal on a tile that go extinct there unless the mammal saves one: endangered and not hibernating. */
export function goingExtinct(s: Table, animal: number, hex: number): number {
  const i = onTile(animal, hex);
  if (s.species[i] === 0) return 0;
  const unprotected = s.species[i]! - s.hibernating[i]!;
  return unprotected > 0 && matching(s, animal, hex) === 0 ? unprotected : 0;
}

/** Starts the Reset: the mammal saves a species, by choice if there is one. */
export function reset(s: State, chance: Chance): void {
  let first = NOTHING;
  for (let hex = 0; hex < HEXES; hex++) {
    if (goingExtinct(s, MAMMAL, hex) === 0) continue;
    if (first !== NOTHING) {
      ask(s, Q['extinction tile'], MAMMAL);
      return;
    }
    first = hex;
  }
  goOn(s, chance, first);
}

/** Continues from Extinction to the next turn or the end, with one mammal species saved on a tile (or NOTHING). */
function goOn(s: State, chance: Chance, saved: number): void {
  extinction(s, chance, saved);
  survival(s, chance);
  if (s.cards[ICE_AGE] === TAKEN || isLifeless(s) || isPawnless(s)) finalScoring(s, chance);
  else reseed(s, chance);
}

function extinction(s: State, chance: Chance, saved: number): void {
  if (saved !== NOTHING) chance.emit?.({ event: 'saved', animal: MAMMAL, hex: saved });
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (!inPlay(s, animal)) continue;
    const first = onTile(animal, 0);
    for (let hex = 0; hex < HEXES; hex++) {
      if (s.species[first + hex] === 0) continue;
      const lost = goingExtinct(s, animal, hex);
      if (lost > 0) {
        eliminate(s, chance, animal, hex, animal === MAMMAL && hex === saved ? lost - 1 : lost, 'extinct');
      }
      s.hibernating[first + hex] = 0;
    }
  }
}

function survival(s: State, chance: Chance): void {
  const holder = survivalHolder(s);
  if (holder !== NOTHING) gainBonus(s, chance, holder, tundraOccupied(s, holder), 'survival');
}

function isLifeless(s: State): boolean {
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (inPlay(s, animal) && (s.genePool[animal]! > 0 || speciesOnEarth(s, animal) > 0)) return false;
  }
  return true;
}

function hasPawnPlaced(s: State): boolean {
  for (let space = 0; space < SPACES; space++) if (s.display[space] !== NOTHING) return true;
  return false;
}

/** Whether every pawn is set aside: then no card can ever be taken, and the game would not end. */
const isPawnless = (s: State): boolean => sum(s.hand) === 0 && !hasPawnPlaced(s);

function reseed(s: State, chance: Chance): void {
  turnUpCards(s, chance);
  slideGlaciation(s);
  emptyBox(s, REGRESSION_BOX);
  emptyBox(s, DEPLETION_BOX);
  emptyBox(s, WANDERLUST_BOX);
  slideBox(s, WASTELAND_BOX, DEPLETION_BOX);
  slideBox(s, ABUNDANCE_BOX, WASTELAND_BOX);
  slideBox(s, ADAPTATION_BOX, REGRESSION_BOX);
  fillBoxes(s, chance);
  turnUpTiles(s, chance);
  clearRow(s.dominated);
  s.turn++;
}

/** The cards that can be turned up next: 1 or 0 by card. Reused. */
const deck = CARDS.map(() => 0);

/** Turns up cards until five are face up, while the deck lasts; Ice Age lies at its bottom. */
export function turnUpCards(s: State, chance: Chance): void {
  let faceUp = 0;
  let unseen = 0;
  for (let card = 0; card < CARDS.length; card++) {
    if (s.cards[card] === FACE_UP) faceUp++;
    deck[card] = s.cards[card] === IN_DECK && card !== ICE_AGE ? 1 : 0;
    unseen += deck[card]!;
  }
  for (; faceUp < CARDS_FACE_UP; faceUp++) {
    // The last of the unseen cards may lie in the box; which they are never needs to be known.
    if (unseen <= UNSEEN_OUT[s.gameLength]!) {
      if (s.cards[ICE_AGE] !== IN_DECK) return;
      clearRow(deck);
      deck[ICE_AGE] = 1;
      unseen = 1;
    }
    const card = chance.draw('card', deck, unseen);
    deck[card] = 0;
    unseen--;
    s.cards[card] = FACE_UP;
    chance.emit?.({ event: 'card up', card });
  }
}

function slideGlaciation(s: State): void {
  const first = FIRST_SPACE[GLACIATION]!;
  for (let space = first + 1; space < first + SPACES_OF[GLACIATION]!; space++) {
    if (s.display[space - 1] !== NOTHING) continue;
    s.display[space - 1] = s.display[space]!;
    s.display[space] = NOTHING;
  }
}

function emptyBox(s: State, box: number): void {
  for (let element = 0; element < ELEMENTS.length; element++) {
    s.bag[element]! += s.boxes[inBox(box, element)]!;
    s.boxes[inBox(box, element)] = 0;
  }
}

function slideBox(s: State, from: number, to: number): void {
  for (let element = 0; element < ELEMENTS.length; element++) {
    s.boxes[inBox(to, element)] = s.boxes[inBox(from, element)]!;
    s.boxes[inBox(from, element)] = 0;
  }
}

const FILLED_BOXES = [ADAPTATION_BOX, ABUNDANCE_BOX, WANDERLUST_BOX] as const;

/** Draws four elements each for Adaptation, Abundance and Wanderlust, as many as the bag holds. */
export function fillBoxes(s: State, chance: Chance): void {
  for (const box of FILLED_BOXES) {
    for (let i = 0; i < DRAWN_EACH; i++) {
      const element = drawElement(s, chance);
      if (element === NOTHING) return;
      s.boxes[inBox(box, element)]!++;
      chance.emit?.({ event: 'drawn', box, element });
    }
  }
}

/** The tiles that can be turned up next, by terrain. Reused. */
const unseen: number[] = [];

/** Turns up the top tile of each stack without a face-up tile. */
export function turnUpTiles(s: State, chance: Chance): void {
  for (let stack = 0; stack < STACKS; stack++) {
    if (s.faceUp[stack] !== NOTHING || s.faceDown[stack] === 0) continue;
    const terrain = chance.draw('tile', unseenTiles(s, unseen));
    s.faceUp[stack] = terrain;
    s.faceDown[stack]!--;
    chance.emit?.({ event: 'tile up', stack, terrain });
  }
}

export const RESET_QUESTIONS: Questions = {
  'extinction tile': {
    legal(s, moves) {
      for (let hex = 0; hex < HEXES; hex++) if (goingExtinct(s, MAMMAL, hex) > 0) moves.add(TILE + hex);
    },
    answer(s, move, chance) {
      goOn(s, chance, valueOf(move));
    },
  },
};
