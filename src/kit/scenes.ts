/**
 * Scenes of lessons and challenges as they are played. The other seats' answers and all draws follow from a seed, so every attempt has the same luck.
 */
import { notationOf } from './record/record.ts';
import { seedOf } from './arena/arena.ts';
import type { BotLevel } from './bots/bot-level.ts';
import { randomChance } from './chance.ts';
import * as engine from './engine.ts';
import type { Codec } from './game-notation.ts';
import type { HistoryEntry } from './game-rules.ts';
import type { Attempt, Lesson, LessonStep, Scene } from './learning.ts';
import type { GameModule } from './module.ts';
import { rng } from './rng.ts';

type Rules<State, Move, Event> = Pick<GameModule<State, Move, Event>, 'rules' | 'notation'>;

/** An attempt in progress. It is immutable: each answer creates another. */
export interface SceneAttempt<State, Move, Event> extends Attempt<State, Event> {
  readonly history: readonly HistoryEntry<Move, Event>[];
  /** How much of the seeded chance has been used, so that the same answer always has the same consequences. */
  readonly drawn: number;
}

/** Attempts are undone by returning to an earlier one. */
const NO_UNDO = { undo: null, takeBack: 'own' } as const;

/** The maximum number of consecutive answers by other seats; more would mean that a level makes no progress. */
const MAX_ANSWERS = 10_000;

/** The level that answers for the other seats of a scene. */
export function levelOf<State, Move>(
  levels: readonly BotLevel<State, Move>[],
  { others }: Pick<Scene, 'others'>,
): BotLevel<State, Move> {
  const level = others === undefined ? (levels[1] ?? levels[0]) : levels.find(({ name }) => name === others);
  if (level === undefined) throw new Error(`there is no bot called ${others ?? 'anything'}`);
  return level;
}

/** Playing scenes. */
export interface ScenePlayer<State, Move, Event> {
  /** Sets the scene: the others answer until the seat is asked or the game is over. */
  begin(scene: Scene): SceneAttempt<State, Move, Event>;
  /** Makes a legal answer of the seat, and everything up to its next question or the end of the game. */
  answer(scene: Scene, course: SceneAttempt<State, Move, Event>, move: Move): SceneAttempt<State, Move, Event>;
}

/** Plays the scenes of a game; `levels` are its bots. */
export function stageOf<State, Move, Event>(
  game: Rules<State, Move, Event>,
  levels: readonly BotLevel<State, Move>[],
): ScenePlayer<State, Move, Event> {
  const { rules } = game;
  /** Continues an attempt. */
  function follow(
    scene: Scene,
    course: SceneAttempt<State, Move, Event>,
    first: Move | null,
  ): SceneAttempt<State, Move, Event> {
    const { seed = 1, seat } = scene;
    const level = levelOf(levels, scene);
    let running: engine.RunningGame<State, Move> = {
      ...NO_UNDO,
      state: course.state,
      number: course.history.length - 1,
    };
    const history = [...course.history];
    const happened = [...course.events];
    let drawn = course.drawn;
    const make = (mover: number, move: Move): void => {
      const made = engine.move(game, running, mover, move, randomChance<string, Event>(rng(seedOf(seed, ++drawn))));
      if ('refusal' in made)
        throw new Error(`${JSON.stringify(notationOf(game, running.state).move.write(move))}: ${made.refusal}`);
      running = made.game;
      history.push(made.entry);
      happened.push(...made.entry.events);
    };
    if (first !== null) make(seat, first);
    for (let i = 0; ; i++) {
      const asked = rules.decision(running.state);
      if (asked === null || asked.player === seat) break;
      if (i > MAX_ANSWERS) throw new Error('the other seats go on without end');
      make(asked.player, level.decide(rules.view(running.state, asked.player), rng(seedOf(seed, ++drawn))));
    }
    return {
      ...course,
      state: running.state,
      history,
      events: happened,
      drawn,
      answers: course.answers + (first === null ? 0 : 1),
      first: first === null || course.answers > 0 ? course.first : notationOf(game, course.state).move.write(first),
    };
  }

  return {
    begin(scene) {
      const { position, seed = 1 } = scene;
      const begins = engine.start(game, { position }, NO_UNDO.takeBack, randomChance<string, Event>(rng(seed)));
      const { state } = begins.game;
      const history = [begins.entry];
      const begun = {
        start: state,
        state,
        history,
        events: [],
        seat: scene.seat,
        answers: 0,
        first: undefined,
        drawn: 0,
      };
      const course = follow(scene, begun, null);
      return { ...course, start: course.state, events: [] };
    },
    answer: follow,
  };
}

/** Whether a step accepts an answer as its next; `made` answers have been given before. */
export function accepts<Move>(codec: Codec<Move>, step: LessonStep, made: number, move: Move): boolean {
  const accepted = step.moves?.[made];
  if (accepted === undefined) return step.until !== undefined;
  const written = JSON.stringify(codec.write(move));
  return accepted.length === 0 || accepted.some((each) => JSON.stringify(each) === written);
}

/** Why an answer that a step does not accept as its next is wrong; undefined if the step does not say. */
export function mistakeIn<Move>(codec: Codec<Move>, step: LessonStep, made: number, move: Move): string | undefined {
  const written = JSON.stringify(codec.write(move));
  const found = step.mistakes?.find(({ moves }) => {
    const those = moves[made] ?? null;
    return those !== null && (those.length === 0 || those.some((each) => JSON.stringify(each) === written));
  });
  return found?.text ?? step.otherwise;
}

/** Whether the moves of a step have been played between two points of an attempt. Choices are handled elsewhere. */
export function isPlayed<State, Move, Event>(
  { rules }: Pick<GameModule<State, Move, Event>, 'rules'>,
  step: LessonStep,
  from: SceneAttempt<State, Move, Event>,
  now: SceneAttempt<State, Move, Event>,
): boolean {
  const made = now.answers - from.answers;
  if (step.until === undefined) return made >= (step.moves?.length ?? 0);
  const then = rules.decision(from.state);
  const asked = rules.decision(now.state);
  return asked === null || asked.round !== then?.round || (step.until === 'phase' && asked.phase !== then?.phase);
}

/** The maximum number of automatic answers when a step is skipped; more would mean that it never ends. */
const MAX_SKIPPED = 200;

/** The attempt at the beginning of a step, if every earlier one was done in the first accepted way. */
export function beginningOf<State, Move, Event>(
  game: Rules<State, Move, Event>,
  stage: ScenePlayer<State, Move, Event>,
  { steps }: Lesson,
  index: number,
): SceneAttempt<State, Move, Event> {
  const from = steps.findLastIndex(({ scene }, i) => i <= index && scene !== undefined);
  const scene = steps[from]!.scene!;
  let course = stage.begin(scene);
  for (const step of steps.slice(from, index)) course = finished(game, stage, scene, step, course);
  return course;
}

/** The attempt at the end of a step done in the first accepted way. */
export function finished<State, Move, Event>(
  game: Rules<State, Move, Event>,
  stage: ScenePlayer<State, Move, Event>,
  scene: Scene,
  step: LessonStep,
  from: SceneAttempt<State, Move, Event>,
): SceneAttempt<State, Move, Event> {
  const { rules } = game;
  const notation = notationOf(game, from.state);
  let now = from;
  for (let i = 0; i < MAX_SKIPPED && !isPlayed(game, step, from, now); i++) {
    const legal = rules.legalMoves(now.state);
    const first = step.moves?.[now.answers - from.answers]?.[0];
    const move = first === undefined ? legal[0] : notation.move.read(first);
    if (move === undefined) break;
    now = stage.answer(scene, now, move);
  }
  return now;
}
