/**
 * Lessons, challenges and sample games as data, and the attempts made at them. Whoever answers for the other seats, and what is drawn,
 * follows from a seed: every attempt finds the same.
 */
import { seedOf } from './arena.ts';
import { type Chance, randomChance } from './chance.ts';
import type { BotLevel, Codec, GameModule, HistoryEntry, Language } from './module.ts';
import { rng } from './rng.ts';

/** A text in every language of the page. */
export type Text = Readonly<Record<Language, string>>;

/** A position to play from, for one seat. */
export interface Scene {
  /** As the game's `notation.position` reads it. */
  readonly position: unknown;
  /** The seat that answers; `others` answers for the rest. */
  readonly seat: number;
  /** The level that answers for the other seats; the weakest that is not random if left out. */
  readonly others?: string;
  /** Of what is drawn and of the other seats' answers; 1 if left out. */
  readonly seed?: number;
}

/** A question with answers in words, for what no move can show. */
export interface Choice {
  readonly text: Text;
  readonly isRight?: boolean;
  /** Said when it is chosen: why it is right, or what was overlooked. */
  readonly why: Text;
}

/** A step of a lesson: something is said, and where there is something to do, the step is over when it is done. */
export interface LessonStep {
  /** Where the step begins; where the one before ended if left out. */
  readonly scene?: Scene;
  /** What is said, in plain words. Paragraphs are separated by an empty line. */
  readonly text: Text;
  /**
   * What is to be played: for each answer of the seat in order those that are accepted, as the game's `notation.move` writes them; any
   * legal answer where the list is empty. Other answers are not made; `otherwise` is said.
   */
  readonly moves?: readonly (readonly unknown[])[];
  /** Instead of `moves`: any legal answers, until the phase or the round has ended or the game is over. */
  readonly until?: 'phase' | 'round';
  /** What to do, in one sentence; needed with `moves`, `until` and `choices`. */
  readonly task?: Text;
  readonly choices?: readonly Choice[];
  readonly otherwise?: Text;
  /** Said once it is done. */
  readonly done?: Text;
}

/** A lesson: a few minutes on the real board. */
export interface Lesson {
  /** In addresses, and what progress is stored by. */
  readonly id: string;
  readonly title: Text;
  /** What it teaches, in a sentence. */
  readonly about: Text;
  /** The first step has a scene. */
  readonly steps: readonly LessonStep[];
}

/** How fast one reads, in words a minute, and how long one takes for each thing to do, in seconds. */
const WORDS_A_MINUTE = 150;
const SECONDS_A_DEED = 5;

/** The things to do in a step. What is played until a phase ends counts as one for each animal or card of a hand, some four. */
const deedsOf = ({ moves, until, choices }: LessonStep): number =>
  (moves?.length ?? 0) + (until === undefined ? 0 : 4) + (choices === undefined ? 0 : 1);

/** How long a lesson takes whoever reads all of it, right answers and what is said afterwards included, and errs nowhere; in minutes. */
export function minutesOf({ steps }: Pick<Lesson, 'steps'>, language: Language): number {
  const texts = steps.flatMap(({ text, task, done, choices = [] }) => [
    text,
    task,
    done,
    ...choices.flatMap((choice) => [choice.text, choice.isRight === true ? choice.why : undefined]),
  ]);
  const words = texts.reduce((sum, text) => sum + (text?.[language].match(/\S+/g)?.length ?? 0), 0);
  const deeds = steps.reduce((sum, step) => sum + deedsOf(step), 0);
  return words / WORDS_A_MINUTE + (deeds * SECONDS_A_DEED) / 60;
}

/** What a goal is judged by: the table before the first answer, the table now, and what happened in between. */
export interface Attempt<State, Event> {
  readonly start: State;
  readonly state: State;
  readonly events: readonly Event[];
  readonly seat: number;
  /** Answers of the seat so far. */
  readonly answers: number;
}

export type Verdict = 'open' | 'met' | 'missed';

/** A position with a goal. Every legal answer may be tried. */
export interface Challenge<State, Event> {
  readonly id: string;
  readonly title: Text;
  readonly scene: Scene;
  /** The goal, in words that leave no doubt. */
  readonly goal: Text;
  /** Shown on demand. */
  readonly hint?: Text;
  /** From 1, easy, to 5; it rises with `hardness`. */
  readonly difficulty: number;
  /**
   * The share of lines that reach the goal without a thought: made at random, and led by the greedy bot with one answer in four at random. Measured with
   * `npm run -s challenges`, 100 lines of each.
   */
  readonly odds: { readonly random: number; readonly led: number };
  /** Whether the goal is met; asked after each answer of the seat and what follows it. */
  readonly judge: (attempt: Attempt<State, Event>) => Verdict;
  /** One way to meet it: the answers of the seat, as `notation.move` writes them. */
  readonly solution: readonly unknown[];
}

/** What challenges are ordered by: the share of lines without a thought, half of them made at random and half led, that miss the goal. */
export const hardness = ({ odds: { random, led } }: Pick<Challenge<unknown, unknown>, 'odds'>): number =>
  1 - (random + led) / 2;

/** A finished game to watch. */
export interface Sample {
  readonly id: string;
  readonly title: Text;
  /** Fetches the record. */
  load(): Promise<unknown>;
}

/** What can be learned and tried at a game. */
export interface Learning<State, Event> {
  readonly lessons: readonly Lesson[];
  readonly challenges: readonly Challenge<State, Event>[];
}

type Rules<State, Move, Event> = Pick<GameModule<State, Move, Event>, 'rules' | 'notation'>;

/** An attempt under way. It is never changed in place: each answer makes another. */
export interface Course<State, Move, Event> extends Attempt<State, Event> {
  readonly history: readonly HistoryEntry<Move, Event>[];
  /** How much of what the seed lays down has been used, so that the same answer is always followed by the same. */
  readonly drawn: number;
}

/** Answers other seats may give in a row; more would mean that a level does not get on. */
const MOST_ANSWERS = 10_000;

/** The level that answers for the other seats of a scene. */
export function levelOf<State, Move>(
  levels: readonly BotLevel<State, Move>[],
  { others }: Pick<Scene, 'others'>,
): BotLevel<State, Move> {
  const level = others === undefined ? (levels[1] ?? levels[0]) : levels.find(({ name }) => name === others);
  if (level === undefined) throw new Error(`there is no bot called ${others ?? 'anything'}`);
  return level;
}

/** Scenes as they are played. */
export interface Stage<State, Move, Event> {
  /** Sets the scene: the others answer until the seat is asked or the game is over. */
  begin(scene: Scene): Course<State, Move, Event>;
  /** Makes an answer of the seat, which must be legal, and what follows until the seat is asked again or the game is over. */
  answer(scene: Scene, course: Course<State, Move, Event>, move: Move): Course<State, Move, Event>;
}

/** Plays scenes of a game; `levels` are its bots. */
export function stageOf<State, Move, Event>(
  { rules, notation }: Rules<State, Move, Event>,
  levels: readonly BotLevel<State, Move>[],
): Stage<State, Move, Event> {
  /** Plays on from a course, in place of a copied state. */
  function follow(scene: Scene, course: Course<State, Move, Event>, first: Move | null): Course<State, Move, Event> {
    const { seed = 1, seat } = scene;
    const level = levelOf(levels, scene);
    const state = rules.copy(course.state);
    const history = [...course.history];
    const happened = [...course.events];
    let drawn = course.drawn;
    const make = (move: Move): void => {
      const asked = rules.decision(state);
      const events: Event[] = [];
      const chance: Chance<string, Event> = {
        ...randomChance(rng(seedOf(seed, ++drawn))),
        emit: (event) => events.push(event),
      };
      rules.play(state, move, chance);
      history.push({ player: asked?.player ?? null, move, events, asked });
      happened.push(...events);
    };
    if (first !== null) make(first);
    for (let i = 0; ; i++) {
      const asked = rules.decision(state);
      if (asked === null || asked.player === seat) break;
      if (i > MOST_ANSWERS) throw new Error('the other seats go on without end');
      make(level.decide(rules.view(state, asked.player), rng(seedOf(seed, ++drawn))));
    }
    return {
      ...course,
      state,
      history,
      events: happened,
      drawn,
      answers: course.answers + (first === null ? 0 : 1),
    };
  }

  return {
    begin(scene) {
      const events: Event[] = [];
      const chance: Chance = {
        ...randomChance(rng(scene.seed ?? 1)),
        emit: (event: unknown) => events.push(event as Event),
      };
      const state = notation.position.read(scene.position, chance);
      const history = [{ player: null, move: null, events, asked: null }];
      const begun = { start: state, state, history, events: [], seat: scene.seat, answers: 0, drawn: 0 };
      const course = follow(scene, begun, null);
      return { ...course, start: course.state, events: [] };
    },
    answer: follow,
  };
}

/** Whether an answer is one that a step accepts as its next; `made` answers have been given before. */
export function accepts<Move>(codec: Codec<Move>, step: LessonStep, made: number, move: Move): boolean {
  const accepted = step.moves?.[made];
  if (accepted === undefined) return step.until !== undefined;
  const written = JSON.stringify(codec.write(move));
  return accepted.length === 0 || accepted.some((each) => JSON.stringify(each) === written);
}

/** Whether what is to be played in a step has been, between two points of its course. Choices are another matter. */
export function isPlayed<State, Move, Event>(
  { rules }: Pick<GameModule<State, Move, Event>, 'rules'>,
  step: LessonStep,
  from: Course<State, Move, Event>,
  now: Course<State, Move, Event>,
): boolean {
  const made = now.answers - from.answers;
  if (step.until === undefined) return made >= (step.moves?.length ?? 0);
  const then = rules.decision(from.state);
  const asked = rules.decision(now.state);
  return asked === null || asked.round !== then?.round || (step.until === 'phase' && asked.phase !== then?.phase);
}

/** Answers made by themselves where a step is skipped; more would mean that it never ends. */
const MOST_SKIPPED = 200;

/** The course at the beginning of a step, if all before were done the first accepted way. */
export function beginningOf<State, Move, Event>(
  game: Rules<State, Move, Event>,
  stage: Stage<State, Move, Event>,
  { steps }: Lesson,
  index: number,
): Course<State, Move, Event> {
  const from = steps.findLastIndex(({ scene }, i) => i <= index && scene !== undefined);
  const scene = steps[from]!.scene!;
  let course = stage.begin(scene);
  for (const step of steps.slice(from, index)) course = finished(game, stage, scene, step, course);
  return course;
}

/** The course at the end of a step, if it is done the first accepted way. */
export function finished<State, Move, Event>(
  game: Rules<State, Move, Event>,
  stage: Stage<State, Move, Event>,
  scene: Scene,
  step: LessonStep,
  from: Course<State, Move, Event>,
): Course<State, Move, Event> {
  const { rules, notation } = game;
  let now = from;
  for (let i = 0; i < MOST_SKIPPED && !isPlayed(game, step, from, now); i++) {
    const legal = rules.legalMoves(now.state);
    const first = step.moves?.[now.answers - from.answers]?.[0];
    const move = first === undefined ? legal[0] : notation.move.read(first);
    if (move === undefined) break;
    now = stage.answer(scene, now, move);
  }
  return now;
}
