/** The online pages. */
import { useEffect } from 'react';
import { WithWords } from './ui/WithWords.tsx';
import { useWords } from './words/words.ts';
import { type Route, tableHash } from './route.ts';
import { myAccount } from './online/account.ts';
import { renewPush } from './online/push.ts';
import { keepSeat, wantsAlerts } from './storage/online.ts';
import { TablePage } from './table/TablePage.tsx';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';
import { Heading } from './ui/Heading.tsx';
import { useTitle } from './ui/hooks.ts';
import { AccountPage } from './account/AccountPage.tsx';
import { LinkPage } from './account/LinkPage.tsx';
import { MailPage } from './account/MailPage.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { NewTable } from './lobby/NewTable.tsx';
import './account/account.css';
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
    case 'account':
      return <AccountPage />;
    case 'link':
      return <LinkPage code={route.code} />;
    case 'mail':
    case 'unsubscribe':
      return <MailPage what={route.page} code={route.code} />;
    case 'personal':
      return <Personal {...route} />;
    default:
      return <Lobby />;
  }
}

/** Shown when a page crashes. The game is on the server: nothing is lost. */
function Broken({ reason }: { reason: string }) {
  const { failed: words, toLobby } = useWords('online');
  const { title } = useWords('page');
  useTitle(`${words.title()} – ${title()}`);
  return (
    <main className="page-main" role="alert">
      <Heading>{words.title()}</Heading>
      <p>{words.text()}</p>
      <p className="ui-reason">{reason}</p>
      <p className="ui-buttons">
        <button
          type="button"
          className="ui-button ui-main"
          onClick={() => {
            window.location.reload();
          }}
        >
          {words.reload()}
        </button>
        <a className="ui-button" href="#lobby">
          {toLobby()}
        </a>
      </p>
    </main>
  );
}

/** Once a page: this browser is subscribed again if it was, since subscriptions and keys change. */
let isRenewed = false;
function renewOnce(): void {
  if (isRenewed || !wantsAlerts()) return;
  isRenewed = true;
  myAccount().then(renewPush, () => undefined);
}

/** An online page. */
export function OnlinePages({ route, hash }: { route: Route; hash: string }) {
  useEffect(renewOnce, []);
  return (
    <WithWords of="online">
      <ErrorBoundary key={hash} show={(reason) => <Broken reason={reason} />}>
        <Page route={route} />
      </ErrorBoundary>
    </WithWords>
  );
}
