/** The settings of a table: my link and name, notifications, the record, colours and language, leaving. */
import { useState } from 'react';
import { LinesChoice } from '../cast/LinesChoice.tsx';
import { LanguageChoice } from '../ui/LanguageChoice.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import { SoundChoice } from '../../ui/SoundChoice.tsx';
import { PACES, type Pace } from '../storage/preferences.ts';
import { PaceChoice } from '../ui/PaceChoice.tsx';
import { SchemeChoice } from '../ui/SchemeChoice.tsx';
import { UpdateLine } from '../ui/UpdateLine.tsx';
import { useWords } from '../words/words.ts';
import { EndGame } from '../online/EndGame.tsx';
import { HostSettings } from '../online/HostSettings.tsx';
import { Alerts } from './Alerts.tsx';
import { NameInput } from '../online/NameInput.tsx';
import { CopyLink } from '../online/CopyLink.tsx';
import { noticeOf } from '../online/RefusalText.tsx';
import { HandOver } from './HandOver.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useTableStore } from './use-table-store.ts';
import type { TableConnection } from './connection.ts';
import { leave, rename } from '../online/api.ts';
import type { Seat } from '../wire.ts';
import { forgetSeat, keepName } from '../storage/online.ts';
import { addressOf } from '../route.ts';
import { handingOver, occupantOf } from '../online/seats.ts';

const TableTold = lazyPart(async () => (await import('./TableTold.tsx')).TableTold);

/** Online, no pace waits for a click: it would make the others wait. */
const ONLINE_PACES: readonly Pace[] = PACES.filter((pace) => pace !== 'step');

export interface TableSettingsProps {
  /** How fast the moves of others are shown. */
  pace: Pace;
  onPace: (pace: Pace) => void;
  connection: TableConnection;
  seat: Seat | null;
  names: readonly string[];
  /** Null if there is no record to save. */
  onDownload: (() => void) | null;
}

/** Changes the player's name, here and at future tables. */
function Rename({ connection, seat }: { connection: TableConnection; seat: Seat }) {
  const { rename: words } = useWords('online');
  const { name: current = '' } = useTableStore(connection, 'match')!.players[Number(seat.playerID)]!;
  const [name, setName] = useState(current);
  const [became, setBecame] = useState<'busy' | 'done' | null>(null);
  const next = name.trim();
  return (
    <form
      className="page-rename"
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
            connection.notify(noticeOf(error));
          },
        );
      }}
    >
      <label>
        <span>{words.label()}</span>
        <NameInput
          value={name}
          onChange={(typed) => {
            setName(typed);
            setBecame(null);
          }}
        />
      </label>
      <button type="submit" className="ui-button" disabled={next === '' || next === current || became === 'busy'}>
        {words.change()}
      </button>
      <small role="status">{became === 'done' && words.done()}</small>
    </form>
  );
}

/** Gives up the seat permanently. */
function Leave({ connection, seat }: { connection: TableConnection; seat: Seat }) {
  const { leave: words } = useWords('online');
  const [isBusy, setBusy] = useState(false);
  const isEnded = useTableStore(connection, 'match')!.gameover !== undefined;
  const over = connection.game.rules.decision(useTableStore(connection, 'game')!.G.state) === null || isEnded;
  const gone = (): void => {
    forgetSeat(seat);
    window.location.hash = '#lobby';
  };
  const go = (): void => {
    if (over) {
      gone();
      return;
    }
    if (!window.confirm(words.sure())) return;
    setBusy(true);
    leave(seat).then(gone, (error: unknown) => {
      setBusy(false);
      connection.notify(noticeOf(error));
    });
  };
  return (
    <button type="button" className="ui-button" disabled={isBusy} onClick={go}>
      <strong>{words.title()}</strong>
      <span>{over ? words.overText() : words.text()}</span>
    </button>
  );
}

/** Lets a bot stand in for the reader, for as long as they like. */
function StandIn({ connection, seat, names }: { connection: TableConnection; seat: Seat; names: readonly string[] }) {
  const { standIn: words } = useWords('online');
  const match = useTableStore(connection, 'match')!;
  const now = useNow(60_000);
  const me = Number(seat.playerID);
  const how = handingOver(match, me, me, now);
  if (how === null) return null;
  return (
    <section>
      <h2>{words.title()}</h2>
      <p>{words.text()}</p>
      <HandOver connection={connection} mine={seat} seat={me} names={names} how={how} now={now} />
    </section>
  );
}

export function TableSettings({ connection, seat, names, onDownload, pace, onPace }: TableSettingsProps) {
  const { table: words, bots } = useWords('page');
  const match = useTableStore(connection, 'match')!;
  const online = useWords('online');
  return (
    <div className="page-settings">
      <UpdateLine />
      <a className="ui-button" href="#lobby">
        {online.toLobby()}
      </a>
      {seat !== null && (
        <>
          <Rename connection={connection} seat={seat} />
          <section>
            <h2>{online.alerts.title()}</h2>
            <Alerts />
            <a href="#account">{online.account.toAccount()}</a>
          </section>
          <TableTold match={match} mine={seat} onProblem={connection.notify} />
          {seat.credentials !== '' && (
            <CopyLink
              address={addressOf({ page: 'personal', ...seat })}
              label={online.link.personal()}
              text={online.link.personalText()}
            />
          )}
        </>
      )}
      {onDownload !== null && (
        <button type="button" className="ui-button" onClick={onDownload}>
          <strong>{words.download()}</strong>
          <span>{words.downloadText()}</span>
        </button>
      )}
      {seat !== null && (
        <>
          <StandIn connection={connection} seat={seat} names={names} />
          <HostSettings match={match} mine={seat} onProblem={connection.notify} />
          <EndGame
            match={match}
            mine={seat}
            names={names}
            canStand={connection.game.rules.standing !== undefined}
            onProblem={connection.notify}
          />
          <Leave connection={connection} seat={seat} />
        </>
      )}
      <PaceChoice title={online.pace()} paces={ONLINE_PACES} value={pace} onChange={onPace} />
      <SoundChoice label={bots.sound()} off={bots.soundOff()} />
      {match.players.some((player) => occupantOf(player) === 'bot') && <LinesChoice />}
      <SchemeChoice />
      <LanguageChoice />
    </div>
  );
}
