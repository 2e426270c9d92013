/** The online pages: which one is shown, and their words. */
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useWords as useBoardWords } from '../../dominant-species/board/words/words.ts';
import { Heading } from '../Heading.tsx';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { Lobby } from './Lobby.tsx';
import { NewTable } from './NewTable.tsx';
import { TablePage } from './TablePage.tsx';
import { useTitle } from './hooks.ts';
import { keepSeat } from './mine.ts';
import { type Route, routeOf, tableHash } from './route.ts';
import { ONLINE_WORDS } from './words/languages.ts';
import { type OnlineWords, OnlineWordsContext, useOnlineWords } from './words/words.ts';
import './online.css';

/** Keeps the seat that a personal link opens and takes the credentials out of the address, where they could be seen. */
function Personal({ matchID, playerID, credentials }: Extract<Route, { page: 'personal' }>) {
  useEffect(() => {
    keepSeat({ matchID, playerID, credentials });
    window.location.replace(tableHash(matchID));
  }, [matchID, playerID, credentials]);
  return null;
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'lobby':
      return <Lobby />;
    case 'new':
      return <NewTable />;
    case 'table':
      return <TablePage key={route.matchID} matchID={route.matchID} watch={route.watch} />;
    case 'personal':
      return <Personal {...route} />;
  }
}

/** What is shown when a page breaks. The game is on the server: nothing is lost. */
function Broken({ reason }: { reason: string }) {
  const { failed: words, toLobby } = useOnlineWords();
  const { title } = useWords();
  useTitle(`${words.title} – ${title}`);
  return (
    <main className="shell-page" role="alert">
      <Heading>{words.title}</Heading>
      <p>{words.text}</p>
      <p className="shell-reason">{reason}</p>
      <p className="shell-buttons">
        <button
          type="button"
          className="shell-main"
          onClick={() => {
            window.location.reload();
          }}
        >
          {words.reload}
        </button>
        <a className="shell-button" href="#lobby">
          {toLobby}
        </a>
      </p>
    </main>
  );
}

interface GuardState {
  reason: string | null;
}

/** Says so when something unexpected breaks a page. It is apart from the hot-seat game's, which would offer that game instead. */
class OnlineGuard extends Component<{ children: ReactNode }, GuardState> {
  override state: GuardState = { reason: null };

  static getDerivedStateFromError(error: unknown): GuardState {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { reason } = this.state;
    return reason === null ? this.props.children : <Broken reason={reason} />;
  }
}

/** The page that a hash leads to, in the language in use; in the one before until the words of that are there. */
export function OnlinePages({ hash }: { hash: string }) {
  const { language } = useLanguage();
  const { late } = useBoardWords();
  const [words, setWords] = useState<OnlineWords | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    if (failed) return;
    ONLINE_WORDS[language]().then(
      (loaded) => {
        if (wanted) setWords(loaded);
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [language, failed]);

  if (words !== null) {
    return (
      <OnlineWordsContext value={words}>
        <OnlineGuard key={hash}>
          <Page route={routeOf(hash)} />
        </OnlineGuard>
      </OnlineWordsContext>
    );
  }
  if (!failed) return null;
  return (
    <main className="shell-page" role="alert">
      <p>{late.failed}</p>
      <button
        type="button"
        onClick={() => {
          setFailed(false);
        }}
      >
        {late.again}
      </button>
    </main>
  );
}
