/** The long text of the rules: one a language, fetched when the rules are first opened. */
import type { AnimalName, CardName, ElementName, PhaseName, SectionName, TerrainName } from '../../rules/components.ts';

/** What is explained under a title of its own, because it is not the name of anything on the table. */
export const TOPICS = [
  'aim',
  'course',
  'pieces',
  'corners',
  'matching',
  'endangered',
  'dominance',
  'placings',
  'bonus',
  'execution',
  'extinction',
  'survival',
  'reseed',
  'end',
  'carrying out',
  'deck',
  'food chain',
  'initiative order',
  'bag',
  'stacks',
  'starting earth',
  'several animals',
  'random earth',
  'answering',
  'keys',
  'signs',
  'hidden',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Whatever the rules have an entry for. */
export type EntryName = Topic | PhaseName | SectionName | CardName | AnimalName | TerrainName | ElementName;

/** The chapters of the rules in order. */
export const CHAPTERS = [
  'game',
  'earth',
  'turn',
  'sections',
  'reset',
  'cards',
  'animals',
  'terrains',
  'elements',
  'setup',
  'board',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** A text in paragraphs; a paragraph that is a list holds its points. `[dominate](dominance)` links to an entry. */
export type Passage = readonly (string | readonly string[])[];

export interface Explained {
  text: Passage;
  /** Answers to what a player may ask in a doubtful case. */
  rulings?: readonly string[];
}

export interface RulesText {
  chapters: Record<Chapter, string>;
  topics: Record<Topic, Explained & { title: string }>;
  phases: Record<'planning' | 'reset' | 'setup', Explained>;
  sections: Record<SectionName, Explained>;
  cards: Record<CardName, Explained>;
  animals: Record<AnimalName, Explained>;
  terrains: Record<TerrainName, Explained>;
  /** `animal` is the one that has it printed `count` times. */
  element(element: ElementName, animal: AnimalName, count: number): Explained;
  /** Words by which somebody may look for an entry that does not use them. */
  alsoCalled: Partial<Record<EntryName, string>>;
  /** Words that tell nothing of what is looked for, with spaces between them. */
  smallWords: string;
  /** Heading of the rulings of an entry. */
  rulings: string;
  /** What the tables and drawings say. */
  figures: {
    terrain: string;
    places: readonly string[];
    limit: string;
    tilesAtStart: string;
    tilesInStacks: string;
    quantity: string;
    vps: string;
    animal: string;
    default: string;
    animalsInPlay: string;
    pawns: string;
    species: string;
    startingSpecies: string;
    /** Above the spaces of a section, which are told apart if `listed`. */
    spaces(count: number, listed: boolean): string;
    keys: readonly (readonly [keys: string, text: string])[];
    signs: Record<'dominant' | 'endangered' | 'printed' | 'legal', string>;
  };
}
