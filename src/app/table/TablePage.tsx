/** A table by its match ID: choosing a seat, going there, or why there is none. */
import { useEffect, useMemo, useState } from 'react';
import { Heading } from '../ui/Heading.tsx';
import { useWords } from '../words/words.ts';
import { RefusalText } from '../online/RefusalText.tsx';
import { bringSeatsTogether } from '../online/account.ts';
import { JoinPage } from '../lobby/JoinPage.tsx';
import { useTitle } from '../ui/hooks.ts';
import { useTableStore } from './use-table-store.ts';
import { type TableConnection, connectTable } from './connection.ts';
import type { Notice } from '../online/RefusalText.tsx';
import { GameLoader, type LoadedGame } from '../ui/GameLoader.tsx';
import type { Seat } from '../wire.ts';
import { forgetSeat, mySeat } from '../storage/online.ts';
import { OnlineTable } from './OnlineTable.tsx';

interface TablePageProps {
  game: string;
  matchID: string;
  /** Whether somebody without a seat only wants to watch. */
  watch: boolean;
}

export function TablePage({ game, matchID, watch }: TablePageProps) {
  const [seat, setSeat] = useState(() => mySeat(matchID));
  useEffect(() => {
    if (seat !== null || watch) return;
    // The browser may have forgotten a seat that the account knows.
    void bringSeatsTogether().then(() => {
      setSeat(mySeat(matchID));
    });
  }, [seat, watch, matchID]);
  if (seat === null && !watch) return <JoinPage game={game} matchID={matchID} onSeat={setSeat} />;
  return (
    <GameLoader id={game}>
      {(loaded) => (
        <Connected
          key={seat?.playerID ?? 'watch'}
          loaded={loaded}
          matchID={matchID}
          seat={seat}
          onForget={() => {
            if (seat !== null) forgetSeat(seat);
            setSeat(mySeat(matchID));
          }}
        />
      )}
    </GameLoader>
  );
}

interface ConnectedProps {
  loaded: LoadedGame;
  matchID: string;
  seat: Seat | null;
  /** Forgets a seat that is no longer ours. */
  onForget: () => void;
}

/** The table, once the server has sent it. */
function Connected({ loaded, matchID, seat, onForget }: ConnectedProps) {
  const connection = useMemo(() => connectTable(loaded.game, matchID, seat), [loaded.game, matchID, seat]);
  useEffect(() => {
    connection.open();
    return connection.close;
  }, [connection]);
  const game = useTableStore(connection, 'game');
  const match = useTableStore(connection, 'match');
  const ended = useTableStore(connection, 'ended');
  if (ended !== null) return <Ended connection={connection} ended={ended} isMine={seat !== null} onForget={onForget} />;
  if (game === null || match === null) return <Connecting connection={connection} />;
  return <OnlineTable loaded={loaded} connection={connection} seat={seat} />;
}

function Connecting({ connection }: { connection: TableConnection }) {
  const { table: words, joinPage, toLobby } = useWords('online');
  const { title } = useWords('page');
  const status = useTableStore(connection, 'status');
  const sending = useTableStore(connection, 'sending');
  useTitle(`${joinPage.title()} – ${title()}`);
  return (
    <main className="page-main page-waiting">
      <Heading>{joinPage.title()}</Heading>
      <p role="status">
        {status === 'offline' ? words.lost() : words.connecting()} {sending === 'unsent' && words.unsent()}
      </p>
      <p className="ui-buttons">
        <a className="ui-button" href="#lobby">
          {toLobby()}
        </a>
      </p>
    </main>
  );
}

interface EndedProps {
  connection: TableConnection;
  ended: Notice;
  isMine: boolean;
  onForget: () => void;
}

/** Why there is no table to show, and what to do. */
function Ended({ connection, ended, isMine, onForget }: EndedProps) {
  const { table: words, joinPage, retry, toLobby } = useWords('online');
  const { title } = useWords('page');
  const isWrongSeat = isMine && (ended.reason === 'not-authorized' || ended.reason === 'no-seat');
  useTitle(`${joinPage.title()} – ${title()}`);
  return (
    <main className="page-main" role="alert">
      <Heading>{isWrongSeat ? words.wrongSeat() : joinPage.title()}</Heading>
      <p>{isWrongSeat ? words.wrongSeatText() : <RefusalText notice={ended} />}</p>
      <p className="ui-buttons">
        {isWrongSeat && (
          <button type="button" className="ui-button ui-main" onClick={onForget}>
            {words.forgetSeat()}
          </button>
        )}
        {ended.reason !== 'no-match' && (
          <button type="button" className="ui-button" onClick={connection.open}>
            {retry()}
          </button>
        )}
        <a className="ui-button" href="#lobby">
          {toLobby()}
        </a>
      </p>
    </main>
  );
}
