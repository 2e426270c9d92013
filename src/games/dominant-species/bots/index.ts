/**
 * The bots, level by level.
 *
 *     Local({ bots: { '1': GreedyBot, '2': RandomBot } })
 */
import { type BotClass, type Decide, botClass } from './bot.ts';
import { greedy } from './greedy.ts';
import { casual, gentle } from './gentle.ts';
import { CasualBot, GentleBot, GreedyBot, RandomBot, random } from './quick-bots.ts';
import { StrongBot, master, strong } from './strong.ts';

export { type RandomInt, type BotClass, type BotOptions, type Decide, DecidingBot } from './bot.ts';
export {
  TERMS,
  TERM_NAMES,
  type TermName,
  WEIGHTS,
  type Weights,
  evaluate,
  termsOf,
  weightList,
} from './evaluation.ts';
export { greedyWith } from './greedy.ts';
export { type Budget, STANDARD_BUDGET, StrongBot, isWorthThinking, strongWith, thinking } from './strong.ts';
export { REASONS, type ReasonName } from './network/value-network.ts';
export { type Reason, type Search, type Tried, reasonsFor, startSearch } from './search.ts';

export { CasualBot, GentleBot, GreedyBot, RandomBot };

/** A level of play, for programs that need the decision itself or the boardgame.io class. */
export interface Level {
  /** The level's name, as in records and on the command line. */
  readonly name: string;
  /** How it decides, in a sentence. */
  readonly how: string;
  /** Picks a move, without boardgame.io. */
  readonly decide: Decide;
  /** The same as a class for boardgame.io. */
  readonly Bot: BotClass;
}

/**
 * The levels, weakest first.
 *
 * @property name The level's name, as in records and on the command line.
 * @property how How it decides, in a sentence.
 * @property decide Picks a move, without boardgame.io.
 * @property Bot The same as a class for boardgame.io.
 */
export const LEVELS = [
  { name: 'random', how: 'any legal answer, each as likely', decide: random, Bot: RandomBot },
  {
    name: 'gentle',
    how: 'as greedy, but it overlooks every third answer and is unsure of the rest',
    decide: gentle,
    Bot: GentleBot,
  },
  { name: 'casual', how: 'as greedy, but it overlooks every eighth answer', decide: casual, Bot: CasualBot },
  {
    name: 'greedy',
    how: 'the best answer by a hand-made evaluation, looking to the end of the action',
    decide: greedy,
    Bot: GreedyBot,
  },
  {
    name: 'strong',
    how: 'plans as greedy, and carries actions out by what does best in a few rollouts of the turn',
    decide: strong,
    Bot: botClass(strong),
  },
  {
    name: 'master',
    how: 'the answer that does best in rollouts of the turn, valued by what became of such positions in many games',
    decide: master,
    Bot: StrongBot,
  },
] as const satisfies readonly Level[];

/** The level with a given name; undefined if there is none. */
export const levelNamed = (name: string): Level | undefined => LEVELS.find((level) => level.name === name);
