/** Lessons, challenges and sample games as data, with their texts in one language. */
import type { Reason } from './bots/bot-level.ts';
import type { Measured } from './measured.ts';

/** A position to play from, for one seat. */
export interface Scene {
  /** As the game's `notation.position` reads it. */
  readonly position: unknown;
  /** The seat that answers; `others` answers for the rest. */
  readonly seat: number;
  /** The level that answers for the other seats; by default the weakest that is not random. */
  readonly others?: string;
  /** The seed of draws and of the other seats' answers; 1 by default. */
  readonly seed?: number;
}

/** An answer in words to the question of a lesson's step, for what no move can show. */
export interface Choice {
  /** The answer. */
  readonly text: string;
  /** Whether it is right; wrong if left out. */
  readonly isRight?: boolean;
  /** Shown when it is chosen: why it is right, or what was overlooked. */
  readonly why: string;
}

/** Answers that a step does not accept, and what is wrong with them. */
export interface Mistake {
  /** As `moves` of the step: for each answer of the seat in order the moves that this speaks of, all if the list is empty; none if null or left out. */
  readonly moves: readonly (readonly unknown[] | null)[];
  /** Why they are wrong. */
  readonly text: string;
}

/** A step of a lesson: some text and, if there is something to do, a task that completes the step. */
export interface LessonStep {
  /** Where the step begins; by default where the previous one ended. */
  readonly scene?: Scene;
  /** The text, in plain words. Paragraphs are separated by an empty line. */
  readonly text: string;
  /**
   * What to play: for each answer of the seat in order the accepted ones, in `notation.move`; any legal answer if the list is
   * empty. Other answers are not made; `mistakes` or `otherwise` say why.
   */
  readonly moves?: readonly (readonly unknown[])[];
  /** Instead of `moves`: any legal answers until the phase or round ends or the game is over. */
  readonly until?: 'phase' | 'round';
  /** What to do, in one sentence; required with `moves`, `until` and `choices`. */
  readonly task?: string;
  /** Instead of a move: the answers in words to the question that the text asks. */
  readonly choices?: readonly Choice[];
  /** What is shown after a legal move that is not accepted: the first that speaks of it. */
  readonly mistakes?: readonly Mistake[];
  /** Shown after any other legal move that is not accepted. */
  readonly otherwise?: string;
  /** Shown once it is done. */
  readonly done?: string;
  /** The places of the table that the text names, by their names in the notation, the one most meant first. */
  readonly at?: readonly string[];
}

/** A lesson: a few minutes on the real board. */
export interface Lesson {
  /** For addresses and stored progress. */
  readonly id: string;
  /** What the lesson is called. */
  readonly title: string;
  /** What it teaches, in a sentence. */
  readonly about: string;
  /** The first step has a scene. */
  readonly steps: readonly LessonStep[];
}

/** Reading speed in words a minute, and the time for each action in seconds. */
const WORDS_PER_MINUTE = 150;
const SECONDS_PER_ACTION = 5;

/** The actions of a step. Playing until a phase ends counts as one for each animal or hand card, about four. */
const actionsOf = ({ moves, until, choices }: LessonStep): number =>
  (moves?.length ?? 0) + (until === undefined ? 0 : 4) + (choices === undefined ? 0 : 1);

/**
 * How long a lesson takes, in minutes, for someone who reads all of it, including right answers and the text after each step, and
 * makes no mistakes.
 */
export function minutesOf({ steps }: Pick<Lesson, 'steps'>): number {
  const texts = steps.flatMap(({ text, task, done, choices = [] }) => [
    text,
    task,
    done,
    ...choices.flatMap((choice) => [choice.text, choice.isRight === true ? choice.why : undefined]),
  ]);
  const words = texts.reduce((sum, text) => sum + (text?.match(/\S+/g)?.length ?? 0), 0);
  const deeds = steps.reduce((sum, step) => sum + actionsOf(step), 0);
  return words / WORDS_PER_MINUTE + (deeds * SECONDS_PER_ACTION) / 60;
}

/** What a goal is judged by. */
export interface Attempt<State, Event> {
  /** The state before the first answer. */
  readonly start: State;
  /** The state now. */
  readonly state: State;
  /** What has happened in between, oldest first. */
  readonly events: readonly Event[];
  /** The seat that tries. */
  readonly seat: number;
  /** Answers of the seat so far. */
  readonly answers: number;
  /** The first of them, in `notation.move`; undefined before it. */
  readonly first: unknown;
}

/** How a challenge stands: the goal can still be reached, is reached, or can no longer be. */
export type Verdict = 'open' | 'met' | 'missed';

/** A position with a goal. Every legal answer may be tried. */
export interface Trial<State, Event> {
  /** For addresses and stored progress. */
  readonly id: string;
  /** Where it begins. */
  readonly scene: Scene;
  /** From 1, easy, to 5; it rises with `hardness`. */
  readonly difficulty: number;
  /**
   * The share of thoughtless lines that reach the goal: random ones, and ones led by the greedy bot with one answer in four at
   * random. Measured with `npm run -s challenges`, 100 lines of each.
   *
   * @property random The share of the random lines, from 0 to 1.
   * @property led The share of those led by the greedy bot, from 0 to 1.
   */
  readonly odds: { readonly random: number; readonly led: number };
  /** Whether the goal is met; evaluated after each answer of the seat and what follows it. */
  readonly judge: (attempt: Attempt<State, Event>) => Verdict;
  /** One solution: the answers of the seat, in `notation.move`. */
  readonly solution: readonly unknown[];
}

/** A trial with its texts. */
export interface Challenge<State, Event> extends Trial<State, Event> {
  /** What the challenge is called. */
  readonly title: string;
  /** What to reach, in words that leave no doubt. */
  readonly goal: string;
  /** Shown on demand. */
  readonly hint?: string;
}

/** The order of challenges: the share of thoughtless lines, half random and half led, that miss the goal. */
export const hardness = ({ odds: { random, led } }: Pick<Challenge<unknown, unknown>, 'odds'>): number =>
  1 - (random + led) / 2;

/** A finished game to watch. */
export interface Sample {
  /** For addresses. */
  readonly id: string;
  /** What the game is called. */
  readonly title: string;
  /** Fetches the record. */
  load(): Promise<unknown>;
}

/** A challenge of the day as it lies in a list. */
export interface DailyPosition {
  /** The phase in which the question is asked. */
  readonly phase: string;
  /** How many answers are legal. */
  readonly answers: number;
  /** The best answer, in `notation.move`. */
  readonly best: unknown;
  /** How far the next best is behind it, in the points the bots play for. */
  readonly behind: Measured;
  /** The reasons for it against the next. */
  readonly reasons: readonly Reason[];
  /** The record of the game up to the question. */
  readonly record: unknown;
}

/** What can be learned and practised in a game. */
export interface Learning<State, Event> {
  /** The lessons, in the order in which they are best taken. */
  readonly lessons: readonly Lesson[];
  /** The challenges, easiest first. */
  readonly challenges: readonly Challenge<State, Event>[];
}
