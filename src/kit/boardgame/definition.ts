/**
 * A game for boardgame.io: phases, stages, turns and moves on top of its rules.
 *
 * The rules control the sequence of play; boardgame.io follows. After every move the hooks below compare `ctx` with the open
 * question and bring phase, player and stage into line. No move triggers an event, so there is one flow, not two.
 *
 * A game writes a table of its phases and stages with the names of their moves; `boardgame` adds what follows from the rules.
 */
import type { Ctx, FnContext, Game, LongFormMove, Plugin, StageConfig } from 'boardgame.io';
import { type Chance, randomChance } from '../chance.ts';
import { FaultsError, type Field, NotationError, entries, fail, object, oneOf } from '../documents/decode.ts';
import * as engine from '../engine.ts';
import type { GameMeta } from '../game-meta.ts';
import type { GameNotation, MoveActions } from '../game-notation.ts';
import type { Decision, GameOptions, GameRules, HistoryEntry, Viewer } from '../game-rules.ts';
import { random } from '../machine-chance.ts';
import { say } from '../say.ts';
import { seen } from '../seen.ts';
import { type G, gAfter, runningOf, upToDate, viewOf } from './g.ts';
import { TAKEN_BACK, metadataOf } from './log.ts';
import { showing } from './one-device.ts';

/** A game with boardgame.io's own type, in which every member may be missing. */
export type AnyGame<State, Move> = Game<G<State, Move>, Record<string, unknown>, SetupData | undefined>;

/** What boardgame.io's own bots are told of a game. */
export interface GameAi<State = unknown, Move = unknown> {
  /**
   * The legal moves; none while another player decides.
   *
   * @property move The name of the move.
   * @property args What it names; often nothing.
   */
  readonly enumerate: (G: G<State, Move>, ctx: Ctx, playerID: string) => { move: string; args: unknown[] }[];
  /** Playouts with which `MCTSBot` answers within a second. boardgame.io 0.50.2 does not read them. */
  readonly iterations: number;
  /** The most moves of a playout. */
  readonly playoutDepth: number;
}

/** A game as boardgame.io takes it, for `Client`, `Local`, `Server` and lobby, with the members that every game here has. */
export type BoardgameGame<State = unknown, Move = unknown> = Omit<AnyGame<State, Move>, 'ai' | 'setup'> & {
  /** What boardgame.io's own bots are told of it. */
  readonly ai: GameAi<State, Move>;
  /** Starts a game from boardgame.io's `setupData`; throws an error that names what is wrong there. */
  readonly setup: NonNullable<AnyGame<State, Move>['setup']>;
};
/** The phases of a game, in order, the first one first; by stage the names of the moves that answer its question. */
export type Phases<Name extends string = string> = Readonly<Record<string, Readonly<Record<string, readonly Name[]>>>>;
type GameMove<State, Move> = LongFormMove<G<State, Move>>;

/** boardgame.io's `setupData`: the game's options except the number of players, or a start position. */
export interface SetupData {
  /** A start position, instead of a new game. */
  readonly position?: unknown;
  /**
   * Who may undo moves: only the player who made them (`own`, the default), or whoever is to decide (`table`, for several people
   * on one device).
   */
  readonly takeBack?: 'own' | 'table';
  readonly [option: string]: unknown;
}

/** boardgame.io's sign that a move changed nothing. Only its type is imported: Node cannot load `boardgame.io/core`. */
const INVALID_MOVE: typeof import('boardgame.io/core').INVALID_MOVE = 'INVALID_MOVE';

/**
 * Gives moves and hooks the original G, as `plain`, besides boardgame.io's draft of it: reading the draft is fifty times slower,
 * and the rules neither need it nor write to it.
 */
const plainG = <State, Move>(rules: Pick<GameRules<State, Move, never, never>, 'upToDate'>): Plugin => ({
  name: 'plain',
  fnWrap:
    (method) =>
    (context, ...args: unknown[]) => {
      const withPlain = { ...context, plain: upToDate(rules, context.G as G<State, Move>) };
      return method(withPlain, ...args) as unknown;
    },
});
const plainOf = <State, Move>(context: object): G<State, Move> => (context as { plain: G<State, Move> }).plain;

/** The seat of a boardgame.io player ID; null for a spectator. */
const viewerOf = (playerID: string | null | undefined): Viewer =>
  playerID === null || playerID === undefined ? null : Number(playerID);

/** Chance from boardgame.io's dice. */
const diceOf = <Event>(dice: { Die(spots: number): number }): Chance<string, Event> =>
  randomChance((n) => dice.Die(n) - 1);

/** G with the last move, in games with secrets. */
const withLatest = <State, Move>(
  { hasSecrets }: GameMeta,
  G: G<State, Move>,
  latest: HistoryEntry<Move, unknown> | null,
): G<State, Move> => (hasSecrets ? Object.freeze({ ...G, latest }) : G);

/** boardgame.io's move of a name that answers the open question. */
function answer<State, Move, Event, Options extends GameOptions>(
  parts: Pick<BoardgameParts<State, Move, Event, Options>, 'meta' | 'rules' | 'notation' | 'actions'>,
  name: string,
): GameMove<State, Move> {
  const { meta, actions } = parts;
  return {
    client: false,
    undoable: false,
    // boardgame.io takes the arguments out of the log that others are sent.
    ...(actions.hidden?.includes(name) === true ? { redact: true } : {}),
    move: (context, ...args: unknown[]) => {
      const { playerID, random, log } = context;
      const G = plainOf<State, Move>(context);
      const move = actions.read(name, args);
      const made = engine.move(parts, runningOf(G), Number(playerID), move, diceOf<Event>(random));
      if ('refusal' in made) return INVALID_MOVE;
      // boardgame.io sends everybody the same metadata, whatever they may know.
      log.setMetadata(showing(metadataOf(seen(parts, made.entry, null, false)), made.entry));
      return withLatest(meta, gAfter(G, made.game), made.entry);
    },
  };
}

function undoMove<State, Move, Event, Options extends GameOptions>({
  meta,
  rules,
}: Pick<BoardgameParts<State, Move, Event, Options>, 'meta' | 'rules'>): GameMove<State, Move> {
  return {
    client: false,
    undoable: false,
    move: (context) => {
      const G = plainOf<State, Move>(context);
      const undone = engine.undo({ rules }, runningOf(G), Number(context.playerID));
      if ('refusal' in undone) return INVALID_MOVE;
      context.log.setMetadata(TAKEN_BACK);
      return withLatest(meta, gAfter(G, undone.game), null);
    },
  };
}

/** Makes the player asked the only active one, in the stage of the question. */
function activate({ ctx, events }: FnContext, { player, stage }: Decision): void {
  const playerID = String(player);
  if (ctx.activePlayers?.[playerID] !== stage) events.setActivePlayers({ value: { [playerID]: stage } });
}

/** Each move of a playout lists the legal ones and goes through boardgame.io, which takes up to some milliseconds. */
const MCTS_LIMITS = { iterations: 50, playoutDepth: 5 } as const;

const TAKE_BACK = ['own', 'table'] as const;

/** The fields of every game's `setupData`, besides the game's own, with what is allowed in each. */
const COMMON_FIELDS = { position: 'a start position, instead of all others', takeBack: 'own or table' } as const;
/** The most errors that one answer names. */
const MOST_ERRORS = 5;

/** What is wrong with `setupData`, and everything that is allowed there, in one sentence. */
function wrongSetup(error: unknown, own: Readonly<Record<string, string>>): string {
  if (!(error instanceof NotationError)) return error instanceof Error ? error.message : String(error);
  const faults = error instanceof FaultsError ? error.faults : [error];
  const wrong = faults
    .slice(0, MOST_ERRORS)
    .map(({ path, message }) => (path === '' ? `setupData: ${message}` : message).replace(/\s+/g, ' ').slice(0, 300));
  const more = faults.length > wrong.length ? [`and ${String(faults.length - wrong.length)} more`] : [];
  const fields = Object.entries({ ...own, ...COMMON_FIELDS }).map(([field, what]) => `${field} (${what})`);
  return `${[...wrong, ...more].join('; ')}; fields of setupData: ${fields.join(', ')}`;
}

/** Reads `setupData` and starts the game. Throws an error that names any invalid field. */
function startOf<State, Move, Event, Options extends GameOptions>(
  game: Pick<BoardgameParts<State, Move, Event, Options>, 'rules' | 'notation'>,
  setupData: unknown,
  players: number,
  chance: Chance<string, Event>,
): G<State, Move> {
  const { rules, notation } = game;
  const root: Field = { value: setupData ?? {}, path: '' };
  const known = [...Object.keys(notation.options.allowed), ...Object.keys(COMMON_FIELDS)];
  const count = entries(root).find(([key]) => key === 'players')?.[1];
  if (count) fail(count, say`is not allowed here: the table sets the number of players`);
  const { position, takeBack, ...options } = object(root, known) as Record<string, Field>;
  const whose = takeBack ? TAKE_BACK[oneOf(takeBack, TAKE_BACK, 'a rule for taking back')]! : 'own';
  const first = Object.values(options)[0];
  if (position && first) fail(first, say`a position already says this, so leave it out`);
  const given = Object.fromEntries(Object.entries(options).map(([key, field]) => [key, field.value]));
  const from = position
    ? { position: position.value, path: position.path }
    : { options: notation.options.read({ ...given, players }) };
  const { state, undo } = engine.start(game, from, whose, chance).game;
  const seats = rules.players(state);
  if (position && seats !== players) fail(position, say`has ${String(seats)} players, but ${String(players)} play`);
  return gAfter({ state, undo, takeBack: whose }, { state, undo });
}

/** What a game provides for boardgame.io. */
export interface BoardgameParts<State, Move, Event, Options extends GameOptions> {
  readonly meta: GameMeta;
  readonly rules: GameRules<State, Move, Event, Options>;
  readonly notation: GameNotation<State, Move, Options>;
  readonly actions: MoveActions<Move>;
  /** The phases, with their stages and the moves each allows. The rules say whose decision it is and when a phase ends. */
  readonly phases: Phases;
  /** The limits of `MCTSBot` for a game whose moves take it longer than usual. */
  readonly mcts?: Pick<GameAi, 'iterations' | 'playoutDepth'>;
  /** `ctx.gameover` of a finished game, with boardgame.io's `winner`; by default the result with the winner's player ID. */
  readonly gameover?: (s: State) => object;
}

/** The game, for boardgame.io's `Client`, `Local`, `Server` and lobby. */
export function boardgame<State, Move, Event, Options extends GameOptions>(
  parts: BoardgameParts<State, Move, Event, Options>,
): BoardgameGame<State, Move> {
  const { meta, rules, actions, phases } = parts;
  type OwnG = G<State, Move>;
  const asked = ({ state }: OwnG): number => rules.decision(state)?.player ?? 0;
  const following = {
    order: { first: ({ G }: { G: OwnG }) => asked(G), next: ({ G }: { G: OwnG }) => asked(G) },
    endIf: ({ G, ctx }: { G: OwnG; ctx: Ctx }) => {
      const open = rules.decision(G.state);
      return open && String(open.player) !== ctx.currentPlayer ? { next: String(open.player) } : false;
    },
    onBegin: (context: FnContext<OwnG>) => {
      const open = rules.decision(plainOf<State, Move>(context).state);
      if (open) activate(context, open);
    },
    // If the turn or the phase ends with the move, the next turn's `onBegin` follows.
    onMove: (context: FnContext<OwnG>) => {
      const { ctx } = context;
      const open = rules.decision(plainOf<State, Move>(context).state);
      if (open && String(open.player) === ctx.currentPlayer && open.phase === ctx.phase) activate(context, open);
    },
  };
  const endPhaseIf =
    (phase: string) =>
    ({ G }: { G: OwnG }) => {
      const open = rules.decision(G.state);
      return open && open.phase !== phase ? { next: open.phase } : false;
    };
  const undo = undoMove(parts);
  const stagesOf = (stages: Phases[string]): Record<string, StageConfig<OwnG>> =>
    Object.fromEntries(
      Object.entries(stages).map(([stage, names]) => {
        const moves = Object.fromEntries(names.map((name) => [name, answer(parts, name)]));
        return [stage, { moves: withoutPrototype({ ...moves, undo }) }];
      }),
    );
  const gameover = parts.gameover ?? ((s: State) => resultOf(rules, s));
  return {
    name: meta.id,
    minPlayers: meta.minPlayers,
    maxPlayers: meta.maxPlayers,
    setup: ({ ctx, random }, setupData) => startOf(parts, setupData, ctx.numPlayers, diceOf(random)),
    validateSetupData: (setupData, numPlayers) => {
      try {
        // A trial start finds errors that only the rules can. What it draws is discarded.
        startOf(
          parts,
          setupData,
          numPlayers,
          randomChance(() => 0),
        );
        return undefined;
      } catch (error) {
        return wrongSetup(error, parts.notation.options.allowed);
      }
    },
    ...(meta.hasSecrets
      ? {
          playerView: ({ G, playerID }: { G: OwnG; playerID: string | null }) =>
            showing(viewOf(parts, G, viewerOf(playerID)), G),
        }
      : {}),
    plugins: [plainG(rules) as Plugin<unknown, unknown, OwnG>, random],
    moves: withoutPrototype({ undo }),
    phases: Object.fromEntries(
      Object.entries(phases).map(([name, stages], i) => [
        name,
        { start: i === 0, turn: { ...following, stages: stagesOf(stages) }, endIf: endPhaseIf(name) },
      ]),
    ),
    turn: following,
    // Only the rules advance the game.
    events: {
      endGame: false,
      endPhase: false,
      endStage: false,
      endTurn: false,
      pass: false,
      setActivePlayers: false,
      setPhase: false,
      setStage: false,
    },
    // boardgame.io forgets its undo history whenever a phase ends; the move `undo` works across phases.
    disableUndo: true,
    endIf: ({ G }) => (rules.decision(G.state) === null ? gameover(G.state) : undefined),
    ai: {
      ...MCTS_LIMITS,
      ...parts.mcts,
      enumerate: (G, _ctx, playerID) =>
        rules.decision(G.state)?.player === Number(playerID)
          ? rules.legalMoves(G.state).map((move) => {
              const { move: name, args } = actions.write(move);
              return { move: name, args: [...args] };
            })
          : [],
    },
  };
}

/** boardgame.io looks moves up by names that clients send; without a prototype, "constructor" and the like are not found. */
const withoutPrototype = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.assign(Object.create(null) as Record<string, Value>, values);

/** The result with boardgame.io's `winner`, or `draw` if several share first place. */
function resultOf<State, Move, Event, Options extends GameOptions>(
  rules: GameRules<State, Move, Event, Options>,
  s: State,
): object {
  const { places, scores } = rules.result(s)!;
  const best = Math.min(...places);
  const first = places.flatMap((place, seat) => (place === best ? [String(seat)] : []));
  return { ...(first.length === 1 ? { winner: first[0] } : { draw: true, winners: first }), places, scores };
}
