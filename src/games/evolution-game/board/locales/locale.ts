/** What the board says, in the language of the page. */
import type { TimelineWords } from '../../../../kit/module.ts';
import type { State } from '../../rules/state.ts';
import { createContext, useContext } from 'react';
import type { Language } from '../../../../kit/languages.ts';
import type { QuestionName } from '../../rules/components.ts';
import type { GameEvent } from '../../rules/events.ts';

/** What sentences are made of: names of players, colours and stages. */
export interface Naming {
  readonly player: (seat: number) => string;
  readonly colour: (colour: number) => string;
  readonly stage: (stage: number) => string;
  /** What a square of the circuit is called. */
  readonly square: (square: number) => string;
}

export interface Locale {
  /** What the parts of a game are called in replays. */
  readonly timeline: TimelineWords<State>;
  /** The phases, by name. */
  readonly phases: Readonly<Record<string, string>>;
  readonly language: Language;
  /** Names of colours and stages that the reconstruction knows; others are shown as the data write them. */
  readonly colours: Readonly<Record<string, string>>;
  readonly stages: Readonly<Record<string, string>>;
  readonly empty: string;
  readonly squares: Readonly<Record<'EVO' | 'T' | 'M' | 'G' | 'MG' | 'NS' | 'PC', string>>;
  readonly change: (letter: string) => string;
  readonly squareRules: Readonly<Record<'EVO' | 'T' | 'M' | 'G' | 'MG' | 'EC' | 'NS' | 'PC', string>>;
  readonly cards: Readonly<
    Record<'plague' | 'colonisation' | 'changeTheEnvironment' | 'jumpToTheEvolutionSquare' | 'rapidSpeciation', string>
  >;
  readonly bar: {
    readonly round: (round: number) => string;
    readonly turn: (turn: number) => string;
    readonly over: string;
    readonly stage: Readonly<Record<QuestionName, string>>;
    readonly question: Readonly<Record<QuestionName, string>>;
    readonly yours: (name: string) => string;
    readonly waits: (name: string) => string;
    readonly help: Readonly<Record<QuestionName, string>>;
    readonly toPlace: (left: number) => string;
    readonly toSettle: (left: number) => string;
    readonly next: string;
  };
  readonly buttons: {
    readonly roll: string;
    readonly done: string;
    readonly mutation: (cards: number) => string;
    readonly growth: (colonies: number) => string;
    readonly rest: string;
    readonly atRandom: string;
    readonly arrange: string;
    readonly adapt: (letter: string) => string;
    readonly chain: (cards: string) => string;
    readonly back: string;
    readonly returnNiches: (count: number, stage: string) => string;
    readonly returnNone: string;
    readonly close: string;
    readonly record: string;
  };
  readonly parts: {
    readonly map: string;
    readonly players: string;
    readonly ages: string;
    readonly agesOrder: string;
    readonly genePool: string;
    readonly genePoolHelp: string;
    /** The sign of a compartment that does not match its domain, and what it means. */
    readonly unmatched: string;
    readonly niches: string;
    readonly nichesHelp: string;
    readonly mutation: string;
    readonly mutationHelp: string;
    readonly noMutation: string;
    readonly noNiches: string;
    readonly you: string;
  };
  readonly table: {
    readonly stage: (name: string, number: number) => string;
    readonly store: (count: number) => string;
    readonly minimum: (niches: number) => string;
    readonly wins: string;
    readonly timeDie: string;
    readonly rolled: (rolled: number) => string;
    readonly environmentDie: string;
    readonly packs: (niches: number, mutation: number, selection: number) => string;
    readonly risk: string;
    readonly dominant: string;
    readonly allAdapted: string;
    /** Said of a domain before its colour is rolled. */
    readonly unknown: string;
    readonly any: string;
    readonly domain: (letter: string, colour: string) => string;
    readonly slot: (name: string, owner: string | null, atRisk: boolean) => string;
    readonly compartment: (letter: string, gene: string, domain: string, adapted: boolean) => string;
    readonly niche: (letters: string, established: boolean, missing: string) => string;
    readonly advances: string;
    readonly settle: (letters: string) => string;
    /** What a niche lacks: the regions to adapt to, and from which gene to which colour where it is one. */
    readonly adaptTo: (letters: string, change: string | null) => string;
    readonly card: (colours: string) => string;
    readonly endsHere: (rolls: string) => string;
    readonly mayStop: (rolls: string) => string;
    /** Of a square with a rival's counter on the way. */
    readonly jumped: string;
    readonly chase: (name: string, rolls: number, faces: number) => string;
    readonly arrangeHelp: string;
    readonly reconstruction: string;
  };
  readonly preview: {
    readonly gains: (niches: string) => string;
    readonly loses: (niches: string) => string;
    readonly supplants: (name: string) => string;
    readonly ifBecomes: (letter: string, colours: string, niches: string) => string;
    readonly ifBecomesGains: (letter: string, colours: string, niches: string) => string;
    /** Colonies in a domain that cannot be supplanted while it has the player's colour or none. */
    readonly safeIf: (colonies: number, letter: string, colour: string) => string;
    readonly safeAgain: (colonies: number, letter: string) => string;
    readonly nothing: string;
    readonly draws: (cards: number) => string;
    readonly couldSupplant: (names: string) => string;
    readonly noSquare: string;
    /** Of placing colonies where no rival can be supplanted. */
    readonly free: string;
    readonly couldReturn: (niches: string, stage: string) => string;
    readonly noneToReturn: string;
    readonly upTo: (stage: string) => string;
    /** A hint compared with the next best answer; `points` are hundredths of the chance to win. */
    readonly ahead: (points: number, other: string) => string;
    readonly advances: (stage: string, minimum: number) => string;
    readonly wins: string;
  };
  readonly reasons: Readonly<Record<string, string>>;
  readonly move: {
    readonly roll: string;
    readonly place: (square: string) => string;
    readonly moveTo: (square: string) => string;
    readonly adapt: (letter: string, cards: string) => string;
    readonly remedy: (letter: string) => string;
    readonly arrange: string;
    readonly survive: (niches: string) => string;
    readonly surviveNone: string;
  };
  readonly event: (event: GameEvent, names: Naming) => string;
  /** What others did, in clauses of a sentence. */
  readonly recap: {
    readonly rolls: (rolled: number, square: string) => string;
    readonly draws: (card: string) => string;
    readonly jumps: (square: string) => string;
    readonly changes: (letter: string, colour: string) => string;
    readonly stays: (letter: string, colour: string) => string;
    readonly adapts: (letters: string) => string;
    readonly cards: (count: number) => string;
    readonly places: (count: number, victims: string) => string;
    readonly loses: (colonies: number) => string;
    readonly returns: (niches: string) => string;
    readonly advances: (stage: string) => string;
  };
  readonly final: {
    readonly title: (name: string) => string;
    readonly byBonus: (name: string) => string;
    readonly byNiche: (name: string, niches: string) => string;
    /** Where stages come from. */
    readonly source: Readonly<Record<'bonus' | 'survival', string>>;
    /** Stages gained, with their sign. */
    readonly stages: (count: number) => string;
    readonly turns: (turns: number) => string;
  };
  readonly setup: {
    readonly data: string;
    readonly own: string;
    readonly choose: string;
    readonly remove: string;
    readonly faults: string;
  };
}

export const LocaleContext = createContext<Locale | null>(null);

/** The texts in the language of the page. */
export function useLocale(): Locale {
  const words = useContext(LocaleContext);
  if (words === null) throw new Error('no locale is set');
  return words;
}
