/**
 * The engine: starts games, makes moves and takes them back. Wherever people play, it alone calls `rules.play`: on one device, in
 * lessons and challenges, on the server, and in the moves of boardgame.io's definition. Nothing that it is given is changed.
 */
import { type Chance, type Outcome, noChance, recordingChance } from './chance.ts';
import type { Codec, GameNotation } from './game-notation.ts';
import type { Decision, GameOptions, GameRules, HistoryEntry } from './game-rules.ts';
import { type Undo, makersOf, undoAfter } from './undo.ts';

/** A game as it stands between two moves. */
export interface RunningGame<State = unknown, Move = unknown> {
  /** The state by the rules. */
  readonly state: State;
  /** The moves that can still be undone, whoever made them. */
  readonly undo: Undo<State, Move> | null;
  /** Who may undo moves: only the player who made them, or whoever is to decide (one device for all). */
  readonly takeBack: 'own' | 'table';
  /** How many times the game has changed, by a move or an undo. */
  readonly number: number;
}

/** The parts of a game that the engine needs. */
export interface EngineGame<State, Move, Event, Options extends GameOptions> {
  readonly rules: GameRules<State, Move, Event, Options>;
  readonly notation: Pick<GameNotation<State, Move, Options>, 'outcome' | 'forState'>;
}

/** Why nothing was done: the game is over, another player is to decide, or the rules do not allow it. */
export interface EngineRefusal {
  readonly refusal: 'over' | 'not-yours' | 'not-legal';
}

/** The game after an undo. */
export interface Undone<State, Move> {
  readonly game: RunningGame<State, Move>;
  /** The open question; null once the game is over. */
  readonly question: Decision | null;
}

/** The game after its start or a move, with the entry of that, which has all that was drawn and all that happened. */
export interface Made<State, Move, Event> extends Undone<State, Move> {
  readonly entry: HistoryEntry<Move, Event> & { readonly outcomes: readonly unknown[] };
}

/** What a game starts from: options, or a position in its notation (at `path` in a larger document, for error messages). */
export type Beginning<Options> = { readonly options: Options } | { readonly position: unknown; readonly path?: string };

/** The entry that starts a history. */
export const startEntry = <Event>(events: readonly Event[] = []): HistoryEntry<never, Event> => ({
  player: null,
  move: null,
  events,
  asked: null,
});

/** Starts a game. Throws an error that names what is invalid in options or position. */
export function start<State, Move, Event, Options extends GameOptions>(
  {
    rules,
    notation,
  }: Pick<EngineGame<State, Move, Event, Options>, 'rules'> & {
    readonly notation: Pick<GameNotation<State, Move, Options>, 'outcome' | 'forOptions' | 'position'>;
  },
  from: Beginning<Options>,
  takeBack: RunningGame['takeBack'],
  chance: Chance<string, Event>,
): Made<State, Move, Event> {
  const { listening, written } = listeningTo(chance);
  const state =
    'options' in from
      ? rules.newGame(from.options, listening)
      : notation.position.read(from.position, listening as Chance, from.path);
  const { outcome } = 'options' in from ? (notation.forOptions?.(from.options) ?? notation) : notation;
  return {
    game: { state, undo: null, takeBack, number: 0 },
    question: rules.decision(state),
    entry: { ...startEntry<Event>(), ...written(outcome) },
  };
}

/** Makes a move of a seat; undefined stands for something that is no move at all, and is refused. */
export function move<State, Move, Event, Options extends GameOptions>(
  { rules, notation }: EngineGame<State, Move, Event, Options>,
  { state: before, undo, takeBack, number }: RunningGame<State, Move>,
  seat: number,
  move: Move | undefined,
  chance: Chance<string, Event>,
): Made<State, Move, Event> | EngineRefusal {
  const asked = rules.decision(before);
  if (asked === null) return { refusal: 'over' };
  if (asked.player !== seat) return { refusal: 'not-yours' };
  if (move === undefined || !rules.isLegal(before, move)) return { refusal: 'not-legal' };
  const { listening, outcomes, events, written } = listeningTo(chance);
  const state = rules.copy(before);
  rules.play(state, move, listening);
  const question = rules.decision(state);
  const undoNow = undoAfter(rules, undo, { before, asked, move, outcomes, events, isOver: question === null });
  const { outcome } = notation.forState?.(state) ?? notation;
  return {
    game: { state, undo: undoNow, takeBack, number: number + 1 },
    question,
    entry: { player: seat, move, asked, ...written(outcome) },
  };
}

/**
 * Takes back the last move, or the last few, for the seat that is to decide; for null, everybody at the table has agreed, and it
 * need not be its own.
 */
export function undo<State, Move>(
  { rules }: { readonly rules: Pick<GameRules<State, Move, never, never>, 'decision' | 'copy' | 'play'> },
  game: RunningGame<State, Move>,
  seat: number | null,
  count = 1,
): Undone<State, Move> | EngineRefusal {
  const asked = rules.decision(game.state);
  if (asked === null) return { refusal: 'over' };
  if (seat !== null && asked.player !== seat) return { refusal: 'not-yours' };
  if (game.undo === null || count < 1 || count > game.undo.moves.length) return { refusal: 'not-legal' };
  if (seat !== null && !mayUndo(game, seat, count)) return { refusal: 'not-legal' };
  const { from } = game.undo;
  const moves = game.undo.moves.slice(0, -count);
  const players = makersOf(game.undo).slice(0, -count);
  const state = rules.copy(from);
  for (const move of moves) rules.play(state, move, noChance);
  const left = moves.length > 0 ? { player: players.at(-1)!, from, moves, players } : null;
  return {
    game: { state, undo: left, takeBack: game.takeBack, number: game.number + 1 },
    question: rules.decision(state),
  };
}

/** Whether a seat may take back the last move, or the last few, once it is to decide. */
export const mayUndo = ({ undo, takeBack }: Pick<RunningGame, 'undo' | 'takeBack'>, seat: number, count = 1): boolean =>
  undo !== null &&
  (takeBack === 'table' ||
    // A seat is sent no moves: of an old stored game only who made the last.
    (undo.player === seat &&
      makersOf(undo)
        .slice(-count)
        .every((maker) => maker === seat)));

/** Chance whose draws and events are noted, for the entry of what they belong to. */
function listeningTo<Event>(chance: Chance<string, Event>) {
  const outcomes: Outcome[] = [];
  const events: Event[] = [];
  const listening: Chance<string, Event> = {
    ...recordingChance(chance, outcomes),
    emit: (event) => events.push(event),
  };
  const written = (codec: Codec<Outcome>) => ({ events, outcomes: outcomes.map((outcome) => codec.write(outcome)) });
  return { listening, outcomes, events, written };
}
