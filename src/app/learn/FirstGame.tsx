/** Starts a first game: against the easiest opponents, with advice on. */
import { useCallback } from 'react';
import { GAMES } from '../../games/index.ts';
import { openSession, quickSession } from '../hot-seat/start.ts';
import { useLocale } from '../locales/locale.ts';
import { storeReminders } from '../storage/preferences.ts';
import { LoadFailed, Loading } from '../ui/GameLoader.tsx';
import { useLoad } from '../ui/use-load.ts';

/** The start under way: an effect that runs twice starts one game only. */
let starting: Promise<void> | null = null;

export function FirstGame({ game }: { game: string }) {
  const words = useLocale();
  const load = useCallback(() => {
    const meta = GAMES.find(({ id }) => id === game)!;
    const players = Math.min(meta.maxPlayers, Math.max(meta.minPlayers, 3));
    const easiest = { ...meta, quickStart: { players, level: meta.levels[0]! } };
    starting ??= quickSession(easiest, false, words)
      .then((session) => {
        storeReminders(true);
        openSession(session, () => window.confirm(words.start.overwrite));
      })
      .finally(() => {
        starting = null;
      });
    return starting;
  }, [game, words]);
  const started = useLoad(load);
  return started.status === 'failed' ? <LoadFailed reason={started.reason} onRetry={started.retry} /> : <Loading />;
}
