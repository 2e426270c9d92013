/** A challenge on the real board: any legal move may be tried, undone and tried again. */
import { useMemo, useState } from 'react';
import type { Challenge, Verdict } from '../../kit/learning.ts';
import { stageOf } from '../../kit/scenes.ts';
import type { BotLevel } from '../../kit/module.ts';
import { useLanguage } from '../locales/languages.tsx';
import { hashOf } from '../route.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { useUndoKeys } from '../ui/use-undo-keys.ts';
import { useGameWords } from '../ui/use-game-words.ts';
import { type Played, SceneBoard } from './SceneBoard.tsx';
import { noteSolved } from './progress.ts';
import { useLearnWords } from './words.ts';

interface ChallengeRunnerProps {
  loaded: LoadedGame;
  levels: readonly BotLevel<unknown, unknown>[];
  challenge: Challenge<unknown, unknown>;
  /** The address of the next one; null for the last. */
  next: string | null;
}

/** The solution in words, one answer per line. */
function Solution({ loaded, challenge, start, levels }: Omit<ChallengeRunnerProps, 'next'> & { start: Played }) {
  const { game, ui } = loaded;
  const words = useLearnWords();
  const gameWords = useGameWords(loaded);
  const stage = stageOf(game, levels);
  const lines: string[] = [];
  let course = start;
  for (const written of challenge.solution) {
    const move = game.notation.move.read(written);
    lines.push(
      (gameWords === null ? undefined : ui.moveName?.(gameWords, course.state, move)) ?? JSON.stringify(written),
    );
    course = stage.answer(challenge.scene, course, move);
  }
  return (
    <>
      <p>{words.solution}</p>
      <ol>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </>
  );
}

export function ChallengeRunner({ loaded, levels, challenge, next }: ChallengeRunnerProps) {
  const { game } = loaded;
  const words = useLearnWords();
  const { language } = useLanguage();
  const { scene } = challenge;
  const { id } = game.meta;
  const stage = useMemo(() => stageOf(game, levels), [game, levels]);
  const [courses, setCourses] = useState<readonly Played[]>(() => [stage.begin(scene)]);
  const [shown, setShown] = useState<'nothing' | 'hint' | 'solution'>('nothing');
  const now = courses.at(-1)!;
  const verdict: Verdict = now.answers === 0 ? 'open' : challenge.judge(now);
  const play = (move: unknown, isJoined = false): void => {
    const after = stage.answer(scene, now, move);
    if (challenge.judge(after) === 'met') noteSolved(id, challenge.id);
    // One undo takes back a whole gesture.
    setCourses([...(isJoined ? courses.slice(0, -1) : courses), after]);
  };
  const undo =
    courses.length > 1
      ? (): void => {
          setCourses(courses.slice(0, -1));
        }
      : null;
  useUndoKeys(undo, null);
  return (
    <div className="learn-runner">
      <SceneBoard
        loaded={loaded}
        levels={levels}
        scene={scene}
        now={now}
        onMove={verdict === 'open' ? play : null}
        onUndo={undo}
      />
      <section className="learn-coach" aria-label={challenge.title[language]}>
        <header>
          <h1>{challenge.title[language]}</h1>
          <small>{words.difficulty(challenge.difficulty)}</small>
        </header>
        <div className="learn-text">
          <p className="learn-task">
            <b>{words.goal}:</b> {challenge.goal[language]}
          </p>
          {shown === 'hint' && challenge.hint && <p>{challenge.hint[language]}</p>}
          {shown === 'solution' && (
            <Solution loaded={loaded} levels={levels} challenge={challenge} start={courses[0]!} />
          )}
          <p className="learn-said learn-do" role="status" data-tone={verdict === 'met' ? 'right' : 'wrong'}>
            {verdict === 'met' && `✓ ${words.met}`}
            {verdict === 'missed' && `↺ ${words.missed}`}
          </p>
        </div>
        <p className="ui-buttons">
          <a className="ui-button" href={hashOf({ page: 'learn', game: id, parts: [] })}>
            {words.toList}
          </a>
          <button type="button" className="ui-button" disabled={undo === null} onClick={undo ?? undefined}>
            {words.undo}
          </button>
          <button
            type="button"
            className="ui-button"
            disabled={undo === null}
            onClick={() => {
              setCourses(courses.slice(0, 1));
            }}
          >
            {words.again}
          </button>
          {challenge.hint && shown === 'nothing' && (
            <button
              type="button"
              className="ui-button"
              onClick={() => {
                setShown('hint');
              }}
            >
              {words.hint}
            </button>
          )}
          {shown !== 'solution' && (
            <button
              type="button"
              className="ui-button"
              onClick={() => {
                setShown('solution');
              }}
            >
              {words.showSolution}
            </button>
          )}
          {next !== null && (
            <a className={`ui-button${verdict === 'met' ? ' ui-main' : ''}`} href={next}>
              {words.nextChallenge}
            </a>
          )}
        </p>
      </section>
    </div>
  );
}
