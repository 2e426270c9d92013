/** Games started with one click: against bots, or only bots to watch. */
import { useCallback, useState } from 'react';
import { GAMES } from '../../games/index.ts';
import type { GameMeta } from '../../kit/module.ts';
import { useWords } from '../words/words.ts';
import { GameLoader, LoadFailed, Loading } from '../ui/GameLoader.tsx';
import { useLoad } from '../ui/use-load.ts';
import { HotSeat } from './HotSeat.tsx';
import { openSession, quickSession } from '../session/start.ts';

const metaOf = (game: string) => GAMES.find(({ id }) => id === game)!;

/** The pending start: an effect that runs twice starts only one game. */
let starting: Promise<void> | null = null;

interface StartProps {
  meta: GameMeta;
  /** Whether each decision comes with advice. */
  isReminded?: boolean;
}

/** Starts a game against bots and goes to its table. Its properties must be stable. */
export function Start({ meta, isReminded = false }: StartProps) {
  const words = useWords('page');
  const load = useCallback(() => {
    starting ??= quickSession(meta, false, words)
      .then((session) => {
        openSession(session, () => window.confirm(words.start.overwrite()), isReminded);
      })
      .finally(() => {
        starting = null;
      });
    return starting;
  }, [meta, isReminded, words]);
  const started = useLoad(load);
  return started.status === 'failed' ? <LoadFailed reason={started.reason} onRetry={started.retry} /> : <Loading />;
}

export function QuickStart({ game }: { game: string }) {
  return <Start meta={metaOf(game)} />;
}

/** A game that only bots play. It is not stored. */
export function WatchPage({ game }: { game: string }) {
  const words = useWords('page');
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
