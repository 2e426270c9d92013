/** Games that one click starts: against bots, or to watch bots play. */
import { useCallback, useState } from 'react';
import { GAMES } from '../../games/index.ts';
import { useLocale } from '../locales/locale.ts';
import { GameLoader, LoadFailed, Loading } from '../ui/GameLoader.tsx';
import { useLoad } from '../ui/use-load.ts';
import { HotSeat } from './HotSeat.tsx';
import { openSession, quickSession } from './start.ts';

const metaOf = (game: string) => GAMES.find(({ id }) => id === game)!;

/** The start under way: an effect that runs twice starts one game only. */
let starting: Promise<void> | null = null;

/** Starts a game against bots and goes to its table. */
export function QuickStart({ game }: { game: string }) {
  const words = useLocale();
  const load = useCallback(() => {
    starting ??= quickSession(metaOf(game), false, words)
      .then((session) => {
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

/** A game that only bots play. It is not stored. */
export function WatchPage({ game }: { game: string }) {
  const words = useLocale();
  const [round, setRound] = useState(0);
  const load = useCallback(
    async () => ({ round, session: await quickSession(metaOf(game), true, words) }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- in another language it goes on with the names it has
    [game, round],
  );
  const started = useLoad(load);
  if (started.status === 'failed') return <LoadFailed reason={started.reason} onRetry={started.retry} />;
  if (started.status === 'loading' || started.value.round !== round) return <Loading />;
  const { session } = started.value;
  const again = (): void => {
    setRound(round + 1);
  };
  return (
    <GameLoader id={game}>
      {(loaded) => (
        <HotSeat key={round} loaded={loaded} session={session} isStored isWatched onReload={again} onRematch={again} />
      )}
    </GameLoader>
  );
}
