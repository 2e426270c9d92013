/**
 * A game as the server runs it: boardgame.io's states (src/kit/boardgame/wire.ts), and what each seat may see of a state and its
 * log. Everything about the game comes from its module.
 */
import type { LogEntry, State as BoardgameState } from 'boardgame.io';
import { InitializeGame, ProcessGameConfig, getFilterPlayerView } from 'boardgame.io/dist/cjs/internal.js';
import { GAMES, loadGame } from '../../src/games/index.ts';
import { type G, upToDate, viewOf } from '../../src/kit/boardgame/g.ts';
import { seenLog } from '../../src/kit/boardgame/log.ts';
import { type After, type TableState, afterEnd, afterMove, afterUndo } from '../../src/kit/boardgame/wire.ts';
import { randomChance } from '../../src/kit/chance.ts';
import type { EngineRefusal } from '../../src/kit/engine.ts';
import { machineInt } from '../../src/kit/machine-chance.ts';
import type { BotLevel, GameModule, Viewer } from '../../src/kit/module.ts';
import { mostRequestable, requestable } from '../../src/kit/undo.ts';
import type { Seating } from '../../src/kit/online/wire-schemas.ts';
import { Refusal } from '../refusal.ts';
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
  /** The options that new tables have by default: the game's own data, if the server has any. */
  readonly usualSetup: GameData;
  /** The first state of a match. Throws a Refusal that says what is wrong with the options. */
  readonly firstState: (numPlayers: number, setupData: unknown) => TableState;
  /** The state after a move, and its log entries. Throws a Refusal if the move is not allowed; then nothing has changed. */
  readonly afterMove: (state: TableState, seat: number, type: string, args: readonly unknown[]) => After;
  /** How many moves a seat may ask the others to undo. */
  readonly requestable: (state: TableState, seat: number) => number;
  /** The most of the last moves, whoever made them, that a seat may ask to undo. */
  readonly mostRequestable: (state: TableState, seat: number) => number;
  /** The state after so many moves have been undone for a seat, as everybody agreed, and its log entries. */
  readonly afterUndo: (state: TableState, seat: number, count: number) => After;
  /** The state after the game was ended before its rules do, with this `ctx.gameover`, and its log entries. */
  readonly afterEnd: (state: TableState, gameover: object) => After;
  /** The standing of a state. `now` is in ms since 1970; `before` is the standing before `mover` moved. */
  readonly standingOf: (state: TableState, now: number, before?: Standing, mover?: number) => Standing;
  /** A state in the current version, migrated if an earlier version stored it. */
  readonly upToDate: (state: TableState) => TableState;
  /** What a seat may see of a state, without plugins or earlier states. */
  readonly stateFor: (state: TableState, viewer: Viewer) => TableState;
  /** What a seat may see of the log. In a game with secrets no outcome is sent before the end. */
  readonly logFor: (entries: readonly LogEntry[], viewer: Viewer, isOver: boolean) => readonly LogEntry[];
}

/** Draws for the moves, from the machine's source of randomness: they are in the log once made, and nowhere before. */
const draws = randomChance(machineInt);

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

/** Since when a seat decides: `from` now on, unless it has decided before. */
function stintOf(
  deciding: number | null,
  from: { stateID: number; at: number },
  before: Standing | undefined,
): { stateID: number; at: number } {
  if (before?.deciding !== deciding) return from;
  return before.stint ?? { stateID: before.stateID, at: before.since };
}

/** What players are told when the engine makes no move. */
const REFUSALS: Readonly<Record<EngineRefusal['refusal'], string>> = {
  over: 'The game is over.',
  'not-yours': 'Another player is to decide.',
  'not-legal': 'The rules do not allow this here.',
};

const refusalOf = (word: EngineRefusal['refusal']): Refusal => new Refusal(word, REFUSALS[word]);

/** Refuses everything at a table where the game has ended, even if the rules still ask somebody. */
function refuseEnded({ ctx }: TableState): void {
  if (ctx.gameover !== undefined) throw refusalOf('over');
}

/** What was made. Throws a Refusal if nothing was. */
function made(after: After | EngineRefusal): After {
  if ('refusal' in after) throw refusalOf(after.refusal);
  return after;
}

/** Creates the engine of a game. */
export async function openEngine(module: GameModule, ownData?: GameData): Promise<Engine> {
  const { meta, rules } = module;
  const bgio = await module.bgio();
  const wired = { ...module, bgio };
  const levels = await module.bots();
  // boardgame.io's types for its internal functions do not know G.
  const game = ProcessGameConfig(bgio as never);
  const filter = getFilterPlayerView(game) as unknown as (
    playerID: null,
    data: { type: 'update'; args: [string, TableState] },
  ) => { args: [string, TableState] };
  const levelNames = levels.map(({ name }) => name);
  /** The plugins' data that clients get: the same for every state. */
  let plugins: TableState['plugins'] | undefined;

  return {
    game: module,
    levels,
    seating: {
      minPlayers: meta.minPlayers,
      maxPlayers: meta.maxPlayers,
      levels: levelNames,
      usualLevel: levelNames[Math.min(1, levelNames.length - 1)] ?? '',
    },

    usualSetup: ownData ?? {},

    completed(setupData) {
      const asked = setupData ?? {};
      if (ownData === undefined || typeof asked !== 'object' || Array.isArray(asked) || 'position' in asked) {
        return setupData;
      }
      const given = asked as Readonly<Record<string, unknown>>;
      // The data are for these options only: cards of one edition cannot be played with in the other.
      const differs = Object.entries(ownData).some(([option, value]) => option in given && given[option] !== value);
      return differs ? setupData : { ...given, ...ownData };
    },

    firstState(numPlayers, setupData) {
      const wrong = bgio.validateSetupData?.(setupData as never, numPlayers);
      if (wrong !== undefined) throw new Refusal('bad-setup', wrong);
      const first = InitializeGame({ game, numPlayers, setupData }) as BoardgameState<G> & { deltalog?: unknown };
      delete first.deltalog;
      return first;
    },

    afterMove(state, seat, type, args) {
      refuseEnded(state);
      if (type !== 'undo') return made(afterMove(wired, state, { seat, type, args }, draws));
      refuseEndlessUndo(state);
      if (args.length > 0) throw refusalOf('not-legal');
      return made(afterUndo(wired, state, seat));
    },

    mostRequestable({ G, ctx }, seat) {
      return ctx.gameover === undefined ? mostRequestable(G.undo, seat, meta.hasSecrets) : 0;
    },
    requestable({ G, ctx }, seat) {
      return ctx.gameover === undefined ? requestable(G.undo, seat, meta.hasSecrets) : 0;
    },

    afterUndo(state, seat, count) {
      refuseEnded(state);
      refuseEndlessUndo(state);
      return made(afterUndo(wired, state, seat, count, true));
    },

    afterEnd(state, gameover) {
      refuseEnded(state);
      return afterEnd(state, gameover);
    },

    standingOf({ G, ctx, _stateID }, now, before, mover) {
      // The game may have been ended although the rules still ask somebody.
      const open = ctx.gameover === undefined ? rules.decision(G.state) : null;
      const moved = before?.moved ?? (before && before.stateID > 0 ? ALL_SEATS : 0);
      return {
        stateID: _stateID,
        turn: open?.round ?? (open ? ctx.turn : (before?.turn ?? ctx.turn)),
        phase: open?.phase ?? before?.phase ?? '',
        deciding: open ? open.player : null,
        gameover: (ctx.gameover as object | undefined) ?? null,
        since: now,
        moved: mover === undefined ? moved : moved | (1 << mover),
        stint: stintOf(open?.player ?? null, { stateID: _stateID, at: now }, before),
      };
    },

    upToDate(state) {
      const G = upToDate(rules, state.G);
      return G === state.G ? state : { ...state, G };
    },

    stateFor(state, viewer) {
      plugins ??= filter(null, { type: 'update', args: ['', state] }).args[1].plugins;
      return { ...state, G: viewOf(module, upToDate(rules, state.G), viewer), plugins, _undo: [], _redo: [] };
    },

    logFor: (entries, viewer, isOver) => seenLog(module, entries, viewer, isOver),
  };
}

/** For matches from before moves by seat were recorded. */
const ALL_SEATS = 0x3ff;
