/** The type of a bot of Dominant Species, and its boardgame.io class. */
import * as kit from '../../../kit/boardgame/bot.ts';
import type { RandomInt } from '../../../kit/chance.ts';
import { rules } from '../rules/index.ts';
import { MOVES, type Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export type { RandomInt };
/** Picks one of the legal answers to the open question, leaving the state unchanged; all chance comes from `randomInt`. */
export type Decide = (s: State, randomInt: RandomInt) => Move;

/** What boardgame.io gives the constructor of a bot. */
export type BotOptions = kit.BotOptions<State, Move>;
/** A class that boardgame.io's `Local({ bots })`, `Step` and `Simulate({ bots: { '0': … } })` can use. */
export type BotClass = new (options: BotOptions) => DecidingBot;

/** boardgame.io's bot around a decision function. */
export abstract class DecidingBot extends kit.DecidingBot<State, Move> {
  /** The game it plays, with its boardgame.io moves. */
  protected override readonly game: kit.Playable<State, Move> = { rules, actions: MOVES.actions };
}

/** The bot class of a decision function. */
export const botClass = (decide: Decide): BotClass =>
  class extends DecidingBot {
    protected override readonly decide = decide;
  };
