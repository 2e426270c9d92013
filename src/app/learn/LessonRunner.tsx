/** A lesson on the real board: the text, the task, and whether it was done. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Choice, Lesson } from '../../kit/learning.ts';
import { accepts, beginningOf, finished, isPlayed, stageOf } from '../../kit/scenes.ts';
import type { BotLevel } from '../../kit/module.ts';
import { useLanguage } from '../locales/languages.tsx';
import { hashOf } from '../route.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { type Played, SceneBoard } from './SceneBoard.tsx';
import { noteSteps } from './progress.ts';
import { useLearnWords } from './words.ts';

interface LessonRunnerProps {
  loaded: LoadedGame;
  levels: readonly BotLevel<unknown, unknown>[];
  lesson: Lesson;
  /** The step to start with, from 0. */
  from: number;
  /** Where to go when the lesson is done. */
  next: string;
  /** Whether it is the last lesson. */
  isLast: boolean;
}

interface At {
  readonly index: number;
  /** The table when the step began, and now. */
  readonly begun: Played;
  readonly now: Played;
  readonly chosen: number | null;
  /** Whether the last answer was not one that the step accepts. */
  readonly isAstray: boolean;
}

/** Paragraphs are separated by an empty line. */
const Paragraphs = ({ text }: { text: string }) => text.split('\n\n').map((paragraph, i) => <p key={i}>{paragraph}</p>);

/** The state of a lesson, and its actions. */
function useLesson({ loaded: { game }, levels, lesson, from }: LessonRunnerProps) {
  const stage = useMemo(() => stageOf(game, levels), [game, levels]);
  const sceneOf = (index: number) => lesson.steps.findLast((each, i) => i <= index && each.scene !== undefined)!.scene!;
  const begin = (index: number, begun: Played): At => ({ index, begun, now: begun, chosen: null, isAstray: false });
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
      const isAccepted = accepts(game.notation.move, step, at.now.answers - at.begun.answers, move);
      setAt(
        isAccepted ? { ...at, now: stage.answer(scene, at.now, move), isAstray: false } : { ...at, isAstray: true },
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

function Choices({
  choices,
  chosen,
  onChoose,
}: {
  choices: readonly Choice[];
  chosen: number | null;
  onChoose: (choice: number) => void;
}) {
  const { language } = useLanguage();
  return (
    <div className="learn-choices" role="group">
      {choices.map(({ text, isRight }, i) => (
        <button
          key={i}
          type="button"
          className="ui-button"
          aria-pressed={chosen === i}
          data-right={chosen === i && isRight === true ? '' : undefined}
          onClick={() => {
            onChoose(i);
          }}
        >
          {text[language]}
        </button>
      ))}
    </div>
  );
}

export function LessonRunner(props: LessonRunnerProps) {
  const { loaded, lesson, next, isLast } = props;
  const words = useLearnWords();
  const { language } = useLanguage();
  const { at, step, scene, isDone, goTo, play, choose, next: goOn } = useLesson(props);
  const { index, now, chosen } = at;
  const { id } = loaded.game.meta;
  const count = lesson.steps.length;
  const hasTask = step.task !== undefined;
  const mayPlay = (step.moves !== undefined || step.until !== undefined) && !isDone;
  const [isFolded, setFolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [index]);
  useEffect(() => {
    if (isDone) noteSteps(id, lesson.id, index + 1);
  }, [isDone, id, lesson, index]);

  const said =
    chosen !== null
      ? step.choices![chosen]!.why[language]
      : at.isAstray && !isDone
        ? (step.otherwise?.[language] ?? words.otherwise)
        : isDone && hasTask
          ? (step.done?.[language] ?? null)
          : null;
  const isEnd = index === count - 1;
  return (
    <div className="learn-runner">
      <SceneBoard
        loaded={loaded}
        levels={props.levels}
        scene={scene}
        now={now}
        onMove={mayPlay ? play : null}
        isLookedAt={step.moves === undefined && step.until === undefined}
      />
      <section className="learn-coach" aria-label={lesson.title[language]}>
        <header>
          <h1 ref={heading} tabIndex={-1}>
            {lesson.title[language]}
          </h1>
          <progress value={index + (isDone ? 1 : 0)} max={count} aria-label={words.step(index + 1, count)} />
          <small>{words.step(index + 1, count)}</small>
          <button
            type="button"
            className="ui-button learn-fold"
            aria-expanded={!isFolded}
            onClick={() => {
              setFolded(!isFolded);
            }}
          >
            {isFolded ? words.unfold : words.fold}
          </button>
        </header>
        {/* Each step is read from its beginning. */}
        <div key={index} className="learn-text">
          {!isFolded && <Paragraphs text={step.text[language]} />}
          <div className="learn-do">
            {hasTask && (
              <p className="learn-task">
                <b>{words.task}:</b> {step.task[language]}
              </p>
            )}
            {step.choices && <Choices choices={step.choices} chosen={chosen} onChoose={choose} />}
            <p className="learn-said" role="status" data-tone={isDone ? 'right' : 'wrong'}>
              {said !== null && (
                <>
                  <span aria-hidden="true">{isDone ? '✓ ' : '↺ '}</span>
                  {said}
                </>
              )}
            </p>
          </div>
        </div>
        <p className="ui-buttons">
          <a className="ui-button" href={hashOf({ page: 'learn', game: id, parts: [] })}>
            {words.toList}
          </a>
          <button
            type="button"
            className="ui-button"
            disabled={index === 0}
            onClick={() => {
              goTo(index - 1);
            }}
          >
            {words.back}
          </button>
          {hasTask && (
            <button
              type="button"
              className="ui-button"
              onClick={() => {
                goTo(index, at.begun);
              }}
            >
              {words.again}
            </button>
          )}
          {isEnd ? (
            <a className={`ui-button${isDone ? ' ui-main' : ''}`} href={next}>
              {isLast ? words.firstGame : isDone ? words.nextLesson : words.skip}
            </a>
          ) : (
            <button type="button" className={`ui-button${isDone ? ' ui-main' : ''}`} onClick={goOn}>
              {isDone ? words.next : words.skip}
            </button>
          )}
        </p>
      </section>
    </div>
  );
}
