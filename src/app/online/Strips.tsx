/** What has to be said, above the board: the connection, what was refused, who plays for whom, and how it goes on. */
import { type ReactNode, useEffect, useState } from 'react';
import { useArrival } from '../Heading.tsx';
import { ReasonText, noticeOf } from './bits.tsx';
import { usePart } from './hooks.ts';
import type { TableLink } from './link.ts';
import { type Seat, playAgain, takeBack } from './lobby.ts';
import { isKept, wishSeat } from './mine.ts';
import { tableHash } from './route.ts';
import { vacantSeats } from './seats.ts';
import { useOnlineWords } from './words/words.ts';

interface StripsProps {
  link: TableLink;
  seat: Seat | null;
}

function Strip({ kind, children }: { kind: 'danger' | 'calm'; children: ReactNode }) {
  return <div className={`shell-strip shell-strip-${kind}`}>{children}</div>;
}

/** Whether the page is connected, and what became of a move meanwhile. */
function Connection({ link }: { link: TableLink }) {
  const { table: words } = useOnlineWords();
  const connection = usePart(link, 'connection');
  const sending = usePart(link, 'sending');
  const isOffline = connection === 'offline';
  return (
    <>
      <div role="status">
        {isOffline && (
          <Strip kind="danger">
            {words.offline} {sending === null ? words.offlineText : words.unsentText}
          </Strip>
        )}
      </div>
      <p className="shell-unseen" role="status">
        {!isOffline && (sending === 'sending' ? words.sending : connection === 'online' && words.online)}
      </p>
    </>
  );
}

/** What was not done, until it is closed. */
function Told({ link }: { link: TableLink }) {
  const { close } = useOnlineWords();
  const notice = usePart(link, 'notice');
  return (
    <div role="alert">
      {notice !== null && (
        <Strip kind="danger">
          <span>
            <ReasonText notice={notice} />
          </span>
          <button
            type="button"
            onClick={() => {
              link.tell(null);
            }}
          >
            {close}
          </button>
        </Strip>
      )}
    </div>
  );
}

/** The way on after the end: the next table, or setting it up. */
function After({ link, seat }: StripsProps) {
  const { table: words, toLobby } = useOnlineWords();
  const { nextMatchID } = usePart(link, 'match')!;
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (nextMatchID !== undefined && seat !== null) wishSeat(nextMatchID, Number(seat.playerID));
  }, [nextMatchID, seat]);
  const again = (mine: Seat): void => {
    setBusy(true);
    playAgain(mine).then(
      (matchID) => {
        wishSeat(matchID, Number(mine.playerID));
        window.location.hash = tableHash(matchID);
      },
      (error: unknown) => {
        setBusy(false);
        link.tell(noticeOf(error));
      },
    );
  };
  return (
    <Strip kind="calm">
      <span role="status">{nextMatchID === undefined ? words.over : words.nextText}</span>
      {nextMatchID !== undefined ? (
        <a className="shell-button" href={tableHash(nextMatchID)}>
          {words.next}
        </a>
      ) : (
        seat !== null && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => {
              again(seat);
            }}
          >
            {words.rematch}
          </button>
        )
      )}
      <a className="shell-button" href="#lobby">
        {toLobby}
      </a>
    </Strip>
  );
}

/** Says that a bot plays for the reader, who may come back. */
function HandedOver({ link, seat }: { link: TableLink; seat: Seat }) {
  const { table: words } = useOnlineWords();
  return (
    <Strip kind="calm">
      <span role="status">{words.handedOver}</span>
      <button
        type="button"
        onClick={() => {
          takeBack(seat).catch((error: unknown) => {
            link.tell(noticeOf(error));
          });
        }}
      >
        {words.takeBack}
      </button>
    </Strip>
  );
}

/** `label` says which table this is, to those who come to it. */
export function Strips({ link, seat, label }: StripsProps & { label: string }) {
  const { table: words } = useOnlineWords();
  const arrival = useArrival<HTMLParagraphElement>();
  const match = usePart(link, 'match')!;
  const over = usePart(link, 'game')!.G.state.over;
  const me = seat && match.players[Number(seat.playerID)];
  return (
    <aside className="shell-strips" aria-label={words.notices}>
      <p ref={arrival} className="shell-unseen">
        {label}
      </p>
      <Connection link={link} />
      <Told link={link} />
      {seat !== null && me?.bot !== undefined && !over && <HandedOver link={link} seat={seat} />}
      {seat !== null && !isKept(seat) && <Strip kind="danger">{words.notKept}</Strip>}
      {over && <After link={link} seat={seat} />}
      {seat === null && !over && (
        <Strip kind="calm">
          {words.watching}
          {vacantSeats(match).length > 0 && (
            <a className="shell-button" href={tableHash(match.matchID)}>
              {words.sitHere}
            </a>
          )}
        </Strip>
      )}
    </aside>
  );
}
