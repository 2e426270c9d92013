/** The levels of a game as bots for boardgame.io. */
import { type BotClass, type BotOptions, DecidingBot, type Playable, botClass } from '../src/kit/boardgame/bot.ts';
import { seedOfView } from '../src/kit/analysis/advice.ts';
import type { BoardgameGame } from '../src/kit/boardgame/definition.ts';
import type { GameOptions, GameRules } from '../src/kit/game-rules.ts';
import type { RandomInt } from '../src/kit/chance.ts';
import type { BotLevel } from '../src/kit/module.ts';
import { rng, textSeed } from '../src/kit/rng.ts';

/** What bots need from their game. */
type Game<State, Move> = Playable<State, Move> & {
  readonly rules: Pick<GameRules<State, Move, never, GameOptions>, 'legalMoves'>;
};

/** The bot class of a level that does not search. */
export const quickBot = <State, Move>(
  game: Playable<State, Move>,
  level: Pick<BotLevel<State, Move>, 'decide'>,
): BotClass<State, Move> => botClass(game, (view, randomInt) => level.decide(view, randomInt));

/** What a searching bot is asked. */
export interface Task<State> {
  readonly view: State;
  /** What all its chance comes from. */
  readonly seed: string;
  /** How many rollouts it may make. */
  readonly iterations: number;
}

/** Thinks without a pause: in a worker. */
export const answer = <State, Move>(level: BotLevel<State, Move>, { view, seed, iterations }: Task<State>): Move =>
  level.decide(view, rng(textSeed(seed)), { iterations });

/** How long the page is blocked at a time, in milliseconds. */
const SLICE = 12;

/** Lets the page paint and hear its user. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Thinks in slices, with the same answer as without a pause. */
async function answerInSlices<State, Move>(
  level: BotLevel<State, Move>,
  { view, seed, iterations }: Task<State>,
): Promise<Move> {
  const thinking = level.think!(view, rng(textSeed(seed)), { iterations });
  for (let began = performance.now(); thinking.step();) {
    if (performance.now() - began < SLICE) continue;
    await pause();
    began = performance.now();
  }
  return thinking.best();
}

/** What a worker is sent, and what it sends back. */
export interface WorkerTask<State> extends Task<State> {
  readonly id: number;
}
export interface WorkerAnswer<Move> {
  readonly id: number;
  readonly move: Move;
}

/** Asks a worker, which is started with the first task. Rejects if there is none, or it cannot be loaded. */
function workerThinker<State, Move>(startWorker: () => Worker): (task: Task<State>) => Promise<Move> {
  let worker: Worker | null = null;
  let tasks = 0;
  const waiting = new Map<number, { resolve: (move: Move) => void; reject: (reason: Error) => void }>();
  const start = (): Worker => {
    const started = startWorker();
    started.onmessage = ({ data: { id, move } }: MessageEvent<WorkerAnswer<Move>>) => {
      waiting.get(id)?.resolve(move);
      waiting.delete(id);
    };
    started.onerror = (event) => {
      event.preventDefault();
      for (const { reject } of waiting.values()) reject(new Error('the worker failed'));
      waiting.clear();
    };
    return started;
  };
  return (task) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      const id = ++tasks;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...task } satisfies WorkerTask<State>);
    });
}

/**
 * The bot class of a searching level. It thinks in a worker where there are any (in a browser), and otherwise in slices, between
 * which the program goes on. Its option `iterations` is the number of rollouts for an answer, as with boardgame.io's `MCTSBot`.
 */
export function searchingBot<State, Move>(
  game: Game<State, Move>,
  iterations: number,
  loadLevel: () => Promise<BotLevel<State, Move>>,
  startWorker: () => Worker,
): BotClass<State, Move> {
  const askWorker = workerThinker<State, Move>(startWorker);
  let hasWorker = typeof Worker !== 'undefined';
  const think = async (task: Task<State>): Promise<Move> => {
    if (hasWorker) {
      try {
        return await askWorker(task);
      } catch {
        // A bundler that does not know workers, or a page that forbids them.
        hasWorker = false;
      }
    }
    return answerInSlices(await loadLevel(), task);
  };
  return class extends DecidingBot<State, Move> {
    protected override readonly game = game;
    protected override readonly decide = (view: State, _: RandomInt, seed: string): Move | Promise<Move> => {
      const moves = game.rules.legalMoves(view);
      return moves.length === 1 ? moves[0]! : think({ view, seed, iterations: Number(this.getOpt('iterations')) });
    };

    constructor(options: BotOptions<State, Move>) {
      super(options);
      this.addOpt({ key: 'iterations', range: { min: 1, max: 10_000 }, initial: iterations });
    }
  };
}

/** Rollouts for each move of a level in the Debug panel, which waits for it. */
const PANEL_ITERATIONS = 100;

/**
 * A function that makes a level choosable in the AI tab of boardgame.io's Debug panel, which has no bots but boardgame.io's own:
 * `Random` picks among the moves that `ai.enumerate` lists, and these are then the move of that level alone.
 */
export const levelForPanel =
  <State, Move>({ rules, actions }: Game<State, Move>, levels: readonly BotLevel<State, Move>[]) =>
  (game: BoardgameGame<State, Move>, name: string): BoardgameGame<State, Move> => {
    const level = levels.find((each) => each.name === name);
    if (level === undefined) {
      throw new RangeError(`level: "${name}" is none of ${levels.map((each) => each.name).join(', ')}`);
    }
    return {
      ...game,
      ai: {
        ...game.ai,
        enumerate({ state }, _ctx, playerID) {
          const player = Number(playerID);
          if (rules.decision(state)?.player !== player) return [];
          const view = rules.view(state, player);
          // The panel lists the moves again and again: the same position must get the same one.
          const decided = level.decide(view, rng(seedOfView(view, player)), { iterations: PANEL_ITERATIONS });
          const { move, args } = actions.write(decided);
          return [{ move, args: [...args] }];
        },
      },
    };
  };
