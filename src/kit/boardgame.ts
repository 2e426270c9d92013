/**
 * A game for boardgame.io: phases, stages, turns and moves on top of its rules.
 *
 * The rules control the sequence of play; boardgame.io follows. After every move the hooks below compare `ctx` with the open
 * question and bring phase, player and stage into line. No move triggers an event, so there is one flow, not two.
 *
 * A game writes its phases as boardgame.io configuration, with the moves from `movesOf`; `boardgame` adds what follows from the
 * rules.
 */
import type { Ctx, FnContext, Game, LongFormMove, PhaseConfig, Plugin, StageConfig } from 'boardgame.io';
import { type Chance, type Outcome, randomChance, recordingChance } from './chance.ts';
import { type Field, entries, fail, oneOf } from './decode.ts';
import type { MoveMetadata } from './history.ts';
import type { GameMeta } from './game-meta.ts';
import type { GameNotation, MoveActions } from './game-notation.ts';
import type { Decision, GameOptions, GameRules, Viewer } from './game-rules.ts';
import { type Undo, takeBack, undoAfter } from './undo.ts';
import { say } from './say.ts';

/** boardgame.io's state of a game. */
export interface G<State = unknown, Move = unknown> {
  readonly state: State;
  /** The moves that can still be undone, whoever made them. Seats are sent only who made them, not the moves. */
  readonly undo: Undo<State, Move> | null;
  /** Who may undo moves: only the player who made them, or anyone at the table (one device for all). */
  readonly takeBack: 'own' | 'table';
}

export type BoardgameGame<State = unknown, Move = unknown> = Game<
  G<State, Move>,
  Record<string, unknown>,
  SetupData | undefined
>;
export type Phases<State = unknown, Move = unknown> = Record<string, PhaseConfig<G<State, Move>>>;
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
 * boardgame.io deep-freezes what it stores unless it is frozen already. The contents stay unfrozen: the JavaScript engine copies
 * frozen arrays many times slower.
 */
const freeze = <State>(state: State): State => Object.freeze(state);

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

/** G in the current version, migrated if an earlier version stored it. */
export function upToDate<State, Move>(
  rules: Pick<GameRules<State, Move, never, never>, 'upToDate'>,
  G: G<State, Move>,
): G<State, Move> {
  if (rules.upToDate === undefined) return G;
  const state = rules.upToDate(G.state);
  if (state === G.state) return G;
  const undo = G.undo && { ...G.undo, from: rules.upToDate(G.undo.from) };
  return Object.freeze({ ...G, state: freeze(state), undo });
}

/** G after a legal move, with what was drawn and what happened. */
export function afterMove<State, Move, Event, Options extends GameOptions>(
  rules: GameRules<State, Move, Event, Options>,
  G: G<State, Move>,
  move: Move,
  chance: Chance<string, Event>,
): { G: G<State, Move>; outcomes: Outcome[]; events: Event[] } {
  const { state: before } = G;
  const asked = rules.decision(before)!;
  const outcomes: Outcome[] = [];
  const events: Event[] = [];
  const state = rules.copy(before);
  rules.play(state, move, { ...recordingChance(chance, outcomes), emit: (event) => events.push(event) });
  const isOver = rules.decision(state) === null;
  const undo = undoAfter(rules, G.undo, { before, asked, move, outcomes, events, isOver });
  return { G: Object.freeze({ ...G, state: freeze(state), undo }), outcomes, events };
}

/** Carries out a legal move: G after it, and its log metadata. */
export function carryOut<State, Move, Event, Options extends GameOptions>(
  {
    rules,
    notation,
  }: Pick<BoardgameParts<State, Move, Event, Options>, 'rules'> & {
    readonly notation: Pick<GameNotation<State, Move, Options>, 'outcome' | 'forState'>;
  },
  G: G<State, Move>,
  move: Move,
  chance: Chance<string, Event>,
): { G: G<State, Move>; metadata: MoveMetadata<Event> } {
  const asked = rules.decision(G.state);
  const after = afterMove(rules, G, move, chance);
  const own = notation.forState?.(after.G.state) ?? notation;
  const outcomes = after.outcomes.map((outcome) => own.outcome.write(outcome));
  return { G: after.G, metadata: { outcomes, events: after.events, asked } };
}

/** The log metadata of an undone move. */
export const TAKEN_BACK: MoveMetadata = Object.freeze({ outcomes: [], events: [], asked: null });

/** Whether a player may undo a move now. */
export const canUndo = (G: Pick<G, 'undo' | 'takeBack'>, playerID: string): boolean =>
  G.undo !== null && (G.takeBack === 'table' || playerID === String(G.undo.player));

/** G before the last move, or the last few. */
export function beforeMove<State, Move>(
  rules: Pick<GameRules<State, Move, never, never>, 'copy' | 'play'>,
  G: G<State, Move>,
  count = 1,
): G<State, Move> {
  const { state, undo } = takeBack(rules, G.undo!, count);
  return Object.freeze({ ...G, state: freeze(state), undo });
}

/** The seat of a boardgame.io player ID; null for a spectator. */
const viewerOf = (playerID: string | null | undefined): Viewer =>
  playerID === null || playerID === undefined ? null : Number(playerID);

/** What a seat may know of G. */
export function viewOf<State, Move, Event, Options extends GameOptions>(
  rules: Pick<GameRules<State, Move, Event, Options>, 'view'>,
  G: G<State, Move>,
  viewer: Viewer,
): G<State, Move> {
  const undo = G.undo && { ...G.undo, from: null as State, moves: [] };
  return { ...G, state: rules.view(G.state, viewer), undo };
}

/** boardgame.io's moves that answer the open question, by name. */
export function movesOf<State, Move, Event, Options extends GameOptions, Name extends string>(
  rules: GameRules<State, Move, Event, Options>,
  notation: Pick<GameNotation<State, Move, Options>, 'outcome' | 'forState'>,
  actions: MoveActions<Move> & { readonly names: readonly Name[] },
): Record<Name, GameMove<State, Move>> {
  const answer = (name: string): GameMove<State, Move> => ({
    client: false,
    undoable: false,
    move: (context, ...args: unknown[]) => {
      const { playerID, random, log } = context;
      const G = plainOf<State, Move>(context);
      const move = actions.read(name, args);
      const asked = rules.decision(G.state);
      if (move === undefined || asked?.player !== Number(playerID) || !rules.isLegal(G.state, move))
        return INVALID_MOVE;
      const made = carryOut(
        { rules, notation },
        G,
        move,
        randomChance<string, Event>((n) => random.Die(n) - 1),
      );
      log.setMetadata(made.metadata);
      return made.G;
    },
  });
  return Object.fromEntries(actions.names.map((name) => [name, answer(name)])) as Record<Name, GameMove<State, Move>>;
}

function undoMove<State, Move, Event, Options extends GameOptions>(
  rules: GameRules<State, Move, Event, Options>,
): GameMove<State, Move> {
  return {
    client: false,
    undoable: false,
    move: (context) => {
      const G = plainOf<State, Move>(context);
      if (!canUndo(G, context.playerID)) return INVALID_MOVE;
      context.log.setMetadata(TAKEN_BACK);
      return beforeMove(rules, G);
    },
  };
}

/** Makes the player asked the only active one, in the stage of the question. */
function activate({ ctx, events }: FnContext, { player, stage }: Decision): void {
  const playerID = String(player);
  if (ctx.activePlayers?.[playerID] !== stage) events.setActivePlayers({ value: { [playerID]: stage } });
}

const TAKE_BACK = ['own', 'table'] as const;

/** Reads `setupData` and starts the game. Throws an error that names any invalid field. */
function startOf<State, Move, Event, Options extends GameOptions>(
  { rules, notation }: Pick<BoardgameParts<State, Move, Event, Options>, 'rules' | 'notation'>,
  setupData: unknown,
  players: number,
  chance: Chance<string, Event>,
): G<State, Move> {
  const root: Field = { value: setupData ?? {}, path: '' };
  const { position, takeBack, ...options } = Object.fromEntries(entries(root));
  const whose = takeBack ? TAKE_BACK[oneOf(takeBack, TAKE_BACK, 'a rule for taking back')]! : 'own';
  if (options.players) fail(options.players, say`is not allowed here: the table sets the number of players`);
  const first = Object.values(options)[0];
  if (position && first) fail(first, say`a position already says this, so leave it out`);
  const state = position ? startAt(position) : rules.newGame(readOptions(), chance);
  return Object.freeze({ state: freeze(state), undo: null, takeBack: whose });

  function readOptions(): Options {
    const given = Object.fromEntries(Object.entries(options).map(([key, field]) => [key, field.value]));
    return notation.options.read({ ...given, players });
  }

  function startAt(field: Field): State {
    const at = notation.position.read(field.value, chance as Chance, field.path);
    const seats = rules.players(at);
    if (seats !== players) fail(field, say`has ${String(seats)} players, but ${String(players)} play`);
    return at;
  }
}

/** What a game provides for boardgame.io. */
export interface BoardgameParts<State, Move, Event, Options extends GameOptions> {
  readonly meta: GameMeta;
  readonly rules: GameRules<State, Move, Event, Options>;
  readonly notation: GameNotation<State, Move, Options>;
  readonly actions: MoveActions<Move>;
  /**
   * The phases, with their stages and the moves (of `movesOf`) each allows. The rules say whose decision it is and when a phase
   * ends.
   */
  readonly phases: Phases<State, Move>;
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
  const undo = undoMove(rules);
  const stagesOf = (phase: Phases<State, Move>[string]): Record<string, StageConfig<OwnG>> =>
    Object.fromEntries(
      Object.entries(phase.turn?.stages ?? {}).map(([name, stage]) => [
        name,
        { ...stage, moves: withoutPrototype({ ...stage.moves, undo }) },
      ]),
    );
  const gameover = parts.gameover ?? ((s: State) => resultOf(rules, s));
  return {
    name: meta.id,
    minPlayers: meta.minPlayers,
    maxPlayers: meta.maxPlayers,
    setup: ({ ctx, random }, setupData) =>
      startOf(
        parts,
        setupData,
        ctx.numPlayers,
        randomChance<string, Event>((n) => random.Die(n) - 1),
      ),
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
        return error instanceof Error ? error.message : String(error);
      }
    },
    ...(meta.hasSecrets
      ? { playerView: ({ G, playerID }: { G: OwnG; playerID: string | null }) => viewOf(rules, G, viewerOf(playerID)) }
      : {}),
    plugins: [plainG(rules) as Plugin<unknown, unknown, OwnG>],
    moves: withoutPrototype({ undo }),
    phases: Object.fromEntries(
      Object.entries(phases).map(([name, phase]) => [
        name,
        { ...phase, turn: { ...phase.turn, ...following, stages: stagesOf(phase) }, endIf: endPhaseIf(name) },
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
