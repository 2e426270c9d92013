/**
 * Bots for boardgame.io, built from a decision function.
 *
 * boardgame.io's `Bot` is a class to extend, but plain Node can load it only from a CommonJS file and a browser bundle only from
 * an ES module, and importing either would add a second copy of boardgame.io to the other. boardgame.io only calls a handful of
 * methods of a bot, so they are implemented here; only types are imported.
 */
import type { Ctx, Game, PlayerID, State as BoardgameState } from 'boardgame.io';
import type { Bot } from 'boardgame.io/ai';
import type { G } from './boardgame.ts';
import type { RandomInt } from './chance.ts';
import type { MoveActions } from './game-notation.ts';
import type { GameOptions, GameRules } from './game-rules.ts';
import { rng, textSeed } from './rng.ts';

/** What boardgame.io passes to the constructor of a bot. */
export interface BotOptions<State = unknown, Move = unknown> {
  enumerate?: NonNullable<Game<G<State, Move>>['ai']>['enumerate'];
  /** With a seed, the same position gets the same answer. */
  seed?: string | number | undefined;
}

/** What a bot needs from its game. */
export interface Playable<State, Move> {
  readonly rules: Pick<GameRules<State, Move, never, GameOptions>, 'decision' | 'view'>;
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
  protected abstract readonly game: Playable<State, Move>;
  protected abstract readonly decide: (view: State, randomInt: RandomInt) => Move;
  readonly #enumerate: BotOptions<State, Move>['enumerate'];
  readonly #seed: string | number;
  readonly #randomInt: RandomInt;
  readonly #opts: ReturnType<Bot['opts']> = {};

  constructor({ enumerate, seed }: BotOptions<State, Move>) {
    this.#enumerate = enumerate;
    this.#seed = seed ?? Math.floor(Math.random() * 2 ** 32);
    this.#randomInt = rng(textSeed(String(this.#seed)));
  }

  /** The bot's answer to the open question. */
  // eslint-disable-next-line @typescript-eslint/require-await -- boardgame.io awaits it; bots that think in a worker will too
  async play(state: Pick<BoardgameState<G<State, Move>>, 'G'>, playerID: PlayerID): Promise<{ action: BotAction }> {
    const { rules, actions } = this.game;
    const player = Number(playerID);
    if (rules.decision(state.G.state)?.player !== player) throw new Error(`player ${playerID} is not asked`);
    const view = rules.view(state.G.state, player);
    const randomInt = rng(textSeed(`${String(this.#seed)} ${playerID} ${JSON.stringify(view)}`));
    const { move, args } = actions.write(this.decide(view, randomInt));
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

  addOpt({ key, range, initial }: { key: string; range?: { min: number; max: number }; initial: unknown }): void {
    this.#opts[key] = range ? { range, value: initial } : { value: initial };
  }

  getOpt(key: string): unknown {
    return this.#opts[key]?.value;
  }

  setOpt(key: string, value: unknown): void {
    if (this.#opts[key]) this.#opts[key].value = value;
  }

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
