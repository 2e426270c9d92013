/** A table by its match ID: the way to a seat, going there, and what is shown when there is none. */
import { useEffect, useMemo, useState } from 'react';
import { Heading } from '../Heading.tsx';
import { useWords } from '../words/words.ts';
import { ReasonText } from './bits.tsx';
import { Gate } from './Gate.tsx';
import { usePart, useTitle } from './hooks.ts';
import { type Notice, type TableLink, linkTable } from './link.ts';
import type { Seat } from './lobby.ts';
import { forgetSeat, mySeat } from './mine.ts';
import { OnlineTable } from './OnlineTable.tsx';
import { useOnlineWords } from './words/words.ts';

interface TablePageProps {
  matchID: string;
  /** Whether somebody without a seat wants none. */
  watch: boolean;
}

export function TablePage({ matchID, watch }: TablePageProps) {
  const [seat, setSeat] = useState(() => mySeat(matchID));
  if (seat === null && !watch) return <Gate matchID={matchID} onSeat={setSeat} />;
  return (
    <Linked
      key={seat?.playerID ?? 'watch'}
      matchID={matchID}
      seat={seat}
      onForget={() => {
        if (seat !== null) forgetSeat(seat);
        setSeat(mySeat(matchID));
      }}
    />
  );
}

interface LinkedProps {
  matchID: string;
  seat: Seat | null;
  /** Forgets a seat that is not ours any more. */
  onForget: () => void;
}

/** The table, once the server has told it. */
function Linked({ matchID, seat, onForget }: LinkedProps) {
  const link = useMemo(() => linkTable(matchID, seat), [matchID, seat]);
  useEffect(() => {
    link.open();
    return link.close;
  }, [link]);
  const game = usePart(link, 'game');
  const match = usePart(link, 'match');
  const ended = usePart(link, 'ended');
  if (ended !== null) return <Ended link={link} ended={ended} isMine={seat !== null} onForget={onForget} />;
  if (game === null || match === null) return <Going link={link} />;
  return <OnlineTable link={link} seat={seat} />;
}

function Going({ link }: { link: TableLink }) {
  const { table: words, gate, toLobby } = useOnlineWords();
  const { title } = useWords();
  const connection = usePart(link, 'connection');
  const sending = usePart(link, 'sending');
  useTitle(`${gate.title} – ${title}`);
  return (
    <main className="shell-page shell-going">
      <Heading>{gate.title}</Heading>
      <p role="status">
        {connection === 'offline' ? words.lost : words.connecting} {sending === 'unsent' && words.unsent}
      </p>
      <p className="shell-buttons">
        <a className="shell-button" href="#lobby">
          {toLobby}
        </a>
      </p>
    </main>
  );
}

interface EndedProps {
  link: TableLink;
  ended: Notice;
  isMine: boolean;
  onForget: () => void;
}

/** Why there is no table to show, and the ways on. */
function Ended({ link, ended, isMine, onForget }: EndedProps) {
  const { table: words, gate, retry, toLobby } = useOnlineWords();
  const { title } = useWords();
  const isWrongSeat = isMine && (ended.reason === 'not-authorized' || ended.reason === 'no-seat');
  useTitle(`${gate.title} – ${title}`);
  return (
    <main className="shell-page" role="alert">
      <Heading>{isWrongSeat ? words.wrongSeat : gate.title}</Heading>
      <p>{isWrongSeat ? words.wrongSeatText : <ReasonText notice={ended} />}</p>
      <p className="shell-buttons">
        {isWrongSeat && (
          <button type="button" className="shell-main" onClick={onForget}>
            {words.forgetSeat}
          </button>
        )}
        {ended.reason !== 'no-match' && (
          <button type="button" onClick={link.open}>
            {retry}
          </button>
        )}
        <a className="shell-button" href="#lobby">
          {toLobby}
        </a>
      </p>
    </main>
  );
}
