/**
 * Carries out a move and builds boardgame.io's next state: what its reducer makes of the game's definition
 * (src/kit/boardgame.ts), without its drafts, hooks and events, which took a third of the server's time for a move. A test
 * compares the two, state by state and entry by entry, through whole games.
 */
import type { Ctx, LogEntry } from 'boardgame.io';
import { TAKEN_BACK, beforeMove, carryOut } from '../../src/kit/boardgame.ts';
import type { Chance } from '../../src/kit/chance.ts';
import type { Decision, GameModule } from '../../src/kit/module.ts';
import type { TableState } from '../storage/storage.ts';

/** A state, and the log entries that led to it. */
export interface After {
  readonly state: TableState;
  readonly entries: LogEntry[];
}

/** A move as boardgame.io dispatches it, by the deciding seat. */
export interface Made {
  readonly seat: number;
  readonly type: string;
  readonly args: readonly unknown[];
  /** How many moves are undone; one if left out. */
  readonly count?: number;
}

/** The state after a move known to be legal. Without `move`, the last one or the last few are undone. */
export function follow(
  { rules, notation, bgio }: GameModule,
  state: TableState,
  { seat, type, args, count = 1 }: Made,
  move: unknown,
  chance: Chance,
): After {
  const { _stateID, ctx } = state;
  const { G, metadata } =
    move === undefined
      ? { G: beforeMove(rules, state.G, count), metadata: TAKEN_BACK }
      : carryOut({ rules, notation }, state.G, move, chance);
  const { turn, phase } = ctx;
  const payload = { type, args: [...args], playerID: String(seat) };
  const entries = Array.from({ length: count }, (): LogEntry => ({
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

  const open = rules.decision(G.state);
  const moved = { ...state, G, _stateID: _stateID + 1 };
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
