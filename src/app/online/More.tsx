/** Everything else about a table: my link and name, notifications, the record, colours and language, leaving. */
import { useState } from 'react';
import { LanguageChoice } from '../LanguageChoice.tsx';
import { SchemeChoice } from '../SchemeChoice.tsx';
import { useWords } from '../words/words.ts';
import { alertsAllowed } from './alerts.ts';
import { CopyLink, NameInput, noticeOf } from './bits.tsx';
import { HandOver } from './HandOver.tsx';
import { useNow, usePart } from './hooks.ts';
import type { TableLink } from './link.ts';
import { type Seat, leave, rename } from './lobby.ts';
import { forgetSeat, keepName, keepWantsAlerts, wantsAlerts } from './mine.ts';
import { addressOf } from './route.ts';
import { handingOver } from './seats.ts';
import { useOnlineWords } from './words/words.ts';

interface MoreProps {
  link: TableLink;
  seat: Seat | null;
  names: readonly string[];
  onDownload: () => void;
}

/** Asks the browser for notifications, when told to. */
function Alerts() {
  const { alerts: words } = useOnlineWords();
  const [allowed, setAllowed] = useState(alertsAllowed);
  const [wanted, setWanted] = useState(wantsAlerts);
  const want = (next: boolean): void => {
    keepWantsAlerts(next);
    setWanted(next);
  };
  const ask = async (): Promise<void> => {
    setAllowed(await Notification.requestPermission());
    want(true);
  };
  if (allowed === 'unsupported') return <p>{words.unsupported}</p>;
  if (allowed === 'denied') return <p>{words.denied}</p>;
  const isOn = wanted && allowed === 'granted';
  return (
    <>
      <p role="status">{isOn ? words.on : words.text}</p>
      <button
        type="button"
        onClick={() => {
          if (isOn) want(false);
          else void ask();
        }}
      >
        {isOn ? words.off : words.allow}
      </button>
    </>
  );
}

/** Changes the name one plays under, here and at tables to come. */
function Rename({ link, seat }: { link: TableLink; seat: Seat }) {
  const { rename: words } = useOnlineWords();
  const { name: current = '' } = usePart(link, 'match')!.players[Number(seat.playerID)]!;
  const [name, setName] = useState(current);
  const [became, setBecame] = useState<'busy' | 'done' | null>(null);
  const next = name.trim();
  return (
    <form
      className="shell-rename"
      onSubmit={(event) => {
        event.preventDefault();
        setBecame('busy');
        rename(seat, next).then(
          () => {
            keepName(next);
            setBecame('done');
          },
          (error: unknown) => {
            setBecame(null);
            link.tell(noticeOf(error));
          },
        );
      }}
    >
      <label>
        <span>{words.label}</span>
        <NameInput
          value={name}
          onChange={(typed) => {
            setName(typed);
            setBecame(null);
          }}
        />
      </label>
      <button type="submit" disabled={next === '' || next === current || became === 'busy'}>
        {words.change}
      </button>
      <small role="status">{became === 'done' && words.done}</small>
    </form>
  );
}

/** Gives the seat up for good. */
function Leave({ link, seat }: { link: TableLink; seat: Seat }) {
  const { leave: words } = useOnlineWords();
  const [isBusy, setBusy] = useState(false);
  const { over } = usePart(link, 'game')!.G.state;
  const gone = (): void => {
    forgetSeat(seat);
    window.location.hash = '#lobby';
  };
  const go = (): void => {
    if (over) {
      gone();
      return;
    }
    if (!window.confirm(words.sure)) return;
    setBusy(true);
    leave(seat).then(gone, (error: unknown) => {
      setBusy(false);
      link.tell(noticeOf(error));
    });
  };
  return (
    <button type="button" disabled={isBusy} onClick={go}>
      <strong>{words.title}</strong>
      <span>{over ? words.overText : words.text}</span>
    </button>
  );
}

/** Lets a bot play for the reader, for as long as they like. */
function StandIn({ link, seat, names }: { link: TableLink; seat: Seat; names: readonly string[] }) {
  const { standIn: words } = useOnlineWords();
  const match = usePart(link, 'match')!;
  const now = useNow(60_000);
  const me = Number(seat.playerID);
  const how = handingOver(match, me, me, now);
  if (how === null) return null;
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <HandOver link={link} mine={seat} seat={me} names={names} how={how} now={now} />
    </section>
  );
}

export function More({ link, seat, names, onDownload }: MoreProps) {
  const { table: words } = useWords();
  const online = useOnlineWords();
  return (
    <div className="shell-more">
      <a className="shell-button" href="#lobby">
        {online.toLobby}
      </a>
      {seat !== null && (
        <>
          <Rename link={link} seat={seat} />
          <section>
            <h2>{online.alerts.title}</h2>
            <Alerts />
          </section>
          <CopyLink
            address={addressOf({ page: 'personal', ...seat })}
            label={online.link.personal}
            text={online.link.personalText}
          />
        </>
      )}
      <button type="button" onClick={onDownload}>
        <strong>{words.download}</strong>
        <span>{words.downloadText}</span>
      </button>
      {seat !== null && (
        <>
          <StandIn link={link} seat={seat} names={names} />
          <Leave link={link} seat={seat} />
        </>
      )}
      <SchemeChoice />
      <LanguageChoice />
    </div>
  );
}
