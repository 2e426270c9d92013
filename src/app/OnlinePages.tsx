/** The online pages and their locale. */
import { useCallback, useEffect } from 'react';
import { useLanguage } from './locales/languages.tsx';
import { useLocale } from './locales/locale.ts';
import { ONLINE_LOCALES } from './locales/online/languages.ts';
import { OnlineLocaleContext, useOnlineLocale } from './locales/online/locale.ts';
import { type Route, tableHash } from './route.ts';
import { keepSeat } from './storage/online.ts';
import { TablePage } from './table/TablePage.tsx';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { LoadFailed, Loading } from './ui/GameLoader.tsx';
import { Heading } from './ui/Heading.tsx';
import { useTitle } from './ui/hooks.ts';
import { useLoad } from './ui/use-load.ts';
import { Lobby } from './lobby/Lobby.tsx';
import { NewTable } from './lobby/NewTable.tsx';
import './online/online.css';
import './lobby/lobby.css';
import './table/table.css';
import './table/panel.css';

/** Stores the seat of a personal link and removes the credentials from the address, where others could see them. */
function Personal({ game, matchID, playerID, credentials }: Extract<Route, { page: 'personal' }>) {
  useEffect(() => {
    keepSeat({ game, matchID, playerID, credentials });
    window.location.replace(tableHash(game, matchID));
  }, [game, matchID, playerID, credentials]);
  return null;
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'new':
      return <NewTable key={route.game} game={route.game} />;
    case 'table':
      return <TablePage key={route.matchID} game={route.game} matchID={route.matchID} watch={route.watch} />;
    case 'personal':
      return <Personal {...route} />;
    default:
      return <Lobby />;
  }
}

/** Shown when a page crashes. The game is on the server: nothing is lost. */
function Broken({ reason }: { reason: string }) {
  const { failed: words, toLobby } = useOnlineLocale();
  const { title } = useLocale();
  useTitle(`${words.title} – ${title}`);
  return (
    <main className="shell-page" role="alert">
      <Heading>{words.title}</Heading>
      <p>{words.text}</p>
      <p className="ui-reason">{reason}</p>
      <p className="ui-buttons">
        <button
          type="button"
          className="ui-button ui-main"
          onClick={() => {
            window.location.reload();
          }}
        >
          {words.reload}
        </button>
        <a className="ui-button" href="#lobby">
          {toLobby}
        </a>
      </p>
    </main>
  );
}

/** An online page, in the current language; in the previous one until the new locale is loaded. */
export function OnlinePages({ route, hash }: { route: Route; hash: string }) {
  const { language } = useLanguage();
  const load = useCallback(() => ONLINE_LOCALES[language](), [language]);
  const words = useLoad(load);
  if (words.status === 'loading') return <Loading />;
  if (words.status === 'failed') return <LoadFailed reason={words.reason} onRetry={words.retry} />;
  return (
    <OnlineLocaleContext value={words.value}>
      <ErrorBoundary key={hash} show={(reason) => <Broken reason={reason} />}>
        <Page route={route} />
      </ErrorBoundary>
    </OnlineLocaleContext>
  );
}
