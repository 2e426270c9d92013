/** What is known of a game before it is loaded. */
import { type Language, type Translated, forEveryLanguage, inEveryLanguage, translation } from './languages.ts';

/** The home page's texts about a game. */
export interface GameCover {
  /** Under the title, in one sentence. */
  readonly tagline: string;
  /** Beside the game's picture, in one or two sentences. */
  readonly blurb: string;
  /** The label of the button that starts a game against bots. */
  readonly play: string;
  /** The text below that button. */
  readonly playText: string;
  /** Where a game stands, within a sentence: "turn {round}". */
  readonly round: string;
}

/** Whose published game this is an implementation of. */
export interface GameCredit {
  /** Its published name, the same in every language. */
  readonly title: string;
  /** Their full names. */
  readonly designers: readonly string[];
  /** Left out if the designers published it themselves. */
  readonly publisher?: string;
  /** When it was first published. */
  readonly year: number;
}

/** What is known about a game before it is loaded. */
export interface GameMeta {
  /** In addresses, records and on the command line: "dominant-species". */
  readonly id: string;
  /** What it is called, by language. */
  readonly title: Readonly<Record<Language, string>>;
  /** The home page's texts, by language. */
  readonly cover: Readonly<Record<Language, GameCover>>;
  /** Whose published game it is. */
  readonly credit: GameCredit;
  /** The fewest players. */
  readonly minPlayers: number;
  /** The most players. */
  readonly maxPlayers: number;
  /** Whether seats see different things. */
  readonly hasSecrets: boolean;
  /** Whether what is hidden is hidden from everybody, like the order of a pack: people who share a device need not look away. */
  readonly isOpenTable?: boolean;
  /** The names of the bots' levels, weakest first. */
  readonly levels: readonly string[];
  /** How strong each of them is in this game, from 1 to 5, as measured (docs/bots.md). */
  readonly strengths: Readonly<Record<string, 1 | 2 | 3 | 4 | 5>>;
  /**
   * The game that one click starts.
   *
   * @property players The number of players; all but one are bots.
   * @property level The level of the bots, one of `levels`.
   */
  readonly quickStart: { readonly players: number; readonly level: string };
  /** Seconds that a person takes for a decision: an estimate. */
  readonly pace: number;
  /** About how many decisions a game with these options has, all players together: measured in games of bots. */
  decisions(options: { readonly players: number } & object): number;
  /** What is special about a table's options (`setupData`), in a few words each. */
  describe?(setupData: Readonly<Record<string, unknown>>, language: Language): string[];
}

/** A text with its values in place of their names in braces: "turn {round}". For what is shown before anything is fetched; all else are messages. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The members of a game's `meta` that are texts, from its `meta.json`: a block for each language. */
export const titleAndCover = (
  texts: Translated<GameCover & { readonly title: string }>,
): Pick<GameMeta, 'title' | 'cover'> => ({
  title: forEveryLanguage((language) => translation(texts, language).title),
  cover: inEveryLanguage<GameCover>(texts),
});
