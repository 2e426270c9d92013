/**
 * A record: how a game began and every move since, each with the chance outcomes that followed it (docs/notation.md). It
 * replays without the generator that made it, and tells nothing about draws to come.
 */
import { ANIMALS } from './components.ts';
import { type Dealer, type DrawKind, type GameEvent, type Outcome, notingDealer } from './dealer.ts';
import type { Move } from './moves.ts';
import {
  type MoveText,
  type OutcomeText,
  drawnName,
  moveText,
  outcomeText,
  readHead,
  readMove,
  readOutcome,
  withArticle,
} from './names.ts';
import { isLegal, legalMoves, newGame, play } from './play.ts';
import { type Position, readPosition } from './position.ts';
import { type Field, entries, fail, items, nameOf, record, required, text, truth, whole } from './reader.ts';
import { type Setup, setupError } from './setup.ts';
import { NOTHING, type State, copyState, playersOf } from './state.ts';

export const RECORD_FORMAT = 'dominant-species record 1';

/** A setup as it stands in a record and in boardgame.io's `setupData`. */
export interface SetupText {
  players: number;
  animalsEach?: number;
  randomEarth?: boolean;
  animals?: 'dealt' | 'chosen' | string[][];
}

/** A record as JSON; docs/notation.md describes it field by field. */
export interface GameRecord {
  format: typeof RECORD_FORMAT;
  /** The players' names, by seat. */
  names?: string[];
  /** The bots' levels by seat; null for a person. What levels there are the rules do not know. */
  bots?: (string | null)[];
  setup?: SetupText;
  position?: Position;
  /** What was drawn before the first move. */
  outcomes?: OutcomeText[];
  moves: RecordedMove[];
}
export interface RecordedMove {
  /** The animal that answered. */
  animal?: string;
  move: MoveText;
  outcomes?: OutcomeText[];
}

/** A setup as text. */
export const writeSetup = (setup: Setup): SetupText => ({
  players: setup.players,
  animalsEach: setup.animalsEach,
  randomEarth: setup.randomEarth,
  animals:
    typeof setup.animals === 'string'
      ? setup.animals
      : setup.animals.map((own) => own.map((animal) => ANIMALS[animal]!)),
});

/** Reads a setup; animals are dealt, one each, unless said. That the rules know it is checked when the game starts. */
export function readSetup(field: Field): Setup {
  const known = record(field, ['players', 'animalsEach', 'randomEarth', 'animals']);
  const animals = known.animals?.value ?? 'dealt';
  return {
    players: whole(required(field, known, 'players'), 2, 6),
    animalsEach: known.animalsEach ? whole(known.animalsEach, 1, 3) : 1,
    randomEarth: known.randomEarth ? truth(known.randomEarth) : false,
    animals:
      animals === 'dealt' || animals === 'chosen'
        ? animals
        : items(known.animals!, 6).map((own) => items(own, 3).map((each) => nameOf(each, ANIMALS, 'an animal'))),
  };
}

/** A move as it stands in a record, made by an animal on a state before it. */
export const writeMove = (before: State, move: Move, outcomes: readonly Outcome[]): RecordedMove => ({
  ...(before.asked === NOTHING ? {} : { animal: ANIMALS[before.asked]! }),
  move: moveText(move),
  ...(outcomes.length > 0 ? { outcomes: outcomes.map(outcomeText) } : {}),
});

/** A record that stops: an illegal move, or an outcome that could not have happened. */
export class ReplayError extends Error {
  override name = 'ReplayError';

  constructor(
    message: string,
    /** The number of the move, from 1; 0 if it was before the first. */
    readonly number: number,
    /** The state before that move; null if there is none yet. */
    readonly state: State | null,
  ) {
    super(message);
  }

  /** What would have been legal. */
  get legal(): MoveText[] {
    return this.state === null ? [] : legalMoves(this.state).map(moveText);
  }
}

/** An outcome that could not have happened, is missing or is one too many. */
class OutcomeError extends Error {
  override name = 'OutcomeError';
}

/** A dealer that draws what is written down; where that ends it asks another one, if there is one. */
class RecordedDealer implements Dealer {
  private drawn = 0;

  constructor(
    private readonly outcomes: readonly Outcome[],
    private readonly rest: Dealer | undefined,
  ) {}

  draw(kind: DrawKind, weights: readonly number[]): number {
    const outcome = this.outcomes[this.drawn++];
    const open = (): string => weights.flatMap((weight, i) => (weight > 0 ? [drawnName(kind, i)] : [])).join(', ');
    if (outcome === undefined) {
      if (this.rest) return this.rest.draw(kind, weights);
      throw new OutcomeError(`an outcome is missing: which ${kind} was drawn; it could be ${open()}`);
    }
    if (outcome.kind !== kind) {
      throw new OutcomeError(
        `outcome ${String(this.drawn)} is ${withArticle(outcome.kind)}, but ${withArticle(kind)} is drawn; it could be ${open()}`,
      );
    }
    if (!(weights[outcome.drawn]! > 0)) {
      throw new OutcomeError(
        `outcome ${String(this.drawn)} could not have happened: ${drawnName(kind, outcome.drawn)} cannot be drawn; it could be ${open()}`,
      );
    }
    return outcome.drawn;
  }

  /** Refuses outcomes that nothing drew. */
  finish(): void {
    if (this.drawn < this.outcomes.length) {
      throw new OutcomeError(`only ${String(this.drawn)} of ${String(this.outcomes.length)} outcomes were drawn`);
    }
  }
}

/** One step of a replay: the start, or a move. */
export interface Step {
  /** The number of the move, from 1; 0 for the start. */
  number: number;
  /** The state before the move; null at the start. It stays as it is. */
  before: State | null;
  move: Move | null;
  /** What was drawn. */
  outcomes: readonly Outcome[];
  /** What happened. */
  events: GameEvent[];
}

export interface ReplayOptions {
  /** Stops after this many moves. */
  to?: number;
  /** Draws what the record does not say; without it such a record is refused. */
  dealer?: Dealer;
  /** Hears of each step. */
  onStep?: (step: Step) => void;
}

/** What a record comes to. */
export interface Replay {
  state: State;
  /** The moves replayed. */
  moves: number;
  names: string[] | undefined;
  bots: (string | null)[] | undefined;
}

/**
 * Replays a record. Throws a NotationError if the document is not one, a ReplayError where a move is illegal or an outcome
 * could not have happened.
 */
export function replay(document: unknown, { to = Infinity, dealer, onStep }: ReplayOptions = {}): Replay {
  const root: Field = { value: document, path: '' };
  const fields = readHead(root, RECORD_FORMAT, ['names', 'bots', 'setup', 'position', 'outcomes', 'moves']);
  const names = fields.names && items(fields.names, 6).map(text);
  const bots = fields.bots && items(fields.bots, 6).map((level) => (level.value === null ? null : text(level)));
  const moves = items(required(root, fields, 'moves'));
  if ((fields.setup === undefined) === (fields.position === undefined)) {
    fail(root, 'a record has either a setup or a position');
  }
  const run = (
    number: number,
    before: State | null,
    move: Move | null,
    given: Field | undefined,
    go: (dealer: Dealer) => void,
  ): void => {
    const outcomes: Outcome[] = [];
    const events: GameEvent[] = [];
    const copy = before && copyState(before);
    try {
      const recorded = new RecordedDealer(given ? items(given).map(readOutcome) : [], dealer);
      go({ ...notingDealer(recorded, outcomes), tell: onStep && ((event) => events.push(event)) });
      recorded.finish();
    } catch (error) {
      if (!(error instanceof OutcomeError)) throw error;
      throw new ReplayError(
        `${number === 0 ? 'at the start' : `move ${String(number)}`}: ${error.message}`,
        number,
        copy,
      );
    }
    onStep?.({ number, before: copy, move, outcomes, events });
  };

  let s!: State;
  run(0, null, null, fields.outcomes, (recorded) => {
    s = fields.position
      ? readPosition(fields.position.value, recorded, fields.position.path)
      : startOf(fields.setup!, recorded);
  });
  for (const [field, seats] of [
    [fields.names, names],
    [fields.bots, bots],
  ] as const) {
    if (seats && seats.length !== playersOf(s)) {
      fail(field!, `there are ${String(playersOf(s))} players, not ${String(seats.length)}`);
    }
  }
  const count = Math.min(Math.max(0, to), moves.length);
  for (let i = 0; i < count; i++) {
    const number = i + 1;
    const known = record(moves[i]!, ['animal', 'move', 'outcomes']);
    const move = readMove(required(moves[i]!, known, 'move'));
    if (s.over) throw new ReplayError(`move ${String(number)}: the game is over`, number, s);
    if (known.animal && nameOf(known.animal, ANIMALS, 'an animal') !== s.asked) {
      const asked = s.asked === NOTHING ? 'no animal' : `the ${ANIMALS[s.asked]!}`;
      throw new ReplayError(`move ${String(number)}: the ${text(known.animal)} is not asked, ${asked} is`, number, s);
    }
    if (!isLegal(s, move)) {
      throw new ReplayError(`move ${String(number)}: ${JSON.stringify(moveText(move))} is not legal`, number, s);
    }
    run(number, s, move, known.outcomes, (recorded) => {
      play(s, move, recorded);
    });
  }
  return { state: s, moves: count, names, bots };
}

function startOf(field: Field, dealer: Dealer): State {
  const setup = readSetup(field);
  const error = setupError(setup);
  if (error) fail(required(field, Object.fromEntries(entries(field)), error.field), error.reason);
  return newGame(setup, dealer);
}
