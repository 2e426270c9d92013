/** A game at one screen: boardgame.io's G to go on from, and what is remembered of it: the record and the story. */
import type { StoryEntry } from '../dominant-species/board/Board.tsx';
import type { G } from '../dominant-species/game/game.ts';
import { LEVEL_NAMES, type LevelName } from './bots/levels.ts';
import { PHASES } from '../dominant-species/rules/components.ts';
import { type Dealer, type GameEvent, type Outcome, notingDealer } from '../dominant-species/rules/dealer.ts';
import type { Move } from '../dominant-species/rules/moves.ts';
import { type OutcomeText, outcomeText, readOutcome } from '../dominant-species/rules/names.ts';
import { decision, newGame, play } from '../dominant-species/rules/play.ts';
import { POSITION_FORMAT, type Position, readPosition } from '../dominant-species/rules/position.ts';
import { NotationError } from '../dominant-species/rules/reader.ts';
import {
  type GameRecord,
  RECORD_FORMAT,
  type RecordedMove,
  type Step,
  readSetup,
  replay,
  writeMove,
} from '../dominant-species/rules/record.ts';
import { NOTHING, type State, copyState, playersOf } from '../dominant-species/rules/state.ts';

export interface Session {
  /** Where the game stands when the session is opened. */
  readonly start: G;
  readonly names: readonly string[];
  /** The bots' levels by seat; null for a person. */
  readonly bots: readonly (LevelName | null)[];
  readonly memory: Memory;
}

/** What is remembered of a game. It grows by a move at a time and is never changed in place. */
export interface Memory {
  readonly record: GameRecord;
  readonly story: readonly StoryEntry[];
}

/** What the story says of a move, or of the setup if there was no state before. */
export const entryOf = (before: State | null, after: State, move: Move | null, events: GameEvent[]): StoryEntry => {
  const asked = before && decision(before);
  const at = before ?? after;
  return {
    player: asked?.player ?? null,
    animal: asked?.animal ?? NOTHING,
    move,
    turn: at.turn,
    phase: before ? at.phase : PHASES.indexOf('setup'),
    events,
  };
};

/** A move by what it is in the record and in the story, and the state after it, given the state before it and what was drawn. */
export function tellMove(
  before: State,
  move: Move,
  drawn: readonly OutcomeText[],
): { after: State; recorded: RecordedMove; entry: StoryEntry } {
  const outcomes = drawn.map((value, i) => readOutcome({ value, path: `outcomes[${String(i)}]` }));
  const events: GameEvent[] = [];
  const after = copyState(before);
  const rest = outcomes.slice();
  play(after, move, { draw: () => rest.shift()!.drawn, tell: (event) => events.push(event) });
  return { after, recorded: writeMove(before, move, outcomes), entry: entryOf(before, after, move, events) };
}

/** The memory after a move, given the state before it and what was drawn. */
export function remember({ record, story }: Memory, before: State, move: Move, drawn: readonly OutcomeText[]): Memory {
  const { recorded, entry } = tellMove(before, move, drawn);
  return { record: { ...record, moves: [...record.moves, recorded] }, story: [...story, entry] };
}

/** The memory before the last move. */
export const forget = ({ record, story }: Memory): Memory => ({
  record: { ...record, moves: record.moves.slice(0, -1) },
  story: story.slice(0, -1),
});

/** Starts a game, new or from a position. Throws a NotationError or SetupError for what is not as it should be. */
export function startSession(
  from: { setup: GameRecord['setup'] } | { position: unknown },
  names: readonly string[],
  dealer: Dealer,
  bots: readonly (LevelName | null)[] = [],
): Session {
  const outcomes: Outcome[] = [];
  const events: GameEvent[] = [];
  const noting: Dealer = { ...notingDealer(dealer, outcomes), tell: (event) => events.push(event) };
  const state =
    'setup' in from
      ? newGame(readSetup({ value: from.setup, path: 'setup' }), noting)
      : readPosition(from.position, noting);
  const record: GameRecord = {
    format: RECORD_FORMAT,
    names: [...names],
    ...(bots.some((level) => level !== null) ? { bots: [...bots] } : {}),
    ...('setup' in from ? { setup: from.setup! } : { position: from.position as Position }),
    outcomes: outcomes.map(outcomeText),
    moves: [],
  };
  return {
    start: { state, undo: null, takeBack: 'table' },
    names,
    bots: Array.from({ length: playersOf(state) }, (_, player) => bots[player] ?? null),
    memory: { record, story: [entryOf(null, state, null, events)] },
  };
}

/** A level this page has; a person plays for a bot it does not know. */
const knownLevel = (name: string | null | undefined): LevelName | null =>
  LEVEL_NAMES.find((level) => level === name) ?? null;

/** Goes on with a game from its record. Throws a NotationError or ReplayError if it does not hold together. */
export function resumeSession(document: unknown, nameOf: (player: number) => string): Session {
  const story: StoryEntry[] = [];
  let undo: G['undo'] = null;
  const steps: Step[] = [];
  const { state, names, bots } = replay(document, {
    onStep(step) {
      steps.push(step);
      if (step.before === null || step.move === null || step.outcomes.length > 0) {
        undo = null;
        return;
      }
      const { player } = decision(step.before)!;
      undo =
        undo?.player === player
          ? { ...undo, moves: [...undo.moves, step.move] }
          : { player, from: step.before, moves: [step.move] };
    },
  });
  steps.forEach(({ before, move, events }, i) => {
    story.push(entryOf(before, steps[i + 1]?.before ?? state, move, events));
  });
  return {
    start: { state, undo: state.over ? null : undo, takeBack: 'table' },
    names: Array.from({ length: playersOf(state) }, (_, player) => names?.[player] ?? nameOf(player)),
    bots: Array.from({ length: playersOf(state) }, (_, player) => knownLevel(bots?.[player])),
    memory: { record: document as GameRecord, story },
  };
}

/** Opens a file's text: a record to go on with, or a position to start from. Throws an error that says what is wrong. */
export function openText(text: string, nameOf: (player: number) => string, dealer: Dealer): Session {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    throw new NotationError(error instanceof Error ? error.message : String(error));
  }
  if ((document as { format?: unknown } | null)?.format !== POSITION_FORMAT) return resumeSession(document, nameOf);
  const session = startSession({ position: document }, [], dealer);
  const names = Array.from({ length: playersOf(session.start.state) }, (_, player) => nameOf(player));
  return { ...session, names, memory: { ...session.memory, record: { ...session.memory.record, names } } };
}
