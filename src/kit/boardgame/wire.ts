/**
 * boardgame.io's states and log entries, from the results of the engine: what its reducer makes of the game's definition
 * (definition.ts), without its drafts, hooks and events, which took a third of the server's time for a move. A test compares the
 * two, state by state and entry by entry, through whole games.
 */
import type { Ctx, LogEntry, State as BoardgameState } from 'boardgame.io';
import type { Chance } from '../chance.ts';
import * as engine from '../engine.ts';
import type { MoveActions } from '../game-notation.ts';
import type { Decision, GameOptions } from '../game-rules.ts';
import type { BoardgameGame } from './definition.ts';
import { type G, gAfter, runningOf } from './g.ts';
import { type MoveMetadata, TAKEN_BACK, metadataOf } from './log.ts';

/** boardgame.io's state of a match as the server stores it: without the last move's log. */
export type TableState = Omit<BoardgameState<G>, 'deltalog'>;

/** A state, and the log entries that led to it. */
export interface After {
  readonly state: TableState;
  readonly entries: LogEntry[];
}

/** The parts of a game that determine boardgame.io's states. */
interface WireGame extends engine.EngineGame<unknown, unknown, unknown, GameOptions> {
  readonly actions: Pick<MoveActions<unknown>, 'read'>;
  readonly bgio: Pick<BoardgameGame, 'endIf'>;
}

/** A move as boardgame.io dispatches it, and whose. */
interface Dispatched {
  readonly seat: number;
  readonly type: string;
  readonly args: readonly unknown[];
}

/** The state after a move, as boardgame.io dispatches it. */
export function afterMove(
  game: WireGame,
  state: TableState,
  { seat, type, args }: Dispatched,
  chance: Chance,
): After | engine.EngineRefusal {
  const move = game.actions.read(type, args);
  const made = engine.move(game, runningOf(state.G, state._stateID), seat, move, chance);
  if ('refusal' in made) return made;
  // Everything, with what was drawn: records are made from the log, and every seat is sent a log of its own.
  return written(game, state, { seat, type, args }, made, [metadataOf(made.entry)]);
}

/** The state after the last moves have been undone, each logged as a move `undo` of a seat; `isAgreed` by all at the table. */
export function afterUndo(
  game: WireGame,
  state: TableState,
  seat: number,
  count = 1,
  isAgreed = false,
): After | engine.EngineRefusal {
  const undone = engine.undo(game, runningOf(state.G, state._stateID), isAgreed ? null : seat, count);
  if ('refusal' in undone) return undone;
  const metadata = Array.from({ length: count }, () => ({ outcomes: [], ...TAKEN_BACK }));
  return written(game, state, { seat, type: 'undo', args: [] }, undone, metadata);
}

/**
 * The state after boardgame.io's own event `endGame`, which ends a game before its rules do: everything is as before, and the log
 * says so.
 */
export function afterEnd(state: TableState, gameover: object): After {
  const { _stateID, ctx } = state;
  const { turn, phase } = ctx;
  const action = { type: 'GAME_EVENT', payload: { type: 'endGame', args: [gameover] } } as never;
  return {
    state: { ...state, _stateID: _stateID + 1, ctx: { ...ctx, activePlayers: null, phase: null as never, gameover } },
    entries: [{ action, _stateID, turn, phase, automatic: true }],
  };
}

/** The state after a move, or after several undos, which have a log entry each. */
function written(
  { bgio }: WireGame,
  state: TableState,
  { seat, type, args }: Dispatched,
  { game, question: open }: engine.Undone<unknown, unknown>,
  logged: readonly MoveMetadata[],
): After {
  const { _stateID, ctx } = state;
  const G = gAfter(state.G, game);
  const { turn, phase } = ctx;
  const payload = { type, args: [...args], playerID: String(seat) };
  const entries = logged.map((metadata): LogEntry => ({
    action: { type: 'MAKE_MOVE', payload },
    _stateID,
    turn,
    phase,
    metadata,
  }));
  const event = (name: string, next?: string): void => {
    const args = next === undefined ? {} : { args: { next } };
    entries.push({
      action: { type: 'GAME_EVENT', payload: { type: name, ...args } as never },
      _stateID,
      turn,
      phase,
      automatic: true,
    });
  };

  const moved = { ...state, G, _stateID: game.number };
  if (open === null) {
    const gameover = bgio.endIf!({ G } as never) as unknown;
    // boardgame.io ends the phase together with the game, and does not mark that as automatic.
    event('endPhase');
    delete (entries[1] as { automatic?: boolean }).automatic;
    return { state: { ...moved, ctx: { ...counted(ctx, seat), phase: null as never, gameover } }, entries };
  }
  const next = String(open.player);
  if (open.phase !== phase) {
    event('endTurn');
    event('endPhase', open.phase);
  } else if (next !== ctx.currentPlayer) {
    event('endTurn', next);
  } else {
    const same = counted(ctx, seat);
    const isSameStage = ctx.activePlayers?.[next] === open.stage;
    return { state: { ...moved, ctx: isSameStage ? same : { ...same, ...activeIn(open) } }, entries };
  }
  const playOrderPos = ctx.playOrder.indexOf(next);
  return {
    state: {
      ...moved,
      ctx: {
        ...ctx,
        ...activeIn(open),
        turn: turn + 1,
        phase: open.phase,
        currentPlayer: next,
        playOrderPos,
        numMoves: 0,
      },
    },
    entries,
  };
}

/** boardgame.io's count of moves in a stage, which its types lack. */
interface Counted {
  readonly _activePlayersNumMoves: Readonly<Record<string, number>>;
}

/** The turn continues with one more move. */
function counted(ctx: Ctx, seat: number): Ctx {
  const { _activePlayersNumMoves: before } = ctx as unknown as Counted;
  const moves = { ...before, [seat]: (before[String(seat)] ?? 0) + 1 };
  return { ...ctx, numMoves: (ctx.numMoves ?? 0) + 1, _activePlayersNumMoves: moves };
}

/** Only the deciding player is active, in the stage of the question, with no moves made in it yet. */
const activeIn = ({ player, stage }: Decision): Pick<Ctx, 'activePlayers'> & Counted => ({
  activePlayers: { [player]: stage },
  _activePlayersNumMoves: { [player]: 0 },
});
