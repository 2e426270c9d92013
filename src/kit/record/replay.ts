/** Replaying a record (record.ts): every move is checked as if it were made now. */
import { type Chance, type Outcome, recordingChance } from '../chance.ts';
import { type Field, array, documentOf, fail, integer, object, oneOf, required, text } from '../documents/decode.ts';
import type { Decision, GameOptions, HistoryEntry } from '../game-rules.ts';
import { isolatedName } from '../online/names.ts';
import { ENDINGS, type RecordedGame, moverOf, notationOf } from './record.ts';
import { type Message, inEnglish, say } from '../say.ts';

const MAX_PLAYERS = 99;

/** Checks the end of a record. */
function readEnd(end: Field): void {
  const { how, places } = object(end, ['how', 'places']);
  oneOf(required(end, { how }, 'how'), ENDINGS, 'a kind of end');
  for (const place of places ? array(places, MAX_PLAYERS) : []) integer(place, 1, MAX_PLAYERS);
}

/** "the bird", "player 2", "no animal". */
const moverName = (field: string, value: unknown): Message =>
  value === undefined
    ? say`no ${field}`
    : typeof value === 'string'
      ? say`the ${value}`
      : say`${field} ${JSON.stringify(value)}`;

/** The replay stopped: an illegal move, or an impossible outcome. */
export class ReplayError extends Error {
  /** "ReplayError", to tell it from other errors where `instanceof` cannot. */
  override name = 'ReplayError';

  constructor(
    /** The message, for other languages. */
    readonly said: Message,
    /** The number of the move, from 1; 0 if it was before the first. */
    readonly number: number,
    /** The state before that move; null if there is none yet. */
    readonly state: unknown,
    /** What would have been legal, in notation. */
    readonly legal: readonly unknown[] = [],
  ) {
    super(inEnglish(said));
  }
}

/** An impossible, missing or superfluous outcome. */
class OutcomeError extends Error {
  override name = 'OutcomeError';

  constructor(readonly said: Message) {
    super(inEnglish(said));
  }
}

/** "an element", "a card". */
const withArticle = (word: string): Message => (/^[aeiou]/.test(word) ? say`an ${word}` : say`a ${word}`);

/** The outcome of a draw with a single possibility; undefined if there are several. */
export function onlyOutcome(weights: readonly number[]): number | undefined {
  let only: number | undefined;
  for (let i = 0; i < weights.length; i++) {
    if (!(weights[i]! > 0)) continue;
    if (only !== undefined) return undefined;
    only = i;
  }
  return only;
}

/**
 * Chance that brings the recorded outcomes and those without alternatives; after the last it falls back to another chance, if
 * given.
 */
function recordedChance(
  outcomes: readonly Outcome[],
  rest: Chance | undefined,
  show: (outcome: Outcome) => string,
): Chance & { finish(): void } {
  let drawn = 0;
  return {
    draw(kind, weights) {
      const outcome = outcomes[drawn];
      const isPossible = outcome?.kind === kind && weights[outcome.drawn]! > 0;
      if (!isPossible) {
        const only = onlyOutcome(weights);
        if (only !== undefined) return only;
      }
      drawn++;
      const possible = (): string =>
        weights.flatMap((weight, i) => (weight > 0 ? [show({ kind, drawn: i })] : [])).join(', ');
      if (outcome === undefined) {
        if (rest) return rest.draw(kind, weights);
        throw new OutcomeError(say`an outcome is missing: which ${kind} was drawn; it could be ${possible()}`);
      }
      if (outcome.kind !== kind) {
        throw new OutcomeError(
          say`outcome ${drawn} is ${withArticle(outcome.kind)}, but ${withArticle(kind)} is drawn; it could be ${possible()}`,
        );
      }
      if (!isPossible) {
        throw new OutcomeError(
          say`outcome ${drawn} could not have happened: ${show(outcome)} cannot be drawn; it could be ${possible()}`,
        );
      }
      return outcome.drawn;
    },
    /** Refuses outcomes left over. */
    finish() {
      if (drawn < outcomes.length) {
        throw new OutcomeError(say`only ${String(drawn)} of ${String(outcomes.length)} outcomes were drawn`);
      }
    },
  };
}

/** One step of a replay: the start, or a move. */
export interface Step<State, Move, Event> {
  /** The number of the move, from 1; 0 for the start. */
  readonly number: number;
  /** The question that was answered; null at the start. */
  readonly asked: Decision | null;
  /** The state before the move; null at the start. It is not changed later. */
  readonly before: State | null;
  /** The move; null at the start. */
  readonly move: Move | null;
  /** What was drawn. */
  readonly outcomes: readonly Outcome[];
  /** What happened. */
  readonly events: readonly Event[];
  /** Whether the game is over after it. */
  readonly isOver: boolean;
}

/** How far to replay a record, and a listener for each step. */
export interface ReplayOptions<State, Move, Event> {
  /** Stops after this many moves. */
  readonly to?: number;
  /** Draws what the record does not contain; without it such a record is refused. */
  readonly chance?: Chance | undefined;
  /** Called after each step. */
  readonly onStep?: (step: Step<State, Move, Event>) => void;
}

/** The result of a replay. */
export interface Replay<State> {
  /** The state after the last move replayed. */
  readonly state: State;
  /** The moves replayed. */
  readonly moves: number;
  /** The players' names, safe to show (`isolatedName`). */
  readonly names: string[] | undefined;
  /** The bots' levels by seat, null for a person; undefined if the record names none. */
  readonly bots: (string | null)[] | undefined;
}

/**
 * Replays a record. Throws a NotationError if the document is invalid, a ReplayError if a move is illegal or an outcome
 * impossible.
 */
export function replay<State, Move, Event, Options extends GameOptions>(
  game: RecordedGame<State, Move, Event, Options>,
  document: unknown,
  { to = Infinity, chance, onStep }: ReplayOptions<State, Move, Event> = {},
): Replay<State> {
  const { rules, notation } = game;
  const root: Field = { value: document, path: '' };
  const fields = documentOf(root, notation.recordFormat, [
    'names',
    'bots',
    'practice',
    'setup',
    'position',
    'outcomes',
    'moves',
    'end',
  ]);
  if (fields.end) readEnd(fields.end);
  const names = fields.names && array(fields.names, MAX_PLAYERS).map((name) => isolatedName(text(name)));
  const bots =
    fields.bots && array(fields.bots, MAX_PLAYERS).map((level) => (level.value === null ? null : text(level)));
  if (fields.practice && fields.practice.value !== true) fail(fields.practice, say`must be true, or left out`);
  const moves = array(required(root, fields, 'moves'));
  if ((fields.setup === undefined) === (fields.position === undefined)) {
    fail(root, say`a record has either a setup or a position`);
  }
  const options = fields.setup && notation.options.read(fields.setup.value, fields.setup.path);
  let words = options === undefined ? notation : (notation.forOptions?.(options) ?? notation);
  const show = (outcome: Outcome): string => {
    const written = words.outcome.write(outcome);
    const values = typeof written === 'object' && written !== null ? Object.values(written) : [];
    return values.length === 1 ? String(values[0]) : JSON.stringify(written);
  };

  const run = (
    number: number,
    before: State | null,
    move: Move | null,
    given: Field | undefined,
    go: (chance: Chance<string, Event>) => void,
  ): void => {
    const outcomes: Outcome[] = [];
    const events: Event[] = [];
    const asked = before === null ? null : rules.decision(before);
    const copy = before === null ? null : rules.copy(before);
    try {
      const written = given ? array(given).map(({ value, path }) => words.outcome.read(value, path)) : [];
      const recorded = recordedChance(written, chance, show);
      go({
        ...recordingChance<string, Event>(recorded, outcomes),
        emit: onStep && ((event) => events.push(event)),
      });
      recorded.finish();
    } catch (error) {
      if (!(error instanceof OutcomeError)) throw error;
      const legal = copy === null ? [] : rules.legalMoves(copy).map((each) => words.move.write(each));
      const { said } = error;
      throw new ReplayError(
        number === 0 ? say`at the start: ${said}` : say`move ${number}: ${said}`,
        number,
        copy,
        legal,
      );
    }
    onStep?.({ number, asked, before: copy, move, outcomes, events, isOver: rules.decision(s) === null });
  };

  let s!: State;
  run(0, null, null, fields.outcomes, (recorded) => {
    const { position } = fields;
    s = position
      ? notation.position.read(position.value, recorded as Chance, position.path)
      : rules.newGame(options!, recorded);
  });
  words = notationOf(game, s);
  for (const [field, seats] of [
    [fields.names, names],
    [fields.bots, bots],
  ] as const) {
    const players = rules.players(s);
    if (seats && seats.length !== players) {
      fail(field!, say`must have ${String(players)} entries, one for each player; it has ${String(seats.length)}`);
    }
  }
  const count = Math.min(Math.max(0, to), moves.length);
  for (let i = 0; i < count; i++) {
    const { move, outcomes } = readStep(game, s, moves[i]!, i + 1);
    run(i + 1, s, move, outcomes, (recorded) => {
      rules.play(s, move, recorded);
    });
  }
  return { state: s, moves: count, names, bots };
}

/** Reads a recorded move, which must be legal in its state. */
function readStep<State, Move, Event, Options extends GameOptions>(
  game: RecordedGame<State, Move, Event, Options>,
  s: State,
  field: Field,
  number: number,
): { move: Move; outcomes: Field | undefined } {
  const { rules } = game;
  const notation = notationOf(game, s);
  const mover = moverOf(notation, rules.decision(s));
  const known = object(field, [mover.field, 'move', 'outcomes']);
  const written = required(field, known, 'move');
  const move = notation.move.read(written.value, written.path);
  const refuse = (why: Message): never => {
    const legal = rules.legalMoves(s).map((each) => notation.move.write(each));
    throw new ReplayError(say`move ${number}: ${why}`, number, s, legal);
  };
  if (rules.decision(s) === null) refuse(say`the game is over`);
  const by = known[mover.field];
  if (by && notation.mover) oneOf(by, notation.mover.values, withArticle(mover.field));
  if (by && by.value !== mover.value) {
    refuse(say`${moverName(mover.field, by.value)} is not asked, ${moverName(mover.field, mover.value)} is`);
  }
  if (!rules.isLegal(s, move)) refuse(say`${JSON.stringify(written.value)} is not legal`);
  return { move, outcomes: known.outcomes };
}

/** The history entry of a step of a replay. */
export const entryOf = <Move, Event>({
  asked,
  move,
  events,
}: Pick<Step<unknown, Move, Event>, 'asked' | 'move' | 'events'>): HistoryEntry<Move, Event> => ({
  player: asked?.player ?? null,
  move,
  events,
  asked,
});
