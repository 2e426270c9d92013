/** What is known of a game before it is loaded. */
import type { Language } from './language.ts';

/** The home page's texts about a game. */
export interface GameCover {
  /** Under the title, in one sentence. */
  readonly tagline: string;
  /** Beside the game's picture, in one or two sentences. */
  readonly blurb: string;
  /** The button that starts a game against bots, and the text below it. */
  readonly play: string;
  readonly playText: string;
  /** Where a game stands, within a sentence: "turn 6". */
  readonly round: (round: number) => string;
}

/** What is known about a game before it is loaded. */
export interface GameMeta {
  /** In addresses, records and on the command line: "dominant-species". */
  readonly id: string;
  /** What it is called, by language. */
  readonly title: Readonly<Record<Language, string>>;
  readonly cover: Readonly<Record<Language, GameCover>>;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** Whether seats see different things. */
  readonly hasSecrets: boolean;
  /** Whether what is hidden is hidden from everybody, like the order of a pack: people who share a device need not look away. */
  readonly isOpenTable?: boolean;
  /** The names of the bots' levels, weakest first. */
  readonly levels: readonly string[];
  /** The game that one click starts: the number of players, all but one of them bots of this level. */
  readonly quickStart: { readonly players: number; readonly level: string };
  /** What is special about a table's options (`setupData`), in a few words each. */
  describe?(setupData: Readonly<Record<string, unknown>>, language: Language): string[];
}
