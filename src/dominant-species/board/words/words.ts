/**
 * The words on the board: one catalogue a language, all of the same type.
 *
 * Functions get names as the rules know them (`'bird'`, `'sea'`), not as text, so that each language inflects its own.
 */
import { createContext, useContext } from 'react';
import {
  type AnimalName,
  type BoxName,
  type CardName,
  type ElementName,
  PHASES,
  type SectionName,
  type TerrainName,
} from '../../rules/components.ts';
import type { QuestionName } from '../../rules/questions.ts';

/** What the open question is about and what has been chosen so far; null where the question has no such thing. */
export interface Aim {
  /** The player asked. */
  player: string;
  animal: AnimalName | null;
  /** The animal that carries out the action or card. */
  actor: AnimalName | null;
  tile: TerrainName | null;
  target: TerrainName | null;
  element: ElementName | null;
  /** Mass Exodus: the animal whose species move. */
  whose: AnimalName | null;
  /** The face-up tile that was taken. */
  stack: TerrainName | null;
  /** Species still to move, or protections still to choose. */
  left: number;
  /** The number of the Migration space. */
  of: number;
  /** Species of the asked animal (in Mass Exodus, of the animal that moves) where the action starts from. */
  there: number;
  hand: number;
  genePool: number;
  eliminated: number;
  /** The element of the Speciation space. */
  spaceElement: ElementName | null;
  /** The terrains of the Competition space that have not been struck yet. */
  terrains: readonly TerrainName[];
  /** Types already protected in Regression. */
  kept: readonly ElementName[];
  /** Animals already replaced by Evolution. */
  replaced: readonly AnimalName[];
}

/** A species on a tile, for whoever describes the tile. */
export interface Inhabitant {
  animal: AnimalName;
  count: number;
  matching: number;
  dominant: boolean;
  endangered: boolean;
  hibernating: number;
  /** VPs it would score there now. */
  vps: number;
}

/** The parts of the table that have a heading of their own. */
export type Part = 'display' | 'animals' | 'cards' | 'supplies' | 'log' | 'tables' | 'final' | 'earth';
/** The numbers on an animal's display. */
export type Counter = 'vps' | 'hand' | 'onDisplay' | 'aside' | 'genePool' | 'onEarth' | 'eliminated' | 'dominated';
/** Where VPs can come from, cards apart. */
export type Source = 'domination' | 'glaciation' | 'wanderlust' | 'survival' | 'final scoring' | 'random earth';

export interface Words {
  animals: Record<AnimalName, { name: string; ability: string }>;
  elements: Record<ElementName, string>;
  terrains: Record<TerrainName, string>;
  sections: Record<SectionName, { name: string; rule: string }>;
  phases: Record<'planning' | 'reset' | 'setup', { name: string; rule: string }>;
  cards: Record<CardName, { name: string; effect: string }>;
  questions: Record<QuestionName, (aim: Aim) => string>;

  parts: Record<Part, string>;
  counters: Record<Counter, { name: string; short: string; text: string }>;

  /** The top bar. */
  bar: {
    turn(turn: number): string;
    decides(animal: AnimalName | null, player: string): string;
    waits(animal: AnimalName | null, player: string): string;
    over: string;
    won(player: string, animal: AnimalName, vps: number): string;
    undo: string;
  };

  /** The buttons that end or give up something; some questions have words of their own for it. */
  answers: {
    forfeit: string;
    done: string;
    losePawn: string;
    keepOne: string;
    own: Partial<Record<QuestionName, string>>;
    space(section: SectionName, space: string): string;
    element(element: ElementName): string;
    animal(animal: AnimalName): string;
    count(count: number): string;
    card(card: CardName): string;
    stack(terrain: TerrainName): string;
    tile(terrain: TerrainName | null, at: string, inhabitants: readonly Inhabitant[]): string;
    corner(element: ElementName | null, terrains: readonly TerrainName[], at: string): string;
  };

  /** The action display. */
  display: {
    /** Short mark of a space that waits for its turn on Glaciation. */
    waits: string;
    free: Record<'regression' | 'speciation' | 'competition', string>;
    space: {
      plain(place: number, of: number): string;
      glaciation(acts: boolean): string;
      speciation(element: ElementName): string;
      migration(species: number): string;
      competition(terrains: readonly TerrainName[]): string;
    };
    taken(animal: AnimalName): string;
    acting(animal: AnimalName): string;
    vacant: string;
    behind: string;
    box(section: BoxName): string;
    emptyBox: string;
    planning(left: number): string;
  };

  animal: {
    foodChain(place: number, of: number): string;
    initiative(place: number): string;
    elements: string;
    printed(element: ElementName): string;
    added(element: ElementName): string;
    vacant: string;
    survival: string;
    ability: string;
    taken(player: string): string;
    choose: string;
  };

  deck: {
    left(left: number): string;
    iceAgeLast: string;
    none: string;
    carriedOut(animal: AnimalName): string;
    taken(cards: number): string;
  };

  supplies: {
    stacks: string;
    stack(faceDown: number): string;
    stackTaken: string;
    stackEmpty: string;
    unseen(tiles: readonly { terrain: TerrainName; count: number }[]): string;
    tundra(left: number): string;
    tundraText: string;
    bag(disks: number): string;
    bagText: string;
    survival: string;
    survivalHeld(animal: AnimalName, species: number, vps: number): string;
    survivalNone: string;
    survivalText: string;
    foodChain: string;
    foodChainText: string;
    initiative: string;
    initiativeText: string;
    deck: string;
  };

  earth: {
    empty: string;
    scores(placings: readonly number[], limit: number): string;
    inhabitant(inhabitant: Inhabitant): string;
    uninhabited: string;
    under(terrain: TerrainName): string;
    dominated: string;
    corner(element: ElementName | null): string;
    touches(terrains: readonly TerrainName[]): string;
    elementText(element: ElementName, onEarth: number, bag: number, animals: readonly AnimalName[]): string;
  };

  tables: {
    placings: string;
    terrain: string;
    places: readonly string[];
    limit: string;
    bonus: string;
    bonusQuantity: string;
    bonusVps: string;
    bonusText: string;
    abilities: string;
    legend: string;
    legendText: Record<'dominant' | 'endangered' | 'printed' | 'legal', string>;
    sections: string;
  };

  log: {
    empty: string;
    setup: string;
    turn(turn: number): string;
    acts(animal: AnimalName, section: SectionName): string;
    pawn(animal: AnimalName, section: SectionName): string;
    pawns(animal: AnimalName, gained: number): string;
    initiative(animal: AnimalName): string;
    vps(animal: AnimalName, vps: number, source: Source | CardName, terrain: TerrainName | null): string;
    placed(animal: AnimalName, count: number, terrain: TerrainName): string;
    moved(animal: AnimalName, count: number, from: TerrainName, to: TerrainName): string;
    eliminated(animal: AnimalName, count: number, terrain: TerrainName): string;
    extinct(animal: AnimalName, count: number, terrain: TerrainName): string;
    saved(animal: AnimalName, terrain: TerrainName): string;
    hibernated(animal: AnimalName, count: number, terrain: TerrainName): string;
    returned(animal: AnimalName, count: number): string;
    diskPut(element: ElementName, terrains: readonly TerrainName[]): string;
    diskRemoved(element: ElementName, terrains: readonly TerrainName[]): string;
    elementGained(animal: AnimalName, element: ElementName): string;
    elementLost(animal: AnimalName, element: ElementName): string;
    elementReturned(element: ElementName, box: BoxName): string;
    tile(terrain: TerrainName): string;
    tundra(terrain: TerrainName): string;
    card(animal: AnimalName, card: CardName): string;
    forfeits(animal: AnimalName): string;
    led(player: string, animal: AnimalName): string;
    end: string;
  };

  final: {
    title: string;
    wins(player: string, animal: AnimalName, vps: number): string;
    tie(winner: AnimalName, other: AnimalName): string;
    lowest: string;
    place: string;
    player: string;
    animal: string;
    score: string;
    counts: string;
    animals: string;
    ended: Record<'ice age' | 'lifeless', string>;
  };
}

/** The catalogue in use, from whoever shows the board. */
export const WordsContext = createContext<Words | null>(null);

/** The words in use. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('the board was shown without words');
  return words;
}

/** The name of a phase: a section's, or that of what comes before and after the sections. */
export function phaseName(words: Words, phase: number): string {
  const name = PHASES[phase]!;
  return name === 'planning' || name === 'reset' || name === 'setup'
    ? words.phases[name].name
    : words.sections[name].name;
}
