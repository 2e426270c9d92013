/** Every page except the home page, by its address. Loaded when the first of them is opened. */
import { type ReactNode, StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyPart } from '../ui/lazy.tsx';
import { GamePage } from './hot-seat/GamePage.tsx';
import { QuickStart, WatchPage } from './hot-seat/QuickStart.tsx';
import { preferredLanguage } from './words/language.ts';
import { InLanguage } from './words/languages.tsx';
import { routeOf } from './route.ts';
import { noteMove } from './ui/Heading.tsx';
import { WithWords } from './ui/WithWords.tsx';
import { type Catalogue, loadWords } from './words/words.ts';
import '../ui/ui.css';
import './ui/app.css';

// Tables need none of these.
const SavedGames = lazyPart(async () => (await import('./home/SavedGames.tsx')).SavedGames);
const SetupPage = lazyPart(async () => (await import('./home/SetupPage.tsx')).SetupPage);
const RulesPage = lazyPart(async () => (await import('./home/RulesPage.tsx')).RulesPage);
const ReplayPage = lazyPart(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage);
const EditorPage = lazyPart(async () => (await import('./editor/EditorPage.tsx')).EditorPage);
const LearnPage = lazyPart(async () => (await import('./learn/LearnPage.tsx')).LearnPage);
const OnlinePages = lazyPart(async () => (await import('./OnlinePages.tsx')).OnlinePages);

const subscribeToHash = (changed: () => void): (() => void) => {
  const move = (): void => {
    noteMove();
    changed();
  };
  window.addEventListener('hashchange', move);
  return () => {
    window.removeEventListener('hashchange', move);
  };
};

const inWords = (of: Catalogue, page: ReactNode): ReactNode => <WithWords of={of}>{page}</WithWords>;

function Pages() {
  const hash = useSyncExternalStore(subscribeToHash, () => window.location.hash);
  const route = routeOf(hash);
  switch (route.page) {
    case 'home':
      return null;
    case 'play':
      return <QuickStart key={hash} game={route.game} />;
    case 'watch':
      return <WatchPage key={hash} game={route.game} />;
    case 'setup':
    case 'together':
      return <SetupPage game={route.game} isTogether={route.page === 'together'} />;
    case 'game':
      return <GamePage key={route.game} game={route.game} />;
    case 'games':
      return <SavedGames />;
    case 'replay':
      return inWords('replay', <ReplayPage key={hash} game={route.game} parts={route.parts} />);
    case 'rules':
      return <RulesPage game={route.game} />;
    case 'learn':
      return inWords('learn', <LearnPage key={hash} game={route.game} parts={route.parts} />);
    case 'editor':
      return inWords('editor', inWords('replay', <EditorPage key={hash} game={route.game} parts={route.parts} />));
    default:
      return <OnlinePages route={route} hash={hash} />;
  }
}

/** Renders the pages into an element, in the browser's language. `isMove`: the reader has navigated from another page. */
export async function start(root: HTMLElement, isMove: boolean): Promise<void> {
  if (isMove) noteMove();
  const first = await loadWords('page', preferredLanguage()).catch(() => loadWords('page', 'en'));
  createRoot(root).render(
    <StrictMode>
      <InLanguage first={first}>
        <Pages />
      </InLanguage>
    </StrictMode>,
  );
}
