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
  type PhaseName,
  type SectionName,
  type TerrainName,
} from '../../rules/components.ts';
import type { Disks } from '../preview/outlook.ts';
import type { SpaceOutlook } from '../preview/space-outlook.ts';
import type { QuestionName } from '../../rules/questions.ts';
import type { RulesText } from './rules-text.ts';

/** What the open question is about and what has been chosen so far; null where the question has no such thing. */
export interface PromptParams {
  /** The player asked. */
  player: string;
  animal: AnimalName | null;
  /** The animal that carries out the action or card. */
  actor: AnimalName | null;
  /** The tile that the question is about, and those that species leave and move to. */
  tile: TerrainName | null;
  from: TerrainName | null;
  to: TerrainName | null;
  element: ElementName | null;
  /** Metamorphosis: the element given up. */
  lost: ElementName | null;
  /** Mass Exodus: the animal whose species move. */
  moving: AnimalName | null;
  /** The face-up tile that was taken. */
  stack: TerrainName | null;
  /** Species still to move in Migration. */
  speciesLeft: number;
  /** Protections still to choose in Regression. */
  protectionsLeft: number;
  /** The number of the Migration space. */
  of: number;
  /** Species of the asked animal (in Mass Exodus, of the animal that moves) on the tile that they leave. */
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
export type Part =
  'answers' | 'display' | 'animals' | 'cards' | 'supplies' | 'log' | 'chart' | 'rules' | 'final' | 'earth';
/** The numbers on an animal's display. */
export type Counter = 'vps' | 'hand' | 'onDisplay' | 'aside' | 'genePool' | 'onEarth' | 'eliminated' | 'dominated';
/** What speaks for an answer: a key, how much it counts, and what the sentence names. */
export interface HintReason {
  reason: string;
  points: number;
  count: number;
  terrain: TerrainName | null;
  animal: AnimalName | null;
}

/** A tile as a sentence names it. Where it lies (`at`) tells tiles of one terrain apart; it is marked so that it can be shown small. */
export interface Tile {
  terrain: TerrainName;
  at: string;
}
export interface OnTile {
  count: number;
  tile: Tile;
}
/** Where VPs can come from, cards apart. */
export type Source = 'domination' | 'glaciation' | 'wanderlust' | 'survival' | 'final scoring' | 'random earth';

export interface Locale {
  /** The form of a new game's options. */
  setup: {
    animals: string;
    how: Record<'given' | 'dealt' | 'chosen', { name: string; text: string }>;
    /** Above the animals of each player. */
    whoLeads: string;
    animalsOf(player: string): string;
    takenBy(animal: string, player: string): string;
    missing(player: string, count: number): string;
    options: string;
    severalEach: string;
    severalEachText(each: number): string;
    severalEachOnly: string;
    randomEarth: string;
    randomEarthText: string;
  };
  hint: {
    /** `move` and `other` are answers in words. */
    best(move: string): string;
    ahead(vps: number, other: string): string;
    asGood(other: string): string;
    /** Label of the choice of another answer, to hear why it is not advised; and its first entry. */
    whyNot: string;
    choose: string;
    /** Why not `move`: so many VPs behind, or as good. */
    about(move: string, vps: number): string;
    /** What speaks for it. `isPlan` where a pawn is placed: what its action does as earth stands. */
    because(reasons: readonly HintReason[], isPlan: boolean): string;
  };
  animals: Record<AnimalName, { name: string; ability: string }>;
  elements: Record<ElementName, string>;
  terrains: Record<TerrainName, string>;
  sections: Record<SectionName, { name: string; rule: string }>;
  phases: Record<'planning' | 'reset' | 'setup', { name: string; rule: string }>;
  cards: Record<CardName, { name: string; effect: string }>;
  questions: Record<QuestionName, (aim: PromptParams) => string>;

  parts: Record<Part, string>;
  counters: Record<Counter, { name: string; short: string; text: string }>;

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
    undo: string;
    redo: string;
    /** What an undo takes back, in a few words. */
    undoes: {
      pawn(section: SectionName): string;
      /** The element put on a corner, or a corner without one. */
      corner(element: ElementName | null, at: string): string;
      species(count: number): string;
      /** The tile taken from a stack. */
      tile: string;
      /** `others`: how many answers of other players go with it. */
      what(move: string, others: number): string;
    };
    /** Before what comes next on the display. */
    next: string;
    coming(animal: AnimalName, section: SectionName | null): string;
  };

  /** The answers in words. Some questions have words of their own for the one that ends or gives up something. */
  answers: {
    /** The list of all answers. */
    list: { title: string; none: string };
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
    card(card: CardName): string;
    stack(terrain: TerrainName): string;
    tile(terrain: TerrainName | null, at: string, inhabitants: readonly Inhabitant[]): string;
    corner(element: ElementName | null, terrains: readonly TerrainName[], at: string): string;
  };

  /** What one would otherwise have to add up. */
  sums: {
    endangered: { name: string; text(tiles: readonly { terrain: TerrainName; at: string; count: number }[]): string };
    regression: {
      now(losses: number, threatened: readonly ElementName[], protections: number): string;
      next(threatened: readonly ElementName[], protections: number): string;
      nothing: string;
    };
    share: { text(own: number, all: number): string };
    iceAge: { name: string; cards(cards: number): string; faceUp: string; taken: string };
    wasteland: { name: string; now(disks: Disks): string; next(disks: Disks): string };
    /** What slides into a box at the Reset. */
    slides(section: SectionName, disks: Disks): string;
    /** Next turn. */
    next: string;
    /** What a pawn on a space would find to do on the table as it is. */
    space(outlook: SpaceOutlook): string;
    /** By how much a number changes. */
    change(by: number): string;
    /** Who would dominate a tile; null: nobody. */
    dominates(animal: AnimalName | null, tile: Tile): string;
    /** Species that would become endangered, or would be no longer. */
    risk(animal: AnimalName, species: number, tile: Tile, endangered: boolean): string;
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
    recap: string;
    /** How many lines before these are in the log. */
    more(lines: number): string;
    close: string;
    pause: string;
    resume: string;
    skip: string;
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
    strip: { left(tiles: number): string; ice: string; bag: string };
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
      endangered(terrain: TerrainName, at: string, dying: readonly { animal: AnimalName; count: number }[]): string;
      wasted(element: ElementName, terrains: readonly TerrainName[], at: string): string;
      scores(terrain: TerrainName, at: string, scores: readonly { animal: AnimalName; vps: number }[]): string;
    };
    /** Nothing to show: nobody dominates, nobody is endangered. */
    none: string;
  };

  /** The page of the rules. Its long text is fetched when it is first opened. */
  rules: {
    title: string;
    contents: string;
    search: string;
    /** Where nothing has been typed yet. */
    searchHint: string;
    found(entries: number): string;
    none(query: string): string;
    load(): Promise<RulesText>;
  };

  /** What explanations say beyond the parts of the table they belong to. */
  tooltips: {
    /** Leads from an explanation to its place in the rules. */
    more: string;
    /** The dominant animal's matching less the best of the others there; `other` is null if it is alone. */
    leads(by: number, other: AnimalName | null): string;
    /** Animals that match best, equally well, so that nobody dominates. */
    tied(animals: readonly AnimalName[], matching: number): string;
    /** Where a tile can be put, with the number of tiles next to it and the bonus VPs for them. */
    place(tiles: number, vps: number): string;
    freePlace: string;
    /** A tile as it would be after the move that names it. */
    after(terrain: string): string;
    /** The button by which a finger gives the answer it has looked at. */
    confirm: Record<'space' | 'tile' | 'corner' | 'card', string>;
  };

  /** In place of a part that is being fetched. */
  lazyPart: {
    loading: string;
    failed: string;
    again: string;
  };

  /** The history of the game. A happening is one sentence; the VPs it brought stand beside it. */
  log: {
    empty: string;
    turn(turn: number): string;
    /** The choice of an animal to read of. */
    filter: string;
    everyone: string;
    only(animal: AnimalName): string;
    nothing(animal: AnimalName): string;
    /** VPs gained or (below 0) lost, and for which place on the tile, if for one. */
    gain(animal: AnimalName, vps: number, place: number | null): string;
    place(place: number): string;

    leads(player: string, animals: readonly AnimalName[]): string;
    /** `space` says what is printed on the space, where spaces of the section differ. */
    pawn(animal: AnimalName, section: SectionName, space: string | null): string;
    forfeits(animal: AnimalName, section: SectionName): string;
    pawns(animals: readonly AnimalName[], gained: number): string;
    initiative(animal: AnimalName): string;
    /** `by`, here and below: the animal whose action or card it is; null where that is not known. */
    scored(by: AnimalName | null, tile: Tile): string;
    scoredAtEnd(tile: Tile): string;
    vps(source: Source | CardName): string;
    placed(animal: AnimalName, on: readonly OnTile[]): string;
    moved(animal: AnimalName, ways: readonly { count: number; from: Tile; to: Tile }[]): string;
    eliminated(by: AnimalName | null, losses: readonly (OnTile & { animal: AnimalName })[]): string;
    lost(animal: AnimalName, on: readonly OnTile[]): string;
    extinct(animal: AnimalName, on: readonly OnTile[]): string;
    saved(animal: AnimalName, tile: Tile): string;
    hibernated(animal: AnimalName, on: readonly OnTile[]): string;
    returned(species: readonly { animal: AnimalName; count: number }[]): string;
    diskPut(by: AnimalName | null, element: ElementName, terrains: readonly TerrainName[]): string;
    /** One disk that goes from a corner, by the choice of an animal or (null) by the rules of a section. */
    diskRemoved(by: AnimalName | null, element: ElementName, terrains: readonly TerrainName[]): string;
    disksRemoved(by: AnimalName | null, elements: readonly ElementName[]): string;
    elementsGained(animal: AnimalName, elements: readonly ElementName[]): string;
    elementsLost(animal: AnimalName, elements: readonly ElementName[]): string;
    elementReturned(by: AnimalName | null, element: ElementName, box: BoxName): string;
    tile(by: AnimalName | null, tile: Tile): string;
    tundra(by: AnimalName | null, tile: Tile): string;
    card(animal: AnimalName, card: CardName): string;
    drawn(box: BoxName, elements: readonly ElementName[]): string;
    cardsUp(cards: readonly CardName[]): string;
    tilesUp(terrains: readonly TerrainName[]): string;
    end: string;
  };

  final: {
    wins(player: string, animal: AnimalName, vps: number): string;
    /** By how many VPs the winner is ahead of the next. */
    ahead(vps: number, player: string, animal: AnimalName): string;
    tie(winner: AnimalName, others: readonly AnimalName[]): string;
    /** A tie for places other than the first, the highest on the food chain first. */
    tiedFor(vps: number, animals: readonly AnimalName[]): string;
    lowest: string;
    ended: Record<'ice age' | 'lifeless' | 'pawnless', string>;
    standings: string;
    place: string;
    player: string;
    animal: string;
    score: string;
    counts: string;
    sources: string;
    source: Record<'start' | Exclude<Source, 'random earth'>, string>;
    total: string;
    tiles: string;
    tilesText: string;
    /** The actions that moved the chart most. */
    turningPoints: string;
    takesLead(animal: AnimalName): string;
    download: string;
  };

  chart: {
    empty: string;
    /** The whole chart in one sentence, for who cannot see it. */
    describe(turns: number): string;
    turn: string;
    start: string;
    end: string;
    /** VPs after a point of the chart; null before the first turn, `'end'` after final scoring. */
    after(turn: number | 'start' | 'end'): string;
    asTable: string;
  };
}

/** The catalogue in use, from whoever shows the board. */
export const LocaleContext = createContext<Locale | null>(null);

/** The words in use. */
export function useLocale(): Locale {
  const words = useContext(LocaleContext);
  if (words === null) throw new Error('the board was shown without words');
  return words;
}

/** The name of a phase: a section's, or that of what comes before and after the sections. */
export function phaseName(words: Locale, phase: number): string {
  const name = PHASES[phase]!;
  return name === 'planning' || name === 'reset' || name === 'setup'
    ? words.phases[name].name
    : words.sections[name].name;
}
