/** Learning a game: the list of lessons and challenges, or one of them. */
import { type Language, translation } from '../../kit/languages.ts';
import { useMemo } from 'react';
import { gameTitle, loadGame } from '../../games/index.ts';
import { type Challenge, type Lesson, minutesOf } from '../../kit/learning.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { hashOf } from '../route.ts';
import { GameLoader, LoadFailed, Loading } from '../ui/GameLoader.tsx';
import { Heading } from '../ui/Heading.tsx';
import { useTitle } from '../ui/hooks.ts';
import { useLoad } from '../ui/use-load.ts';
import { lazyPart } from '../../ui/lazy.tsx';
import { isDailySolved } from '../storage/streak.ts';
import { Streak } from './Streak.tsx';
import { ChallengeRunner } from './ChallengeRunner.tsx';
import { FirstGame } from './FirstGame.tsx';
import { LessonRunner } from './LessonRunner.tsx';
import { progressOf } from './progress.ts';
import '../ui/shelf.css';
import './learn.css';

const Daily = lazyPart(async () => (await import('./Daily.tsx')).Daily);

/** The places that lessons speak of. */
const placesIn = (lessons: readonly Lesson[]): string[] =>
  lessons.flatMap(({ steps }) => steps.flatMap(({ at = [] }) => at));

/** A game with its lessons and challenges; bots answer for the other seats. */
const useLearning = (id: string, language: Language) => {
  const load = useMemo(
    () => async () => {
      const game = await loadGame(id);
      const learning = (await game.learning?.(language)) ?? { lessons: [], challenges: [] };
      return { game, learning, levels: await game.bots() };
    },
    [id, language],
  );
  return useLoad(load);
};

type LoadedLearning = Extract<ReturnType<typeof useLearning>, { status: 'ready' }>['value'];

const lessonHash = (game: string, ...parts: string[]): string => hashOf({ page: 'learn', game, parts });

export function LearnPage({ game, parts }: { game: string; parts: readonly string[] }) {
  const words = useWords('learn');
  const { language } = useLanguage();
  useTitle(`${words.title()} – ${gameTitle(game, language)}`);
  const loaded = useLearning(game, language);
  const [kind = '', id = '', step] = parts;
  if (kind === 'first') return <FirstGame game={game} />;
  if (kind === 'daily') return <Daily game={game} />;
  if (loaded.status === 'failed') return <LoadFailed reason={loaded.reason} onRetry={loaded.retry} />;
  if (loaded.status === 'loading') return <Loading />;
  const { learning, levels } = loaded.value;
  const { lessons, challenges } = learning;
  if (kind === 'lesson') {
    const at = lessons.findIndex((each) => each.id === id);
    const lesson = lessons[at];
    if (lesson !== undefined) {
      const next = lessons[at + 1];
      return (
        <GameLoader id={game}>
          {(shown) => (
            <LessonRunner
              key={id}
              loaded={shown}
              levels={levels}
              lesson={lesson}
              from={Math.min(lesson.steps.length - 1, Number(step) || 0)}
              next={next === undefined ? lessonHash(game, 'first') : lessonHash(game, 'lesson', next.id)}
              before={placesIn(lessons.slice(0, at))}
              number={at + 1}
              of={lessons.length}
            />
          )}
        </GameLoader>
      );
    }
  }
  if (kind === 'challenge') {
    const at = challenges.findIndex((each) => each.id === id);
    const challenge = challenges[at];
    if (challenge !== undefined) {
      const next = challenges[at + 1];
      return (
        <GameLoader id={game}>
          {(shown) => (
            <ChallengeRunner
              key={id}
              loaded={shown}
              levels={levels}
              challenge={challenge}
              next={next === undefined ? null : lessonHash(game, 'challenge', next.id)}
            />
          )}
        </GameLoader>
      );
    }
  }
  return <List loaded={loaded.value} isUnknown={kind !== ''} />;
}

/** The reader's progress, in a line. */
function Progress({ done, of, minutes }: { done: number; of: number; minutes: number }) {
  const words = useWords('learn');
  return (
    <p className="shelf-progress">
      <progress value={done} max={of} aria-label={words.lessons()} />
      {words.progress({ done, of, left: of - done, minutes })}
    </p>
  );
}

/** A lesson in the list: how long it takes, and how much of it is done. */
function LessonCard({ game, lesson, number, made, isNext }: LessonCardProps) {
  const words = useWords('learn');
  const count = lesson.steps.length;
  const isDone = made >= count;
  const action = isDone ? words.repeat() : made > 0 ? words.resume() : words.start();
  return (
    <li data-done={isDone ? '' : undefined}>
      <span className="shelf-sign" aria-hidden="true">
        {isDone ? '✓' : number}
      </span>
      <div>
        <h3>{lesson.title}</h3>
        <p>{lesson.about}</p>
      </div>
      <div className="shelf-foot">
        <small>
          {words.minutes({ count: Math.max(1, Math.round(minutesOf(lesson))) })}
          {isDone && ` · ${words.done()}`}
        </small>
        {!isDone && made > 0 && (
          <progress value={made} max={count} aria-label={words.step({ step: made, of: count })} />
        )}
        <a
          className={`ui-button${isNext ? ' ui-main' : ''}`}
          href={lessonHash(game, 'lesson', lesson.id, ...(isDone || made === 0 ? [] : [String(made)]))}
          aria-label={`${lesson.title}: ${action}`}
        >
          {action}
        </a>
      </div>
    </li>
  );
}

interface LessonCardProps {
  game: string;
  lesson: Lesson;
  /** Its place in the list, from 1. */
  number: number;
  /** Steps done. */
  made: number;
  isNext: boolean;
}

function ChallengeCard({ game, challenge, isSolved }: ChallengeCardProps) {
  const words = useWords('learn');
  const { id, title, goal, difficulty } = challenge;
  return (
    <li data-done={isSolved ? '' : undefined}>
      <span className="shelf-sign" aria-hidden="true">
        {isSolved ? '✓' : '?'}
      </span>
      <div>
        <h3>{title}</h3>
        <p>{goal}</p>
      </div>
      <div className="shelf-foot">
        <small>
          <span role="img" aria-label={words.difficulty({ level: difficulty })}>
            {'●'.repeat(difficulty) + '○'.repeat(5 - difficulty)}
          </span>
          {isSolved && ` · ${words.solved()}`}
        </small>
        <a
          className="ui-button"
          href={lessonHash(game, 'challenge', id)}
          aria-label={`${title}: ${isSolved ? words.repeat() : words.start()}`}
        >
          {isSolved ? words.repeat() : words.start()}
        </a>
      </div>
    </li>
  );
}

interface ChallengeCardProps {
  game: string;
  challenge: Challenge<unknown, unknown>;
  isSolved: boolean;
}

function List({ loaded: { game, learning }, isUnknown }: { loaded: LoadedLearning; isUnknown: boolean }) {
  const words = useWords('learn');
  const { home } = useWords('page');
  const { language } = useLanguage();
  const { id, title } = game.meta;
  const { lessons, challenges } = learning;
  const { lessons: steps, solved } = progressOf(id);
  const open = lessons.filter((lesson) => (steps[lesson.id] ?? 0) < lesson.steps.length);
  return (
    <main className={`page-main shelf learn cover-${id}`}>
      <header>
        <div>
          <p className="shelf-game">{translation(title, language)}</p>
          <Heading>{words.title()}</Heading>
          <p>{lessons.length > 0 ? words.lead() : words.none()}</p>
          {lessons.length > 0 && (
            <Progress
              done={lessons.length - open.length}
              of={lessons.length}
              minutes={Math.ceil(open.reduce((sum, lesson) => sum + minutesOf(lesson), 0))}
            />
          )}
        </div>
      </header>
      {isUnknown && (
        <p className="ui-reason" role="alert">
          {words.unknown()}
        </p>
      )}
      {lessons.length > 0 && (
        <section aria-labelledby="lessons">
          <h2 id="lessons">{words.lessons()}</h2>
          <ol className="shelf-cards">
            {lessons.map((lesson, i) => (
              <LessonCard
                key={lesson.id}
                game={id}
                lesson={lesson}
                number={i + 1}
                made={steps[lesson.id] ?? 0}
                isNext={lesson === open[0]}
              />
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="first-game">
        <h2 id="first-game">{words.firstGame()}</h2>
        <p>{words.firstGameText()}</p>
        <p className="ui-buttons">
          <a className={`ui-button${open.length === 0 ? ' ui-main' : ''}`} href={lessonHash(id, 'first')}>
            {words.firstGameStart()}
          </a>
          <a className="ui-button" href={hashOf({ page: 'rules', game: id })}>
            {words.rules()}
          </a>
        </p>
      </section>
      {game.daily !== undefined && (
        <section aria-labelledby="daily">
          <h2 id="daily">{words.daily()}</h2>
          <p>{words.dailyText()}</p>
          <p className="ui-buttons">
            <a className="ui-button" href={lessonHash(id, 'daily')}>
              {isDailySolved(id) ? words.dailyAgain() : words.dailyStart()}
            </a>
          </p>
          <Streak />
        </section>
      )}
      {challenges.length > 0 && (
        <section aria-labelledby="challenges">
          <h2 id="challenges">{words.challenges()}</h2>
          <p>{words.challengesText()}</p>
          <ol className="shelf-cards">
            {challenges.map((challenge) => (
              <ChallengeCard
                key={challenge.id}
                game={id}
                challenge={challenge}
                isSolved={solved.includes(challenge.id)}
              />
            ))}
          </ol>
        </section>
      )}
      <p className="ui-buttons">
        <a className="ui-button" href="#">
          {home()}
        </a>
      </p>
    </main>
  );
}
