/** Learning a game: the list of lessons and challenges, or one of them. */
import { useMemo } from 'react';
import { GAMES, loadGame } from '../../games/index.ts';
import { useLanguage } from '../locales/languages.tsx';
import { useLocale } from '../locales/locale.ts';
import { hashOf } from '../route.ts';
import { GameLoader, LoadFailed, Loading } from '../ui/GameLoader.tsx';
import { Heading } from '../ui/Heading.tsx';
import { useTitle } from '../ui/hooks.ts';
import { useLoad } from '../ui/use-load.ts';
import { ChallengeRunner } from './ChallengeRunner.tsx';
import { FirstGame } from './FirstGame.tsx';
import { LessonRunner } from './LessonRunner.tsx';
import { progressOf } from './progress.ts';
import { useLearnWords } from './words.ts';
import './learn.css';

/** A game with what can be learned of it; the bots answer for the other seats. */
const useLearning = (id: string) => {
  const load = useMemo(
    () => async () => {
      const game = await loadGame(id);
      const learning = (await game.learning?.()) ?? { lessons: [], challenges: [] };
      return { game, learning, levels: await game.bots() };
    },
    [id],
  );
  return useLoad(load);
};

type LoadedLearning = Extract<ReturnType<typeof useLearning>, { status: 'ready' }>['value'];

const lessonHash = (game: string, ...parts: string[]): string => hashOf({ page: 'learn', game, parts });

export function LearnPage({ game, parts }: { game: string; parts: readonly string[] }) {
  const words = useLearnWords();
  const { language } = useLanguage();
  useTitle(`${words.title} – ${GAMES.find(({ id }) => id === game)!.title[language]}`);
  const loaded = useLearning(game);
  const [kind = '', id = '', step] = parts;
  if (kind === 'first') return <FirstGame game={game} />;
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
              isLast={next === undefined}
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

function List({ loaded: { game, learning }, isUnknown }: { loaded: LoadedLearning; isUnknown: boolean }) {
  const words = useLearnWords();
  const { home } = useLocale();
  const { language } = useLanguage();
  const { id, title } = game.meta;
  const { lessons, challenges } = learning;
  const { lessons: steps, solved } = progressOf(id);
  return (
    <main className="shell-page learn">
      <header>
        <Heading>{words.title}</Heading>
        <p>
          {title[language]}. {lessons.length > 0 ? words.lead : words.none}
        </p>
      </header>
      {isUnknown && (
        <p className="ui-reason" role="alert">
          {words.unknown}
        </p>
      )}
      {lessons.length > 0 && (
        <section className="shell-games" aria-labelledby="lessons">
          <h2 id="lessons">{words.lessons}</h2>
          <ol>
            {lessons.map((lesson, i) => {
              const made = steps[lesson.id] ?? 0;
              const isDone = made >= lesson.steps.length;
              const from = isDone || made === 0 ? [] : [String(made)];
              return (
                <li key={lesson.id} data-done={isDone ? '' : undefined}>
                  <p>
                    <strong>
                      {i + 1}. {lesson.title[language]}
                    </strong>
                    <small>
                      {lesson.about[language]} {words.minutes(lesson.minutes)}
                      {isDone && ` · ✓ ${words.done}`}
                    </small>
                  </p>
                  <a
                    className={`ui-button${made === 0 && (i === 0 || (steps[lessons[i - 1]!.id] ?? 0) > 0) ? ' ui-main' : ''}`}
                    href={lessonHash(id, 'lesson', lesson.id, ...from)}
                    aria-label={`${lesson.title[language]}: ${isDone ? words.repeat : made > 0 ? words.resume : words.start}`}
                  >
                    {isDone ? words.repeat : made > 0 ? words.resume : words.start}
                  </a>
                </li>
              );
            })}
          </ol>
        </section>
      )}
      <section className="shell-games" aria-labelledby="first-game">
        <h2 id="first-game">{words.firstGame}</h2>
        <p>{words.firstGameText}</p>
        <p className="ui-buttons">
          <a className="ui-button" href={lessonHash(id, 'first')}>
            {words.firstGameStart}
          </a>
          <a className="ui-button" href={hashOf({ page: 'rules', game: id })}>
            {words.rules}
          </a>
        </p>
      </section>
      {challenges.length > 0 && (
        <section className="shell-games" aria-labelledby="challenges">
          <h2 id="challenges">{words.challenges}</h2>
          <p>{words.challengesText}</p>
          <ol>
            {challenges.map((challenge) => (
              <li key={challenge.id}>
                <p>
                  <strong>{challenge.title[language]}</strong>
                  <small>
                    <span role="img" aria-label={words.difficulty(challenge.difficulty)}>
                      {'●'.repeat(challenge.difficulty) + '○'.repeat(5 - challenge.difficulty)}
                    </span>{' '}
                    {challenge.goal[language]}
                    {solved.includes(challenge.id) && ` ✓ ${words.solved}`}
                  </small>
                </p>
                <a
                  className="ui-button"
                  href={lessonHash(id, 'challenge', challenge.id)}
                  aria-label={`${challenge.title[language]}: ${words.start}`}
                >
                  {words.start}
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
      <p className="ui-buttons">
        <a className="ui-button" href="#">
          {home}
        </a>
      </p>
    </main>
  );
}
