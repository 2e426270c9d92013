/**
 * A game as the server runs it: boardgame.io's states (follow.ts), and what each seat may see of a state and its log. Everything
 * about the game comes from its module.
 */
import type { LogEntry, State as BoardgameState } from 'boardgame.io';
import { InitializeGame, ProcessGameConfig, getFilterPlayerView } from 'boardgame.io/dist/cjs/internal.js';
import { GAMES, loadGame } from '../../src/games/index.ts';
import { type G, canUndo, upToDate, viewOf } from '../../src/kit/boardgame.ts';
import { type MoveMetadata, loggedMove } from '../../src/kit/history.ts';
import type { BotLevel, GameModule, Viewer } from '../../src/kit/module.ts';
import { requestable } from '../../src/kit/undo.ts';
import { HIDDEN_MOVE } from '../../src/kit/wire.ts';
import type { Seating } from '../../src/kit/wire-schemas.ts';
import { Refusal } from '../refusal.ts';
import type { TableState } from '../storage/storage.ts';
import { chance, draws } from './chance.ts';
import { type After, follow } from './follow.ts';
import { type GameData, readGameData } from './game-data.ts';
import type { Standing } from '../match.ts';

/** One game, ready to be played. */
export interface Engine {
  readonly game: GameModule;
  /** The bots' levels, weakest first. */
  readonly levels: readonly BotLevel<unknown, unknown>[];
  /** The options for a new table. */
  readonly seating: Seating;
  /** The options of a match as stored: with the server's own game data, unless other data is given. */
  readonly completed: (setupData: unknown) => unknown;
  /** The first state of a match. Throws a Refusal that says what is wrong with the options. */
  readonly firstState: (numPlayers: number, setupData: unknown) => TableState;
  /** The state after a move, and its log entries. Throws a Refusal if the move is not allowed; then nothing has changed. */
  readonly afterMove: (state: TableState, seat: number, type: string, args: readonly unknown[]) => After;
  /** How many moves a seat may ask the others to undo. */
  readonly requestable: (state: TableState, seat: number) => number;
  /** The state after so many moves have been undone for a seat, as everybody agreed, and its log entries. */
  readonly afterUndo: (state: TableState, seat: number, count: number) => After;
  /** The standing of a state. `now` is in ms since 1970; `before` is the standing before `mover` moved. */
  readonly standingOf: (state: TableState, now: number, before?: Standing, mover?: number) => Standing;
  /** A state in the current version, migrated if an earlier version stored it. */
  readonly upToDate: (state: TableState) => TableState;
  /** What a seat may see of a state, without plugins or earlier states. */
  readonly stateFor: (state: TableState, viewer: Viewer) => TableState;
  /** What a seat may see of the log. In a game with secrets no outcome is sent before the end. */
  readonly logFor: (entries: readonly LogEntry[], viewer: Viewer, isOver: boolean) => readonly LogEntry[];
}

export type Engines = ReadonlyMap<string, Engine>;

/** Whether a level thinks ahead, for as long as it is given. */
export const thinksAhead = (level: BotLevel<unknown, unknown>): boolean => level.think !== undefined;

/** Loads every registered game; `files` has data for some of them. Throws an error that says what is wrong with a file. */
export async function openEngines(
  games?: readonly GameModule[],
  files: ReadonlyMap<string, string> = new Map(),
): Promise<Engines> {
  const modules = games ?? (await Promise.all(GAMES.map(({ id }) => loadGame(id))));
  const data = readGameData(modules, files);
  return new Map(
    await Promise.all(
      modules.map(async (game) => [game.meta.id, await openEngine(game, data.get(game.meta.id))] as const),
    ),
  );
}

/**
 * After this many moves none can be undone. No game is that long, but without a limit two players who keep moving and undoing
 * could grow the log, which is sent whole to every newcomer, without end.
 */
const MAX_UNDOABLE_MOVES = 5000;

function refuseEndlessUndo({ _stateID }: TableState): void {
  if (_stateID < MAX_UNDOABLE_MOVES) return;
  throw new Refusal('not-legal', 'Too many moves have been taken back at this table.');
}

/** Creates the engine of a game. */
export async function openEngine(module: GameModule, ownData?: GameData): Promise<Engine> {
  const { meta, rules, actions, bgio } = module;
  const levels = await module.bots();
  // boardgame.io's types for its internal functions do not know G.
  const game = ProcessGameConfig({ ...(bgio as object), plugins: [...(bgio.plugins ?? []), chance] } as never);
  const filter = getFilterPlayerView(game) as unknown as (
    playerID: null,
    data: { type: 'update'; args: [string, TableState] },
  ) => { args: [string, TableState] };
  const levelNames = levels.map(({ name }) => name);
  /** The plugins' data that clients get: the same for every state. */
  let plugins: TableState['plugins'] | undefined;

  const entryFor = (entry: LogEntry, viewer: Viewer): LogEntry => {
    const made = loggedMove(entry);
    if (made === null) return { ...entry, metadata: undefined };
    const { events = [], asked = null } = (entry.metadata ?? {}) as MoveMetadata;
    const metadata: MoveMetadata = { events: events.flatMap((event) => rules.viewEvent(event, viewer) ?? []), asked };
    const payload = { ...seenMove(made, viewer), playerID: String(made.player) };
    return { ...entry, action: { type: 'MAKE_MOVE', payload }, metadata };
  };

  /** A logged move as a seat may see it. */
  const seenMove = (
    { name, args, player }: NonNullable<ReturnType<typeof loggedMove>>,
    viewer: Viewer,
  ): { type: string; args: readonly unknown[] } => {
    if (name === 'undo') return { type: name, args: [] };
    const move = actions.read(name, args);
    const seen = move === undefined ? null : rules.viewMove(move, player, viewer);
    if (seen === null) return { type: HIDDEN_MOVE, args: [] };
    const written = actions.write(seen);
    return { type: written.move, args: written.args };
  };

  return {
    game: module,
    levels,
    seating: {
      minPlayers: meta.minPlayers,
      maxPlayers: meta.maxPlayers,
      levels: levelNames,
      usualLevel: levelNames[Math.min(1, levelNames.length - 1)] ?? '',
    },

    completed(setupData) {
      const asked = setupData ?? {};
      if (ownData === undefined || typeof asked !== 'object' || 'position' in asked || ownData.option in asked) {
        return setupData;
      }
      return { ...asked, [ownData.option]: ownData.value };
    },

    firstState(numPlayers, setupData) {
      const wrong = bgio.validateSetupData?.(setupData as never, numPlayers);
      if (wrong !== undefined) throw new Refusal('bad-setup', wrong);
      const first = InitializeGame({ game, numPlayers, setupData }) as BoardgameState<G> & { deltalog?: unknown };
      delete first.deltalog;
      return first;
    },

    afterMove(state, seat, type, args) {
      if (state.ctx.gameover !== undefined) throw new Refusal('over', 'The game is over.');
      const playerID = String(seat);
      if (state.ctx.activePlayers?.[playerID] === undefined) {
        throw new Refusal('not-yours', 'Another player is to decide.');
      }
      if (type === 'undo') refuseEndlessUndo(state);
      const move = type === 'undo' ? undefined : actions.read(type, args);
      const isAllowed =
        type === 'undo'
          ? args.length === 0 && canUndo(state.G, playerID)
          : move !== undefined && rules.decision(state.G.state)?.player === seat && rules.isLegal(state.G.state, move);
      if (!isAllowed) throw new Refusal('not-legal', 'The rules do not allow this here.');
      return follow(module, state, { seat, type, args }, move, draws);
    },

    requestable({ G }, seat) {
      return requestable(G.undo, seat, meta.hasSecrets);
    },

    afterUndo(state, seat, count) {
      refuseEndlessUndo(state);
      return follow(module, state, { seat, type: 'undo', args: [], count }, undefined, draws);
    },

    standingOf({ G, ctx, _stateID }, now, before, mover) {
      const open = rules.decision(G.state);
      const moved = before?.moved ?? (before && before.stateID > 0 ? ALL_SEATS : 0);
      return {
        stateID: _stateID,
        turn: open?.round ?? (open ? ctx.turn : (before?.turn ?? ctx.turn)),
        phase: open?.phase ?? before?.phase ?? '',
        deciding: open ? open.player : null,
        gameover: (ctx.gameover as object | undefined) ?? null,
        since: now,
        moved: mover === undefined ? moved : moved | (1 << mover),
      };
    },

    upToDate(state) {
      const G = upToDate(rules, state.G);
      return G === state.G ? state : { ...state, G };
    },

    stateFor(state, viewer) {
      plugins ??= filter(null, { type: 'update', args: ['', state] }).args[1].plugins;
      return { ...state, G: viewOf(rules, upToDate(rules, state.G), viewer), plugins, _undo: [], _redo: [] };
    },

    logFor: (entries, viewer, isOver) =>
      meta.hasSecrets && !isOver ? entries.map((entry) => entryFor(entry, viewer)) : entries,
  };
}

/** For matches from before moves by seat were recorded. */
const ALL_SEATS = 0x3ff;
