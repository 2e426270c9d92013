/** The banners above the board: the connection, refusals, stand-ins, and the next table. */
import { type ReactNode, useEffect, useState } from 'react';
import { useArrival } from '../ui/Heading.tsx';
import { ReasonText, noticeOf } from '../online/ReasonText.tsx';
import { usePart } from './use-part.ts';
import type { TableConnection } from './connection.ts';
import { playAgain, takeBack } from '../online/api.ts';
import type { Seat } from '../wire.ts';
import { isKept, setPreferredSeat } from '../storage/online.ts';
import { tableHash } from '../route.ts';
import { vacantSeats } from '../online/seats.ts';
import { useOnlineLocale } from '../locales/online/locale.ts';

interface BannersProps {
  connection: TableConnection;
  seat: Seat | null;
}

function Banner({ kind, children }: { kind: 'danger' | 'calm'; children: ReactNode }) {
  return <div className={`shell-banner shell-banner-${kind}`}>{children}</div>;
}

/** Whether the page is connected, and the status of a pending move. */
function Connection({ connection }: { connection: TableConnection }) {
  const { table: words } = useOnlineLocale();
  const status = usePart(connection, 'status');
  const sending = usePart(connection, 'sending');
  const isOffline = status === 'offline';
  return (
    <>
      <div role="status">
        {isOffline && (
          <Banner kind="danger">
            {words.offline} {sending === null ? words.offlineText : words.unsentText}
          </Banner>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {!isOffline && (sending === 'sending' ? words.sending : status === 'online' && words.online)}
      </p>
    </>
  );
}

/** Why something was not done, until it is closed. */
function Notice({ connection }: { connection: TableConnection }) {
  const { close } = useOnlineLocale();
  const notice = usePart(connection, 'notice');
  return (
    <div role="alert">
      {notice !== null && (
        <Banner kind="danger">
          <span>
            <ReasonText notice={notice} />
          </span>
          <button
            type="button"
            className="ui-button"
            onClick={() => {
              connection.notify(null);
            }}
          >
            {close}
          </button>
        </Banner>
      )}
    </div>
  );
}

/** After the end: the next table, or setting it up. */
function After({ connection, seat }: BannersProps) {
  const { table: words, toLobby } = useOnlineLocale();
  const { nextMatchID } = usePart(connection, 'match')!;
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (nextMatchID !== undefined && seat !== null) setPreferredSeat(nextMatchID, Number(seat.playerID));
  }, [nextMatchID, seat]);
  const again = (mine: Seat): void => {
    setBusy(true);
    playAgain(mine).then(
      (matchID) => {
        setPreferredSeat(matchID, Number(mine.playerID));
        window.location.hash = tableHash(mine.game, matchID);
      },
      (error: unknown) => {
        setBusy(false);
        connection.notify(noticeOf(error));
      },
    );
  };
  return (
    <Banner kind="calm">
      <span role="status">{nextMatchID === undefined ? words.over : words.nextText}</span>
      {nextMatchID !== undefined ? (
        <a className="ui-button" href={tableHash(connection.game.meta.id, nextMatchID)}>
          {words.next}
        </a>
      ) : (
        seat !== null && (
          <button
            type="button"
            className="ui-button"
            disabled={isBusy}
            onClick={() => {
              again(seat);
            }}
          >
            {words.rematch}
          </button>
        )
      )}
      <a className="ui-button" href="#lobby">
        {toLobby}
      </a>
    </Banner>
  );
}

/** Says that a bot stands in for the reader, who may come back. */
function HandedOver({ connection, seat }: { connection: TableConnection; seat: Seat }) {
  const { table: words } = useOnlineLocale();
  return (
    <Banner kind="calm">
      <span role="status">{words.handedOver}</span>
      <button
        type="button"
        className="ui-button"
        onClick={() => {
          takeBack(seat).catch((error: unknown) => {
            connection.notify(noticeOf(error));
          });
        }}
      >
        {words.takeBack}
      </button>
    </Banner>
  );
}

/** `label` names the table for newcomers. */
export function Banners({ connection, seat, label }: BannersProps & { label: string }) {
  const { table: words } = useOnlineLocale();
  const arrival = useArrival<HTMLParagraphElement>();
  const match = usePart(connection, 'match')!;
  const over = connection.game.rules.decision(usePart(connection, 'game')!.G.state) === null;
  const me = seat && match.players[Number(seat.playerID)];
  return (
    <aside className="shell-banners" aria-label={words.notices}>
      <p ref={arrival} className="visually-hidden">
        {label}
      </p>
      <Connection connection={connection} />
      <Notice connection={connection} />
      {seat !== null && me?.bot !== undefined && !over && <HandedOver connection={connection} seat={seat} />}
      {seat !== null && !isKept(seat) && <Banner kind="danger">{words.notKept}</Banner>}
      {over && <After connection={connection} seat={seat} />}
      {seat === null && !over && (
        <Banner kind="calm">
          {words.watching}
          {vacantSeats(match).length > 0 && (
            <a className="ui-button" href={tableHash(connection.game.meta.id, match.matchID)}>
              {words.sitHere}
            </a>
          )}
        </Banner>
      )}
    </aside>
  );
}
