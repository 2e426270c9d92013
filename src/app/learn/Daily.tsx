/** The challenge of the day: the best answer has to be found. The list is fetched when it is opened. */
import { useMemo } from 'react';
import { loadGame } from '../../games/index.ts';
import { dailyTrial, dayOf, indexOfDay } from '../../kit/daily.ts';
import type { Challenge } from '../../kit/learning.ts';
import { replay } from '../../kit/record/replay.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { GameLoader, LoadFailed, type LoadedGame, Loading } from '../ui/GameLoader.tsx';
import { useLoad } from '../ui/use-load.ts';
import { ChallengeRunner } from './ChallengeRunner.tsx';
import { noteDaily } from '../storage/streak.ts';

/** Today's challenge of a game; null if the game has none. */
async function todays(id: string, now: Date) {
  const game = await loadGame(id);
  const list = (await game.daily?.()) ?? [];
  const position = list[indexOfDay(list, dayOf(now))];
  if (position === undefined) return null;
  const levels = await game.bots();
  const trial = dailyTrial(game, `daily ${String(dayOf(now))}`, position);
  return { position, levels, trial, state: replay(game, position.record).state };
}

type Todays = NonNullable<Awaited<ReturnType<typeof todays>>>;

function Today({
  loaded,
  today: { position, levels, trial, state },
  now,
}: {
  loaded: LoadedGame;
  today: Todays;
  now: Date;
}) {
  const words = useWords('learn');
  const { language } = useLanguage();
  const { game, ui } = loaded;
  const date = now.toLocaleDateString(language, { day: 'numeric', month: 'long' });
  const phase = ui.phaseName?.(loaded.words, position.phase) ?? position.phase;
  const challenge: Challenge<unknown, unknown> = {
    ...trial,
    title: words.daily(),
    goal: words.dailyGoal({ phase, answers: position.answers }),
    // Nothing is listed by them.
    difficulty: 0,
    odds: { random: 1 / position.answers, led: 0 },
  };
  const why = ui.reasonsText?.(loaded.words, state, position.reasons) ?? '';
  return (
    <ChallengeRunner
      loaded={loaded}
      levels={levels}
      challenge={challenge}
      where={date}
      intro={words.dailyText()}
      verdicts={{ met: `${words.met()} ${why}`.trim(), missed: words.dailyMissed() }}
      onSolved={() => {
        noteDaily(game.meta.id);
      }}
      next={null}
    />
  );
}

export function Daily({ game }: { game: string }) {
  const words = useWords('learn');
  const now = useMemo(() => new Date(), []);
  const loaded = useLoad(useMemo(() => () => todays(game, now), [game, now]));
  if (loaded.status === 'failed') return <LoadFailed reason={loaded.reason} onRetry={loaded.retry} />;
  if (loaded.status === 'loading') return <Loading />;
  const today = loaded.value;
  if (today === null) return <p role="alert">{words.unknown()}</p>;
  return <GameLoader id={game}>{(shown) => <Today loaded={shown} today={today} now={now} />}</GameLoader>;
}
