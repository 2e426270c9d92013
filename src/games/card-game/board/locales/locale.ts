/** The words on the board of the card game: one catalogue a language, all of the same type. */
import { createContext, useContext } from 'react';
import type { GameEvent, VpSource } from '../../rules/chance.ts';
import type { ClassName, EffectName, ElementName } from '../../rules/components.ts';
import type { QuestionName } from '../../rules/components.ts';

/** What a sentence of the log may need to know: names for the numbers of an event. */
export interface Namer {
  /** A player's name. */
  player(seat: number): string;
  /** A card's name; of one that is not seen, "a card". */
  card(card: number): string;
  biome(biome: number): string;
  element(element: number): string;
  animalClass(number: number): string;
}

/** What the open question is about. */
export interface PromptParams {
  readonly player: string;
  /** The card that asks; empty where none does. */
  readonly card: string;
  /** The opponent whose animals are meant, with Parasitism. */
  readonly opponent: string;
  readonly left: number;
  readonly effect: EffectName | null;
}

export interface RuleSection {
  readonly title: string;
  readonly text: readonly string[];
}

export interface Words {
  readonly elements: Readonly<Record<ElementName, string>>;
  readonly classes: Readonly<Record<ClassName, string>>;
  /** Names by id where the language has its own; others are shown as the table of cards has them. */
  readonly cardNames: Readonly<Record<string, string>>;
  readonly biomeNames: Readonly<Record<string, string>>;
  readonly effects: Readonly<Record<EffectName, string>>;
  readonly places: readonly string[];
  readonly sources: Readonly<Record<VpSource, string>>;
  /** The question to the player of this screen, and what others see meanwhile. */
  readonly prompt: Readonly<Record<QuestionName, (params: PromptParams) => string>>;
  readonly waiting: (player: string) => string;
  readonly gameOver: (winners: string) => string;
  readonly bar: {
    readonly round: (round: number, of: number) => string;
    readonly pass: string;
    readonly done: string;
    readonly undo: string;
    readonly log: string;
    readonly next: (players: string) => string;
    readonly emptyHand: string;
    readonly record: string;
    readonly hint: (move: string) => string;
  };
  readonly table: {
    readonly you: string;
    readonly passed: string;
    readonly cards: (count: number) => string;
    readonly vps: (count: number) => string;
    readonly foodChain: string;
    readonly total: (total: number) => string;
    readonly thisRound: (vps: number) => string;
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
    readonly landsHere: string;
    readonly isRound: string;
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
    readonly takes: (element: string, from: string | null) => string;
    readonly suppress: (animals: string) => string;
    readonly noTarget: string;
    readonly vps: (before: number, after: number) => string;
    readonly none: string;
    readonly choose: string;
  };
  readonly log: {
    readonly title: string;
    readonly chart: string;
    readonly empty: string;
    /** Instead of the name of a card that is not seen. */
    readonly aCard: string;
    /** A sentence; null where an event says nothing by itself. */
    readonly sentence: (event: GameEvent, name: Namer) => string | null;
  };
  readonly final: {
    readonly title: string;
    readonly source: string;
    readonly total: string;
    readonly tieBreaks: string;
    readonly space: string;
    readonly cards: string;
    readonly elements: string;
  };
  readonly setup: {
    readonly cards: string;
    readonly reconstruction: string;
    readonly ownFile: string;
    readonly choose: string;
    readonly inUse: (name: string) => string;
    readonly faults: string;
    readonly notJson: string;
  };
  readonly rulebook: {
    readonly title: string;
    readonly origin: string;
    readonly sections: readonly RuleSection[];
    readonly events: string;
    readonly biomes: string;
  };
}

export const WordsContext = createContext<Words | null>(null);

/** The words in the language of the page. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('the words of the card game have not been loaded');
  return words;
}
