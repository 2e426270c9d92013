/**
 * Bots for boardgame.io, built from a decision function.
 *
 * boardgame.io's `Bot` is a class to extend, but plain Node can load it only from a CommonJS file and a browser bundle only from
 * an ES module, and importing either would add a second copy of boardgame.io to the other. boardgame.io only calls a handful of
 * methods of a bot, so they are implemented here; only types are imported.
 */
import type { Ctx, Game, PlayerID, State as BoardgameState } from 'boardgame.io';
import type { Bot } from 'boardgame.io/ai';
import type { G } from './g.ts';
import type { RandomInt } from '../chance.ts';
import type { MoveActions } from '../game-notation.ts';
import type { GameOptions, GameRules } from '../game-rules.ts';
import { rng, textSeed } from '../rng.ts';

/** What boardgame.io passes to the constructor of a bot. */
export interface BotOptions<State = unknown, Move = unknown> {
  /** The game's `ai.enumerate`, which boardgame.io passes on; `enumerate` answers by it. */
  enumerate?: NonNullable<Game<G<State, Move>>['ai']>['enumerate'];
  /** With a seed, the same position gets the same answer. */
  seed?: string | number | undefined;
}

/** What a bot needs from its game. */
export interface Playable<State, Move> {
  /** Whose turn it is, and what a seat may see. */
  readonly rules: Pick<GameRules<State, Move, never, GameOptions>, 'decision' | 'view'>;
  /** The moves as boardgame.io dispatches them. */
  readonly actions: Pick<MoveActions<Move>, 'write'>;
}

type BotAction = Awaited<ReturnType<Bot['play']>>['action'];

/** A class that boardgame.io's `Local({ bots })`, `Step` and `Simulate({ bots: { '0': … } })` can use. */
export type BotClass<State, Move> = new (options: BotOptions<State, Move>) => DecidingBot<State, Move>;

/**
 * boardgame.io's bot around a decision function. boardgame.io passes it the full state; it decides by what its seat may see.
 *
 * Every answer has its own generator, seeded by the bot's seed, the player and the open state: boardgame.io's generator is not
 * used, and a resumed game continues as it would have.
 */
export abstract class DecidingBot<State, Move> {
  /** The game it plays. */
  protected abstract readonly game: Playable<State, Move>;
  /**
   * Picks a legal move by the view of the seat asked; all chance comes from `randomInt`. `seed` is what that was made of, for a bot
   * that thinks elsewhere.
   */
  protected abstract readonly decide: (view: State, randomInt: RandomInt, seed: string) => Move | Promise<Move>;
  readonly #enumerate: BotOptions<State, Move>['enumerate'];
  readonly #seed: string | number;
  readonly #randomInt: RandomInt;
  readonly #opts: ReturnType<Bot['opts']> = {};

  /** @param options The game's `enumerate`, as boardgame.io passes it, and perhaps a seed. */
  constructor({ enumerate, seed }: BotOptions<State, Move>) {
    this.#enumerate = enumerate;
    // Only for a bot without a seed: two such bots are to differ, nothing more. Nothing hidden is drawn from it.
    this.#seed = seed ?? Math.floor(Math.random() * 2 ** 32);
    this.#randomInt = rng(textSeed(String(this.#seed)));
  }

  /**
   * The bot's move for the open question. Throws an error if another player is asked.
   *
   * @property action The move, as boardgame.io dispatches it.
   */
  async play(state: Pick<BoardgameState<G<State, Move>>, 'G'>, playerID: PlayerID): Promise<{ action: BotAction }> {
    const { rules, actions } = this.game;
    const player = Number(playerID);
    if (rules.decision(state.G.state)?.player !== player) throw new Error(`player ${playerID} is not asked`);
    const view = rules.view(state.G.state, player);
    const seed = `${String(this.#seed)} ${playerID} ${JSON.stringify(view)}`;
    const { move, args } = actions.write(await this.decide(view, rng(textSeed(seed)), seed));
    return { action: makeMove(move, args, playerID) };
  }

  /** The legal answers as boardgame.io dispatches them. */
  enumerate(G: G<State, Move>, ctx: Ctx, playerID: PlayerID): BotAction[] {
    const actions = this.#enumerate?.(G, ctx, playerID) ?? [];
    return actions.flatMap((action) =>
      'payload' in action ? [action] : 'move' in action ? [makeMove(action.move, action.args ?? [], playerID)] : [],
    );
  }

  /** A random number below 1; with a number, an integer below it; with a list, one of its items. */
  random<T>(of: T[]): T;
  random(below?: number): number;
  random<T>(arg?: T[] | number): T | number {
    if (Array.isArray(arg)) return arg[this.#randomInt(arg.length)]!;
    return arg ? this.#randomInt(arg) : this.#randomInt(2 ** 31) / 2 ** 31;
  }

  /**
   * Adds an option, which boardgame.io's debug panel shows.
   *
   * @param option Its key, its first value, and its range if it is a number.
   */
  addOpt({ key, range, initial }: { key: string; range?: { min: number; max: number }; initial: unknown }): void {
    this.#opts[key] = range ? { range, value: initial } : { value: initial };
  }

  /** The value of an option; undefined if there is no such option. */
  getOpt(key: string): unknown {
    return this.#opts[key]?.value;
  }

  /** Sets an option; without such an option nothing happens. */
  setOpt(key: string, value: unknown): void {
    if (this.#opts[key]) this.#opts[key].value = value;
  }

  /** The options with their values, by key. */
  opts(): ReturnType<Bot['opts']> {
    return this.#opts;
  }
}

const makeMove = (type: string, args: readonly unknown[], playerID: PlayerID): BotAction => ({
  type: 'MAKE_MOVE',
  payload: { type, args: [...args], playerID },
});

/** The class of bots that decide in one way. */
export const botClass = <State, Move>(
  game: Playable<State, Move>,
  decide: (view: State, randomInt: RandomInt) => Move,
): BotClass<State, Move> =>
  class extends DecidingBot<State, Move> {
    protected override readonly game = game;
    protected override readonly decide = decide;
  };
