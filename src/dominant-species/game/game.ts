/**
 * The boardgame.io definition: phases, stages, turns and moves over the rules.
 *
 * The rules keep the sequence of play; boardgame.io follows. After every move the triggers below compare `ctx` with the open
 * question in `G.state` and make phase, player and stage agree with it. No move issues an event, so there is one flow, not two.
 */
import type { Ctx, Game, Move as BoardgameMove, Plugin } from 'boardgame.io';
import { ANIMALS, PHASES } from '../rules/components.ts';
import { type Outcome, notingDealer, randomDealer } from '../rules/dealer.ts';
import { MOVE_KINDS, type Move, type MoveKind, kindOf, moveOf, valueOf } from '../rules/moves.ts';
import { outcomeText } from '../rules/names.ts';
import { decision, isLegal, legalMoves, play } from '../rules/play.ts';
import { standings } from '../rules/scoring.ts';
import { type State, copyState, inPlay } from '../rules/state.ts';
import { type SetupData, readSetupData, startOf } from './setup-data.ts';

/** boardgame.io's name for the game, in lobby addresses and the like. */
export const GAME_NAME = 'dominant-species';

/** What boardgame.io keeps of the game. */
export interface G {
  readonly state: State;
  /** The moves that can still be taken back: one player's, since the last reveal; null if there are none. */
  readonly undo: Undo | null;
  /** Who may take moves back: only the player who made them, or whoever sits at the table (one machine for all). */
  readonly takeBack: 'own' | 'table';
}

interface Undo {
  readonly player: number;
  readonly from: State;
  readonly moves: readonly Move[];
}

/** boardgame.io's sign that a move changed nothing. Its value is imported as a type only: Node cannot load `boardgame.io/core`. */
const INVALID_MOVE: typeof import('boardgame.io/core').INVALID_MOVE = 'INVALID_MOVE';

/** How the game ended, as `ctx.gameover`. */
export interface GameOver {
  /** The winner's player ID. */
  winner: string;
  /** Every animal's VPs. */
  vps: Record<string, number>;
  /** The players from first to last. */
  placings: {
    place: number;
    playerID: string;
    /** The animal that stands for the player: the lowest of several. */
    animal: string;
    score: number;
    /** Whether another player scored as much, so that the food chain decided between them. */
    tieBrokenByFoodChain: boolean;
  }[];
}

/** The end of a game in words. */
export function gameOver(state: State): GameOver {
  const order = standings(state);
  return {
    winner: String(order[0]!.player),
    vps: Object.fromEntries(
      ANIMALS.flatMap((name, animal) => (inPlay(state, animal) ? [[name, state.vps[animal]!]] : [])),
    ),
    placings: order.map(({ place, player, animal, score, tied }) => ({
      place,
      playerID: String(player),
      animal: ANIMALS[animal]!,
      score,
      tieBrokenByFoodChain: tied,
    })),
  };
}

/**
 * boardgame.io freezes what it stores, walking it all, but leaves alone what comes frozen. The arrays in it stay as they are:
 * the engine copies a frozen array many times slower.
 */
const freeze = (state: State): State => Object.freeze(state);

/**
 * Hands moves and hooks G as it is, as `plain`, beside the draft that boardgame.io makes of it: reading the draft is fifty
 * times slower, and the rules neither need it nor write to it.
 */
const plainG: Plugin<unknown, unknown, G> = {
  name: 'plain',
  fnWrap:
    (method) =>
    (context, ...args: unknown[]) => {
      const withPlain = { ...context, plain: context.G };
      return method(withPlain, ...args) as unknown;
    },
};
const plainOf = (context: object): G => (context as { plain: G }).plain;

/** G after a legal move, and what was drawn. */
export function afterMove(G: G, move: Move, below: (n: number) => number): { G: G; outcomes: Outcome[] } {
  const player = decision(G.state)!.player;
  const outcomes: Outcome[] = [];
  const state = copyState(G.state);
  play(state, move, notingDealer(randomDealer(below), outcomes));
  let undo: Undo | null = null;
  if (outcomes.length === 0 && !state.over) {
    undo =
      G.undo?.player === player
        ? { ...G.undo, moves: [...G.undo.moves, move] }
        : { player, from: G.state, moves: [move] };
  }
  return { G: Object.freeze({ ...G, state: freeze(state), undo }), outcomes };
}

/** Whether a player may take a move back now. */
export const canUndo = (G: G, playerID: string): boolean =>
  G.undo !== null && (G.takeBack === 'table' || playerID === String(G.undo.player));

/** G before the last move. */
export function beforeMove(G: G): G {
  const { player, from, moves } = G.undo!;
  const rest = moves.slice(0, -1);
  const state = copyState(from);
  for (const move of rest) play(state, move, noDealer);
  return Object.freeze({ ...G, state: freeze(state), undo: rest.length > 0 ? { player, from, moves: rest } : null });
}

const noDealer = randomDealer(() => {
  throw new Error('a move that draws cannot be taken back');
});

/** A boardgame.io move that answers the open question with a thing of one kind. */
function answerWith(kind: MoveKind): BoardgameMove<G> {
  return {
    client: false,
    undoable: false,
    move: (context, ...args: unknown[]) => {
      const { playerID, random, log } = context;
      const G = plainOf(context);
      const move = toMove(kind, args);
      if (move === undefined || decision(G.state)?.player !== Number(playerID) || !isLegal(G.state, move)) {
        return INVALID_MOVE;
      }
      const after = afterMove(G, move, (n) => random.Die(n) - 1);
      log.setMetadata({ outcomes: after.outcomes.map(outcomeText) });
      return after.G;
    },
  };
}

/** The last kind of move that has a value; the others take no argument. */
const LAST_WITH_VALUE = MOVE_KINDS.indexOf('stack');

function toMove(kind: MoveKind, args: readonly unknown[]): Move | undefined {
  const [value] = args;
  if (MOVE_KINDS.indexOf(kind) > LAST_WITH_VALUE) return args.length === 0 ? moveOf(kind) : undefined;
  if (args.length !== 1 || typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 127) {
    return undefined;
  }
  return moveOf(kind, value);
}

const undo: BoardgameMove<G> = {
  client: false,
  undoable: false,
  move: (context) => {
    const { playerID, log } = context;
    const G = plainOf(context);
    if (!canUndo(G, playerID)) return INVALID_MOVE;
    log.setMetadata({ outcomes: [] });
    return beforeMove(G);
  },
};

/** A move of the rules as boardgame.io dispatches it: `client.moves[move](...args)`. */
export const toBoardgameMove = (move: Move): { move: MoveKind; args: number[] } => {
  const kind = kindOf(move);
  return { move: MOVE_KINDS[kind]!, args: kind > LAST_WITH_VALUE ? [] : [valueOf(move)] };
};

/** The rules' move that a boardgame.io move stands for; undefined if it is none. */
export const fromBoardgameMove = (name: string, args: readonly unknown[]): Move | undefined => {
  const kind = MOVE_KINDS.find((each) => each === name);
  return kind === undefined ? undefined : toMove(kind, args);
};

// boardgame.io looks moves up by names that clients send; without a prototype "constructor" and the like are none.
const moves = Object.assign(Object.create(null) as Record<string, BoardgameMove<G>>, {
  ...Object.fromEntries(MOVE_KINDS.map((kind) => [kind, answerWith(kind)])),
  undo,
});

const currentPlayer = (G: G): number => decision(G.state)?.player ?? 0;

/**
 * Makes the stage agree with the open question, after all else. boardgame.io's event for that would cost a third of what a move
 * costs: it notes where it was called from each time.
 */
const stage: Plugin<unknown, object, G> = {
  name: 'stage',
  setup: () => ({}),
  dangerouslyFlushRawState: ({ state }) => {
    const open = decision(state.G.state);
    if (!open) return state;
    const player = String(open.player);
    const { activePlayers } = state.ctx;
    // A turn has begun, or a question of another kind is asked: whoever is asked is the only one active.
    return activePlayers?.[player] === open.question
      ? state
      : { ...state, ctx: { ...state.ctx, activePlayers: { [player]: open.question } } };
  },
};

const following = {
  order: {
    first: ({ G }: { G: G }) => currentPlayer(G),
    next: ({ G }: { G: G }) => currentPlayer(G),
  },
  endIf: ({ G, ctx }: { G: G; ctx: Ctx }) => {
    const open = decision(G.state);
    return open && String(open.player) !== ctx.currentPlayer ? { next: String(open.player) } : false;
  },
};

/** The game, for boardgame.io's `Client`, `Local`, `Server` and lobby. */
export const DominantSpecies: Game<G, Record<string, unknown>, SetupData | undefined> = {
  name: GAME_NAME,
  minPlayers: 2,
  maxPlayers: 6,

  setup: ({ ctx, random }, setupData) => {
    const start = readSetupData(setupData, ctx.numPlayers);
    const dealer = randomDealer((n) => random.Die(n) - 1);
    return { state: freeze(startOf(start, dealer)), undo: null, takeBack: start.takeBack };
  },

  validateSetupData: (setupData, numPlayers) => {
    try {
      // Trying the start finds what only the rules can refuse. What is drawn for it is thrown away.
      startOf(
        readSetupData(setupData, numPlayers),
        randomDealer(() => 0),
      );
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  },

  plugins: [plainG, stage],

  moves,
  phases: Object.fromEntries(
    PHASES.map((phase) => [
      phase,
      {
        start: phase === 'setup',
        turn: following,
        endIf: ({ G }: { G: G }) => {
          const open = decision(G.state);
          return open && open.phase !== phase ? { next: open.phase } : false;
        },
      },
    ]),
  ),
  turn: following,

  // The rules alone move the game on.
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
  // boardgame.io forgets what can be undone whenever a phase ends; the move `undo` goes back across phases.
  disableUndo: true,

  endIf: ({ G }) => (G.state.over ? gameOver(G.state) : undefined),

  ai: {
    enumerate: (G, _ctx, playerID) =>
      decision(G.state)?.player === Number(playerID) ? legalMoves(G.state).map(toBoardgameMove) : [],
  },
};
