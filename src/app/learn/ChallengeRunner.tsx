/** A challenge on the real board: any legal move may be tried, undone and tried again. */
import { notationOf } from '../../kit/record/record.ts';
import { useMemo, useState } from 'react';
import type { Challenge, Verdict } from '../../kit/learning.ts';
import { type ScenePlayer, stageOf } from '../../kit/scenes.ts';
import type { BotLevel, CoachStep } from '../../kit/module.ts';
import { hashOf } from '../route.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { type Played, SceneBoard } from './SceneBoard.tsx';
import { noteSolved } from './progress.ts';
import { useWords } from '../words/words.ts';

type AnyChallenge = Challenge<unknown, unknown>;

interface ChallengeRunnerProps {
  loaded: LoadedGame;
  levels: readonly BotLevel<unknown, unknown>[];
  challenge: AnyChallenge;
  /** The address of the next one; null for the last. */
  next: string | null;
  /** Shown beside the title instead of the difficulty. */
  where?: string;
  /** Shown until a hint or the solution is. */
  intro?: string;
  /** What is said when it is solved, and when it no longer can be. */
  verdicts?: { readonly met: string; readonly missed: string };
  /** Called when it is solved, instead of noting that in the list of challenges. */
  onSolved?: () => void;
}

/** The solution in words, an answer after the other. */
function solutionOf(
  { game, ui, words }: LoadedGame,
  stage: ScenePlayer<unknown, unknown, unknown>,
  { scene, solution }: AnyChallenge,
  start: Played,
) {
  let course = start;
  return solution.map((written) => {
    const move = notationOf(game, course.state).move.read(written);
    const line = ui.moveName?.(words, course.state, move) ?? JSON.stringify(written);
    course = stage.answer(scene, course, move);
    return line;
  });
}

export function ChallengeRunner(props: ChallengeRunnerProps) {
  const { loaded, levels, challenge, next, onSolved } = props;
  const { game } = loaded;
  const words = useWords('learn');
  const { where = words.difficulty({ level: challenge.difficulty }) } = props;
  const { intro = '' } = props;
  const { verdicts = { met: words.met(), missed: words.missed() } } = props;
  const { scene } = challenge;
  const { id } = game.meta;
  const stage = useMemo(() => stageOf(game, levels), [game, levels]);
  const [courses, setCourses] = useState<readonly Played[]>(() => [stage.begin(scene)]);
  const [shown, setShown] = useState<'nothing' | 'hint' | 'solution'>('nothing');
  const now = courses.at(-1)!;
  const verdict: Verdict = now.answers === 0 ? 'open' : challenge.judge(now);
  const play = (move: unknown, isJoined = false): void => {
    const after = stage.answer(scene, now, move);
    if (challenge.judge(after) === 'met') {
      if (onSolved === undefined) noteSolved(id, challenge.id);
      else onSolved();
    }
    // One undo takes back a whole gesture.
    setCourses([...(isJoined ? courses.slice(0, -1) : courses), after]);
  };
  const undo =
    courses.length > 1
      ? (): void => {
          setCourses(courses.slice(0, -1));
        }
      : null;
  const goal = { label: words.goal(), text: challenge.goal };
  const shownText =
    shown === 'solution'
      ? `${words.solution()} ${solutionOf(loaded, stage, challenge, courses[0]!)
          .map((line, i) => `${String(i + 1)}. ${line}`)
          .join(' · ')}`
      : shown === 'hint'
        ? challenge.hint!
        : intro;
  const more = challenge.hint !== undefined && shown === 'nothing' ? 'hint' : 'solution';
  const coach: CoachStep = {
    id: challenge.id,
    title: challenge.title,
    where,
    text: shownText,
    task: goal,
    said: verdict === 'open' ? null : { text: verdicts[verdict], isRight: verdict === 'met' },
    at: [],
    actions: [
      { label: words.toList(), href: hashOf({ page: 'learn', game: id, parts: [] }) },
      { label: words.undo(), ...(undo && { act: undo }) },
      {
        label: words.again(),
        ...(undo && {
          act: () => {
            setCourses(courses.slice(0, 1));
          },
        }),
      },
      {
        label: more === 'hint' ? words.hint() : words.showSolution(),
        ...(shown !== 'solution' && {
          act: () => {
            setShown(more);
          },
        }),
      },
      ...(next === null ? [] : [{ label: words.nextChallenge(), href: next, isMain: verdict === 'met' }]),
    ],
  };
  return (
    <SceneBoard
      loaded={loaded}
      levels={levels}
      scene={scene}
      now={now}
      onMove={verdict === 'open' ? play : null}
      onUndo={undo}
      coach={coach}
    />
  );
}
