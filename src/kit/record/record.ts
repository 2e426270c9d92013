/**
 * A record: how a game began and every move since, each with the chance outcomes that followed it (docs/notation.md). It replays
 * without the generator that made it, and reveals nothing about future draws.
 */
import type { Outcome } from '../chance.ts';
import type { GameModule } from '../module.ts';
import type { GameNotation } from '../game-notation.ts';
import type { Decision, GameOptions, HistoryEntry } from '../game-rules.ts';

/** The parts of a game that records need. */
export type RecordedGame<State, Move, Event, Options extends GameOptions> = Pick<
  GameModule<State, Move, Event, Options>,
  'rules' | 'notation'
>;

/** A record as JSON: how a game began and every move since, each with what was drawn after it (docs/notation.md). */
export interface GameRecord {
  /** The game's `recordFormat`. */
  readonly format: string;
  /** The players' names, by seat. */
  readonly names?: readonly string[];
  /** The bots' levels by seat; null for a person. The rules do not know the levels. */
  readonly bots?: readonly (string | null)[];
  /** Whether it was a practice game, in which moves could be undone even after a reveal. */
  readonly practice?: true;
  /** The game's options in its notation; left out if there is a position. */
  readonly setup?: unknown;
  /** The position that the game started from, in its notation; left out if there are options. */
  readonly position?: unknown;
  /** What was drawn before the first move. */
  readonly outcomes?: readonly unknown[];
  /** The moves of all players, in order. */
  readonly moves: readonly RecordedMove[];
  /** How the game ended, if not by its rules alone. */
  readonly end?: RecordedEnd;
}

export const ENDINGS = ['played', 'agreed', 'resigned', 'void'] as const;

/** How a game ended in which somebody resigned, or that the players ended; the moves do not say it. */
export interface RecordedEnd {
  /** By its rules, by agreement, because the others resigned, or without a result. */
  readonly how: (typeof ENDINGS)[number];
  /** By seat; ties share a place. Left out without a result. */
  readonly places?: readonly number[];
}

/** The recorded end of a game, from boardgame.io's `gameover`; undefined for one that ended by its rules alone. */
export function recordedEnd(gameover: unknown): RecordedEnd | undefined {
  const { how, places } = (gameover ?? {}) as Partial<RecordedEnd>;
  return how === undefined ? undefined : { how, ...(how !== 'void' && places ? { places } : {}) };
}

/** A move of a record, with what was drawn after it. */
export interface RecordedMove {
  /** The answer, in the game's notation. */
  readonly move: unknown;
  /** What was drawn after it, in the game's notation; left out if nothing was. */
  readonly outcomes?: readonly unknown[];
  /** Who answered, in the field named by the game's notation. */
  readonly [mover: string]: unknown;
}

/** A record without moves: what a game starts from, and what was drawn before its first question. */
export function startRecord<State, Move, Event, Options extends GameOptions>(
  { notation }: RecordedGame<State, Move, Event, Options>,
  from: { readonly options: Options } | { readonly position: unknown },
  outcomes: readonly Outcome[],
  seats: Pick<GameRecord, 'names' | 'bots'> = {},
): GameRecord {
  const words = 'options' in from ? (notation.forOptions?.(from.options) ?? notation) : notation;
  return {
    format: notation.recordFormat,
    ...(seats.names ? { names: [...seats.names] } : {}),
    ...(seats.bots?.some((level) => level !== null) === true ? { bots: [...seats.bots] } : {}),
    ...('options' in from ? { setup: notation.options.write(from.options) } : { position: from.position }),
    outcomes: outcomes.map((outcome) => words.outcome.write(outcome)),
    moves: [],
  };
}

/** Who answers a question, as recorded; without a value if the record names nobody. */
export const moverOf = (
  { mover }: Pick<GameNotation<never, never, never>, 'mover'>,
  question: Decision | null,
): { field: string; value: string | number | undefined } => ({
  field: mover?.field ?? 'player',
  value: question === null ? undefined : mover ? mover.write(question) : question.player,
});

/** The notation for a state, if names depend on its data. */
export const notationOf = <State, Move, Event, Options extends GameOptions>(
  { notation }: RecordedGame<State, Move, Event, Options>,
  s: State,
): RecordedGame<State, Move, Event, Options>['notation'] => notation.forState?.(s) ?? notation;

/** A move as recorded, from its entry in the history. */
export function recordedMove<State, Move, Options extends GameOptions>(
  notation: GameNotation<State, Move, Options>,
  { asked, move, outcomes = [] }: Pick<HistoryEntry<Move, unknown>, 'asked' | 'move' | 'outcomes'>,
): RecordedMove {
  const { field, value } = moverOf(notation, asked);
  return {
    ...(value === undefined ? {} : { [field]: value }),
    move: notation.move.write(move as Move),
    ...(outcomes.length > 0 ? { outcomes } : {}),
  };
}

/** A move as recorded, given the state before it. */
export function recordMove<State, Move, Event, Options extends GameOptions>(
  game: RecordedGame<State, Move, Event, Options>,
  before: State,
  move: Move,
  outcomes: readonly Outcome[],
): RecordedMove {
  const notation = notationOf(game, before);
  const written = outcomes.map((outcome) => notation.outcome.write(outcome));
  return recordedMove(notation, { asked: game.rules.decision(before), move, outcomes: written });
}
