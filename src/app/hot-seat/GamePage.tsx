/** The page of the current game on this device: it opens the stored game, or explains why that failed. */
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { freshChance } from '../bots/chance.ts';
import { lazyPart } from '../../ui/lazy.tsx';
import type { Language } from '../words/language.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { archive, savedText } from '../storage/saved-games.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { GameLoader, Loading } from '../ui/GameLoader.tsx';
import { useLoad } from '../ui/use-load.ts';
import { HotSeat } from './HotSeat.tsx';
import type { Session } from '../session/session.ts';
import { onOpening, openedSession, openingCount, reopenStored } from '../session/start.ts';

const BrokenGame = lazyPart(async () => (await import('./BrokenGame.tsx')).BrokenGame);

type Stored =
  | { status: 'none' }
  | { status: 'broken'; text: string; reason: string }
  | { status: 'open'; session: Session; isStored: boolean };

async function readStored(game: string, nameOf: (player: number) => string, language: Language): Promise<Stored> {
  const opened = openedSession(game);
  if (opened) return { status: 'open', ...opened };
  const text = savedText(game);
  if (text === null) return { status: 'none' };
  try {
    // A new game needs none of this.
    const { openText } = await import('../session/resume.ts');
    const session = await openText(text, nameOf, freshChance());
    return { status: 'open', session, isStored: true };
  } catch (error) {
    const { faultText } = await import('../ui/fault-text.ts');
    return { status: 'broken', text, reason: await faultText(error, language) };
  }
}

const goHome = (): void => {
  window.location.replace('#');
};

export function GamePage({ game }: { game: string }) {
  const words = useWords('page');
  const { player: nameOf } = words;
  const { language } = useLanguage();
  // Every opening has its own number, so that no state of the table survives when another game is opened.
  const opening = useSyncExternalStore(onOpening, openingCount);
  const load = useCallback(async () => {
    const stored = await readStored(game, (player) => nameOf({ number: player + 1 }), language);
    return { opening, ...stored };
  }, [game, nameOf, opening, language]);
  const loaded = useLoad(load);
  const stored = loaded.status === 'ready' && loaded.value.opening === opening ? loaded.value : null;
  useEffect(() => {
    if (stored?.status === 'none') goHome();
  }, [stored]);
  const startAnew = (): void => {
    archive(game);
    goHome();
  };

  if (stored === null || stored.status === 'none') return <Loading />;
  if (stored.status === 'broken') {
    return (
      <BrokenGame
        game={game}
        title={words.broken.title()}
        text={words.broken.text()}
        reason={stored.reason}
        saved={stored.text}
        onAnew={startAnew}
      />
    );
  }
  const { session, isStored } = stored;
  return (
    <ErrorBoundary
      show={(reason) => (
        <BrokenGame
          game={game}
          title={words.failed.title()}
          text={words.failed.text()}
          reason={reason}
          saved={savedText(game)}
          onAnew={startAnew}
        >
          <button
            type="button"
            className="ui-button"
            onClick={() => {
              window.location.reload();
            }}
          >
            {words.failed.reload()}
          </button>
        </BrokenGame>
      )}
    >
      <GameLoader id={game}>
        {(game) => (
          <HotSeat
            key={opening}
            loaded={game}
            session={session}
            isStored={isStored}
            isWatched={false}
            onReload={() => {
              reopenStored(game.game.meta.id);
            }}
            onRematch={(bots) => {
              void import('./after-end.ts').then(({ rematch }) => {
                rematch(session, words, bots);
              });
            }}
          />
        )}
      </GameLoader>
    </ErrorBoundary>
  );
}
