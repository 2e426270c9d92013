/** The bar, the answers and the parts of the table. */
import type {
  AnimalName,
  BoxName,
  CardName,
  ElementName,
  PhaseName,
  SectionName,
  TerrainName,
} from '../../../rules/components.ts';
import type { QuestionName } from '../../../rules/questions.ts';
import type { Disks } from '../../preview/outlook.ts';

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

/** The parts of the table, and what else has a name of its own. */
export type Part = 'earth' | 'display' | 'animals' | 'cards' | 'supplies' | 'rules' | 'final';

export interface TableWords {
  parts: Record<Part, string>;

  /** The top bar. */
  bar: {
    /** `step` is the place of the section among the twelve. */
    turn(turn: number, step: number | null): string;
    /** What an animal is doing, in a section or by a card. */
    acts(animal: AnimalName, phase: PhaseName, card: CardName | null): string;
    decides(animal: AnimalName | null, player: string): string;
    waits(animal: AnimalName | null, player: string): string;
    over: string;
    won(player: string, animal: AnimalName, vps: number): string;
    /** What an undo takes back, in a few words. */
    undoes: {
      pawn(section: SectionName): string;
      /** The element put on a corner, or a corner without one. */
      corner(element: ElementName | null, at: string): string;
      /** The tile taken from a stack. */
      tile: string;
    };
    /** Before what comes next on the display. */
    next: string;
    coming(animal: AnimalName, section: SectionName | null): string;
  };

  /** The answers in words. Some questions have words of their own for the one that ends or gives up something. */
  answers: {
    forfeit: string;
    done: string;
    losePawn: string;
    keepOne: string;
    /** A whole action: the species on each tile, as many as the limits allow. */
    whole(counts: readonly number[]): string;
    own: Partial<Record<QuestionName, string>>;
    space(section: SectionName, space: string): string;
    element(element: ElementName): string;
    animal(animal: AnimalName): string;
    count(count: number): string;
    /** The same within a sentence: "2 species". */
    species(count: number): string;
    card(card: CardName): string;
    stack(terrain: TerrainName): string;
    tile(terrain: TerrainName | null, at: string, inhabitants: readonly Inhabitant[]): string;
    corner(element: ElementName | null, terrains: readonly TerrainName[], at: string): string;
  };

  /** The action display. */
  display: {
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
    behind: string;
    box(section: BoxName): string;
    boxHolds(disks: Disks): string;
    emptyBox: string;
  };

  animal: {
    foodChain(place: number, of: number): string;
    initiative(place: number): string;
    printed(element: ElementName): string;
    /** The elements on its display, for those who do not see them; `room` is for how many more. */
    holds(printed: Disks, added: Disks, room: number): string;
    vacant: string;
    survival: string;
    ability: string;
    taken(player: string): string;
    choose: string;
  };

  /** The four figures of an animal's card, as short as can be, and how many species are at risk. */
  figures: {
    hand: string;
    onEarth: string;
    genePool: string;
    dominated: string;
    atRisk(species: number): string;
  };

  /** What others did. */
  narration: {
    /** The heading of an action: the animal and the section or card. */
    action(animal: AnimalName, where: string): string;
  };

  deck: {
    title: string;
    /** How many cards lie above Ice Age. */
    above(cards: number): string;
    left(left: number): string;
    iceAgeLast: string;
    none: string;
    carriedOut(animal: AnimalName): string;
    taken(cards: number): string;
  };

  supplies: {
    /** Below the stacks, the ice and the bag beside earth. */
    strip: { left(tiles: number): string; faceDown: string; empty: string; ice: string; bag: string };
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
    survivalScores(vps: number): string;
    survivalNone: string;
    survivalText: string;
    foodChain: string;
    foodChainText: string;
    initiative: string;
    initiativeText: string;
  };

  earth: {
    /** The list of all tiles in words, and a line of it; `disks` are those at the tile’s corners. */
    tiles: string;
    tile(terrain: TerrainName, at: string, disks: Disks, inhabitants: readonly Inhabitant[]): string;
    scores(placings: readonly number[], limit: number): string;
    inhabitant(inhabitant: Inhabitant): string;
    uninhabited: string;
    under(terrain: TerrainName): string;
    dominated: string;
    corner(element: ElementName | null): string;
    touches(terrains: readonly TerrainName[]): string;
    elementText(element: ElementName, onEarth: number, bag: number, animals: readonly AnimalName[]): string;
    /** The buttons at the corners of earth. */
    larger: string;
    smaller: string;
    fit: string;
    changed: string;
  };

  /** What can be laid over earth. */
  overlays: {
    title: string;
    names: Record<'dominance' | 'matching' | 'endangered' | 'scoring', string>;
    /** What the signs of the overlay mean. */
    legends: Record<'dominance' | 'endangered' | 'scoring', string> & { matching(animal: AnimalName): string };
    /** What the overlay says of a tile, for those who do not see it. */
    tiles: {
      dominated(terrain: TerrainName, at: string, animal: AnimalName, by: number): string;
      tied(terrain: TerrainName, at: string, animals: readonly AnimalName[]): string;
      matching(terrain: TerrainName, at: string, animal: AnimalName, matching: number, species: number): string;
      endangered(terrain: TerrainName, at: string, atRisk: readonly { animal: AnimalName; count: number }[]): string;
      wasted(element: ElementName, terrains: readonly TerrainName[], at: string): string;
      scores(terrain: TerrainName, at: string, scores: readonly { animal: AnimalName; vps: number }[]): string;
    };
    /** Nothing to show: nobody dominates, nobody is endangered. */
    none: string;
  };
}
