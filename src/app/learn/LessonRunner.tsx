/** A lesson on the real board, with what the coach says and asks at each step. */
import { notationOf } from '../../kit/record/record.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Lesson } from '../../kit/learning.ts';
import { accepts, beginningOf, finished, isPlayed, mistakeIn, stageOf } from '../../kit/scenes.ts';
import type { BotLevel, CoachStep } from '../../kit/module.ts';
import { hashOf } from '../route.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { type Played, SceneBoard } from './SceneBoard.tsx';
import { noteSteps } from './progress.ts';
import { noteDay } from '../storage/streak.ts';
import { useWords } from '../words/words.ts';

interface LessonRunnerProps {
  loaded: LoadedGame;
  levels: readonly BotLevel<unknown, unknown>[];
  lesson: Lesson;
  /** The step to start with, from 0. */
  from: number;
  /** The places that the lessons before have spoken of. */
  before: readonly string[];
  /** Where to go when the lesson is done. */
  next: string;
  /** The number of the lesson, from 1, and of how many. */
  number: number;
  of: number;
}

const NOWHERE: readonly never[] = [];

interface At {
  readonly index: number;
  /** The table when the step began, and now. */
  readonly begun: Played;
  readonly now: Played;
  readonly chosen: number | null;
  /** The last answer, if it was not one that the step accepts, and why it is wrong, if the step says. */
  readonly astray: { readonly why: string | undefined } | null;
}

/** The state of a lesson, and its actions. */
function useLesson({ loaded: { game }, levels, lesson, from }: LessonRunnerProps) {
  const stage = useMemo(() => stageOf(game, levels), [game, levels]);
  const sceneOf = (index: number) => lesson.steps.findLast((each, i) => i <= index && each.scene !== undefined)!.scene!;
  const begin = (index: number, begun: Played): At => ({ index, begun, now: begun, chosen: null, astray: null });
  const [at, setAt] = useState(() => begin(from, beginningOf(game, stage, lesson, from)));
  const step = lesson.steps[at.index]!;
  const scene = sceneOf(at.index);
  const isMade = isPlayed(game, step, at.begun, at.now);
  const isDone =
    isMade && (step.choices === undefined || (at.chosen !== null && step.choices[at.chosen]!.isRight === true));
  const goTo = (index: number, begun?: Played): void => {
    setAt(begin(index, begun ?? beginningOf(game, stage, lesson, index)));
  };
  return {
    at,
    step,
    scene,
    isDone,
    goTo,
    play: (move: unknown): void => {
      const { move: codec } = notationOf(game, at.now.state);
      const made = at.now.answers - at.begun.answers;
      setAt(
        accepts(codec, step, made, move)
          ? { ...at, now: stage.answer(scene, at.now, move), astray: null }
          : { ...at, astray: { why: mistakeIn(codec, step, made, move) } },
      );
    },
    choose: (chosen: number): void => {
      setAt({ ...at, chosen });
    },
    next: (): void => {
      const { scene: another } = lesson.steps[at.index + 1]!;
      goTo(at.index + 1, another ? undefined : isDone ? at.now : finished(game, stage, scene, step, at.begun));
    },
  };
}

/** What is said to the last answer; null to none. */
function saidOf({ at: { chosen, astray }, step, isDone }: ReturnType<typeof useLesson>, otherwise: string) {
  const isRight = isDone;
  if (chosen !== null) return { text: step.choices![chosen]!.why, isRight };
  if (isDone) return step.done === undefined ? null : { text: step.done, isRight };
  return astray === null ? null : { text: astray.why ?? otherwise, isRight };
}

export function LessonRunner(props: LessonRunnerProps) {
  const { loaded, lesson, number, of, next } = props;
  const words = useWords('learn');
  const running = useLesson(props);
  const { at, step, scene, isDone, goTo, play, choose, next: goOn } = running;
  const { index, now, chosen } = at;
  const { id } = loaded.game.meta;
  const count = lesson.steps.length;
  const hasMoves = step.moves !== undefined || step.until !== undefined;
  useEffect(() => {
    if (!isDone) return;
    noteSteps(id, lesson.id, index + 1);
    if (index === lesson.steps.length - 1) noteDay();
  }, [isDone, id, lesson, index]);

  const { before } = props;
  const taught = useMemo(
    () => [...before, ...lesson.steps.slice(0, index + 1).flatMap((each) => each.at ?? NOWHERE)],
    [before, lesson, index],
  );
  const isEnd = index === count - 1;
  const coach: CoachStep = {
    id: `${lesson.id} ${String(index)}`,
    title: lesson.title,
    where: words.lesson({ number, of }),
    progress: { index, count, label: words.step({ step: index + 1, of: count }) },
    text: step.text,
    task: step.task === undefined ? undefined : { label: words.task(), text: step.task },
    choices: step.choices,
    chosen,
    onChoose: choose,
    said: saidOf(running, words.otherwise()),
    // What was asked for is where it should be.
    at: (isDone && step.task !== undefined ? undefined : step.at) ?? NOWHERE,
    taught,
    isLookedAt: !hasMoves,
    actions: [
      { label: words.toList(), href: hashOf({ page: 'learn', game: id, parts: [] }) },
      {
        label: words.back(),
        ...(index > 0 && {
          act: () => {
            goTo(index - 1);
          },
        }),
      },
      {
        label: words.again(),
        ...(step.task !== undefined && {
          act: () => {
            goTo(index, at.begun);
          },
        }),
      },
      isEnd
        ? {
            label: number === of ? words.firstGame() : isDone ? words.nextLesson() : words.skip(),
            href: next,
            isMain: isDone,
          }
        : { label: isDone ? words.next() : words.skip(), act: goOn, isMain: isDone },
    ],
  };
  return (
    <SceneBoard
      loaded={loaded}
      levels={props.levels}
      scene={scene}
      now={now}
      onMove={hasMoves && !isDone ? play : null}
      coach={coach}
    />
  );
}
