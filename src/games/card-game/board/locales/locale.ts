/** The words on the board of the card game: one catalogue per language, all of the same type. */
import type { Language, TimelineWords } from '../../../../kit/module.ts';
import type { State } from '../../rules/state.ts';
import { createContext, useContext } from 'react';
import type { GameEvent, VpSource } from '../../rules/chance.ts';
import type { ClassName, Edition, EffectName, ElementName } from '../../rules/components.ts';
import type { QuestionName } from '../../rules/components.ts';

/** What a sentence of the log may need to know: names for the numbers of an event. */
export interface Namer {
  /** A player's name. */
  player(seat: number): string;
  /** A card's name; "a card" for one that is not visible. */
  card(card: number): string;
  biome(biome: number): string;
  element(element: number): string;
  animalClass(number: number): string;
}

/** What the open question is about. */
export interface PromptParams {
  readonly player: string;
  /** The card that asks; empty if there is none. */
  readonly card: string;
  /** The opponent whose animals are meant, with Parasitism. */
  readonly opponent: string;
  readonly left: number;
  readonly effect: EffectName | null;
}

export interface Words {
  readonly language: Language;
  /** What the parts of a game are called in replays. */
  readonly timeline: TimelineWords<State>;
  readonly elements: Readonly<Record<ElementName, string>>;
  readonly classes: Readonly<Record<ClassName, string>>;
  /** Names by id if the language has its own; others are shown as the card data have them. */
  readonly cardNames: Readonly<Record<string, string>>;
  /** A name with soft hyphens where a narrow card may break it. */
  readonly hyphenated: (name: string) => string;
  readonly biomeNames: Readonly<Record<string, string>>;
  readonly effects: Readonly<Record<EffectName, string>>;
  readonly places: readonly string[];
  readonly sources: Readonly<Record<VpSource, string>>;
  /** The same in a word or two. */
  readonly shortSources: Readonly<Record<VpSource, string>>;
  /** The question to the player on this screen, and what others see meanwhile. */
  readonly prompt: Readonly<Record<QuestionName, (params: PromptParams) => string>>;
  readonly waiting: (player: string) => string;
  readonly gameOver: (winners: readonly string[]) => string;
  readonly bar: {
    readonly round: (round: number, of: number) => string;
    readonly pass: string;
    readonly done: string;
  };
  /** What is in view or a tap away. */
  readonly parts: Readonly<Record<'table' | 'elements' | 'track', string>>;
  /** The phases of a round. */
  readonly phases: Readonly<Partial<Record<string, string>>>;
  /** Moves that name a card. */
  readonly moves: Readonly<Record<'play' | 'target' | 'recover' | 'discard', (card: string) => string>>;
  readonly hint: {
    /** What the next best answer, or the one asked about, would cost: from 0, little, to 2, much. */
    readonly cost: (size: number, other: string) => string;
    /** How many VPs the player would lack at the end, and the best of the others gain, by the other answer. */
    readonly lost: { readonly own: (vps: number) => string; readonly rival: (vps: number) => string };
    /** The same for the answer advised: how many more, and how many fewer. */
    readonly won: { readonly own: (vps: number) => string; readonly rival: (vps: number) => string };
    /** That none of this shows in VPs. */
    readonly later: string;
  };
  readonly reminders: {
    readonly next: (players: string) => string;
    readonly alone: string;
    readonly empty: (player: string) => string;
    readonly lastCard: string;
    readonly oneCard: (player: string) => string;
    readonly tundra: string;
    readonly nearEnd: (player: string, vps: number, end: number) => string;
  };
  /** Why an Element card stays or goes. */
  readonly why: {
    readonly lead: (icons: number, against: number) => string;
    readonly goesTo: (player: string, reason: string) => string;
    readonly tied: (icons: number) => string;
    readonly tiedAside: (icons: number) => string;
    readonly noIcons: string;
    readonly aside: string;
  };
  readonly table: {
    readonly you: string;
    readonly passed: string;
    readonly cards: (count: number) => string;
    readonly vps: (count: number) => string;
    readonly total: (total: number) => string;
    readonly thisRound: string;
    readonly scoredWhenOver: string;
    readonly foodChainTitle: string;
    readonly elementsTitle: string;
    readonly mostCards: string;
    readonly nobody: string;
    readonly next: (biome: string) => string;
    readonly noNext: string;
    readonly tundra: string;
    readonly piles: (draw: number, discards: number) => string;
    readonly spent: (cards: string) => string;
    readonly track: string;
    readonly trackNote: string;
    readonly trackEnd: string;
    readonly space: (number: number, draw: number, discard: number) => string;
    readonly matrix: string;
    readonly matrixNote: string;
    /** The head of a column of VPs. */
    readonly vpsColumn: string;
    readonly controls: (player: string) => string;
    readonly aside: string;
    readonly emptyTable: string;
    /** What the round would score: for the food chain, for icons, for the most Element cards. */
    readonly split: (foodChain: number, elements: number, most: number) => string;
    readonly hand: string;
    readonly emptyHand: string;
    readonly sortBy: string;
    readonly sorts: Readonly<Record<'class' | 'foodChain' | 'element', string>>;
    readonly play: string;
    readonly discard: string;
  };
  readonly card: {
    readonly endangered: string;
    readonly nextOut: string;
    readonly once: string;
    readonly stays: string;
    readonly suppresses: (animalClass: string) => string;
    readonly side: (foodChain: number, icons: string) => string;
    readonly noIcons: string;
  };
  readonly preview: {
    readonly total: (before: number, after: number) => string;
    readonly place: (before: string, after: string) => string;
    readonly vps: (before: number, after: number) => string;
    readonly none: string;
    readonly choose: string;
    readonly nothing: string;
    readonly noTarget: string;
    /** Of an Element card, followed by a player and the icons. */
    readonly takenFrom: string;
    readonly taken: string;
    readonly goesTo: string;
    readonly aside: string;
    readonly against: (icons: number, others: number) => string;
    /** Followed by animals. */
    readonly suppresses: string;
    /** Followed by classes or elements. */
    readonly chooses: string;
    readonly or: string;
    readonly out: string;
    readonly more: (count: number) => string;
    readonly thenVps: (vps: number) => string;
    readonly draws: (count: number) => string;
    /** What other players draw, each by name. */
    readonly othersDraw: (players: readonly string[]) => string;
    readonly thenDiscards: (count: number) => string;
    /** The round ends at once, and what it scores. */
    readonly endsRound: (vps: number) => string;
    readonly scores: (vps: number) => string;
    readonly climbs: string;
    readonly heals: (animal: string, foodChain: number) => string;
    /** VPs with their sign. */
    readonly plus: (vps: number) => string;
  };
  /** The scoring of a round, while it is still on the table. */
  readonly scoring: {
    readonly title: string;
    readonly sentence: (biome: string) => string;
    /** What it has brought the player at this screen, and their place now. */
    readonly result: (vps: number, place: string) => string;
    /** What has just been scored. `element` is empty for anything but icons. */
    readonly note: (source: string, element: string) => string;
    readonly columns: Readonly<Record<'foodChain' | 'most' | 'elements' | 'track', string>>;
  };
  readonly log: {
    /** Replaces the name of a card that is not visible. */
    readonly aCard: string;
    readonly cards: (count: number) => string;
    /** A sentence; null if an event needs none of its own. */
    readonly sentence: (event: GameEvent, name: Namer) => string | null;
  };
  readonly final: {
    readonly tieBreaks: string;
    readonly space: string;
    readonly cards: string;
    readonly elements: string;
  };
  /** What is called otherwise in the edition of ten rounds. */
  readonly ten: {
    readonly table: Partial<Words['table']>;
    readonly why: Partial<Words['why']>;
    readonly final: Partial<Words['final']>;
    readonly scoring: Partial<Words['scoring']>;
  };
  readonly setup: {
    readonly edition: string;
    readonly editions: Readonly<Record<Edition, { readonly name: string; readonly text: string }>>;
    readonly cards: string;
    readonly reconstruction: string;
    readonly choose: string;
    readonly inUse: (name: string) => string;
    /** After the name of the cards in use. */
    readonly ofServer: string;
    /** Chooses those cards. */
    readonly serverCards: (name: string) => string;
    readonly faults: string;
    /** The file that the page's address names. */
    readonly notFound: (address: string) => string;
  };
  readonly rulebook: {
    readonly events: string;
    readonly biomes: string;
    /** Above events and biomes of the edition of ten rounds. */
    readonly tenEvents: string;
    readonly tenBiomes: string;
  };
}

export const WordsContext = createContext<Words | null>(null);

/** The words in the language of the page. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('the words of the card game have not been loaded');
  return words;
}
