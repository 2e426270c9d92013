/** Renders something of a game once its code and locale are loaded. */
import { type ReactNode, useMemo } from 'react';
import { loadGame } from '../../games/index.ts';
import type { GameModule, GameOptions, GameUI } from '../../kit/module.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { Heading } from './Heading.tsx';
import { useLoad } from './use-load.ts';

/** A game with its user interface, and its words in the language of the page. */
export interface LoadedGame {
  readonly game: GameModule;
  readonly ui: GameUI<unknown, unknown, unknown, GameOptions>;
  readonly words: unknown;
}

interface GameLoaderProps {
  id: string;
  children: (loaded: LoadedGame) => ReactNode;
}

export function GameLoader({ id, children }: GameLoaderProps) {
  const { language } = useLanguage();
  const load = useMemo(
    () => async () => {
      const game = await loadGame(id);
      const ui = await game.ui();
      return { id, game, ui, words: await ui.loadWords(language) };
    },
    [id, language],
  );
  const loaded = useLoad(load);
  if (loaded.status === 'failed') return <LoadFailed reason={loaded.reason} onRetry={loaded.retry} />;
  if (loaded.status === 'loading' || loaded.value.id !== id) return <Loading />;
  const { game, ui, words } = loaded.value;
  return <ui.Words value={words}>{children({ game, ui, words })}</ui.Words>;
}

export function Loading() {
  const { loading } = useWords('page');
  return (
    <main className="page-main page-waiting">
      <p role="status">{loading.loading()}</p>
    </main>
  );
}

interface LoadFailedProps {
  /** What went wrong, in words; by default, that part of the page could not be loaded. */
  text?: string;
  /** The browser's message. */
  reason?: string;
  onRetry: () => void;
}

/** Shown when something could not be loaded, with what to do. */
export function LoadFailed({ text, reason, onRetry }: LoadFailedProps) {
  const { loading: words, home } = useWords('page');
  return (
    <main className="page-main" role="alert">
      <Heading>{words.title()}</Heading>
      <p>{text ?? words.failed()}</p>
      {reason !== undefined && (
        // Browsers report it in English, whatever the language of the page.
        <p className="ui-reason" lang="en">
          {reason}
        </p>
      )}
      <p className="ui-buttons">
        <button type="button" className="ui-button ui-main" onClick={onRetry}>
          {words.again()}
        </button>
        <a className="ui-button" href="#">
          {home()}
        </a>
      </p>
    </main>
  );
}
