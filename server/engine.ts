/** The game as the server runs it: boardgame.io's reducer over the game's definition, and what of a state others may see. */
import type { LogEntry, State as BoardgameState } from 'boardgame.io';
import {
  CreateGameReducer,
  InitializeGame,
  ProcessGameConfig,
  getFilterPlayerView,
} from 'boardgame.io/dist/cjs/internal.js';
import {
  DominantSpecies,
  GAME_NAME,
  type G,
  type GameOver,
  canUndo,
  fromBoardgameMove,
} from '../src/dominant-species/game/game.ts';
import { PHASES } from '../src/dominant-species/rules/components.ts';
import { decision, isLegal } from '../src/dominant-species/rules/play.ts';
import type { State } from '../src/dominant-species/rules/state.ts';
import type { Standing } from './match.ts';
import type { TableState } from './storage/storage.ts';
import { chance } from './chance.ts';
import { Refusal } from './refusal.ts';

// The typings of boardgame.io's inner functions know nothing of G.
const game = ProcessGameConfig({
  ...DominantSpecies,
  plugins: [...(DominantSpecies.plugins ?? []), chance],
});
const reduce = CreateGameReducer({ game }) as unknown as (
  state: TableState,
  action: object,
) => BoardgameState<G> & { transients?: { error?: { type: string } } };
const filter = getFilterPlayerView(game) as unknown as (
  playerID: null,
  data: { type: 'update'; args: [string, TableState] },
) => { args: [string, TableState] };

export { GAME_NAME };

/** The first state of a match. Throws a Refusal that says what is wrong with the options. */
export function firstState(numPlayers: number, setupData: unknown): TableState {
  const wrong = DominantSpecies.validateSetupData?.(setupData as never, numPlayers);
  if (wrong !== undefined) throw new Refusal('bad-setup', wrong);
  return withoutLog(InitializeGame({ game, numPlayers, setupData }) as BoardgameState<G>).state;
}

/** Parts a state from what was logged in coming to it. */
function withoutLog({ deltalog, ...state }: BoardgameState<G>): { state: TableState; entries: LogEntry[] } {
  return { state, entries: deltalog ?? [] };
}

/**
 * The state after a move. Throws a Refusal if the game is over, another is to decide or the move is not legal; then nothing has
 * happened. Source of what is legal: the rules alone.
 */
export function afterMove(
  state: TableState,
  seat: number,
  type: string,
  args: readonly unknown[],
): { state: TableState; entries: LogEntry[] } {
  if (state.ctx.gameover !== undefined) throw new Refusal('over', 'The game is over.');
  const playerID = String(seat);
  if (state.ctx.activePlayers?.[playerID] === undefined) throw new Refusal('not-yours', 'Another player is to decide.');
  // The rules are asked first: boardgame.io prints what it refuses, and a client must not write the server's logs.
  const { G } = state;
  const move = fromBoardgameMove(type, args);
  if (type === 'undo' && state._stateID >= MOST_TAKEN_BACK) {
    throw new Refusal('not-legal', 'At this table too much was taken back for any more of it.');
  }
  const isAllowed =
    type === 'undo' ? args.length === 0 && canUndo(G, playerID) : move !== undefined && isLegal(G.state, move);
  if (!isAllowed) throw new Refusal('not-legal', 'The rules do not allow this here.');
  const { transients, ...next } = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
  if (transients?.error || next._stateID === state._stateID)
    throw new Error(`boardgame.io refused a legal move: ${type}`);
  return withoutLog(next);
}

/**
 * After so many moves none is taken back any more. No game has as many, but without an end to it two who make a move and take it back
 * could make the log, which is sent whole to everyone who comes, as long as they like.
 */
const MOST_TAKEN_BACK = 5000;

/** Where a state stands. `now` in ms since 1970. */
export function standingOf(state: TableState, now: number): Standing {
  const { G, ctx, _stateID } = state;
  const open = decision(G.state);
  return {
    stateID: _stateID,
    turn: G.state.turn,
    phase: PHASES[G.state.phase]!,
    deciding: open ? open.player : null,
    gameover: (ctx.gameover as GameOver | undefined) ?? null,
    since: now,
  };
}

/**
 * A state as clients get it: without what plugins keep for themselves. The game hides nothing from anybody (its definition has
 * no `playerView`), so it is the same for every player and for those who watch.
 */
export function viewOf(state: TableState): TableState {
  const view = filter(null, { type: 'update', args: ['', state] }).args[1];
  // Only the server takes moves back; the state to go back to would double what is sent.
  return view.G.undo ? { ...view, G: { ...view.G, undo: { ...view.G.undo, from: NOT_SENT } } } : view;
}
const NOT_SENT = null as unknown as State;
