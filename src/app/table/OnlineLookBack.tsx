/**
 * Looking back at an online table. For a game with secrets the page has no record: the server provides the states that
 * the seat saw while the game goes on, and the full record once it is over.
 */
import { useCallback, useMemo, useRef } from 'react';
import { canRecord } from '../../kit/record/logged-record.ts';
import type { GameEnd, HistoryEntry } from '../../kit/module.ts';
import type { GameRecord } from '../../kit/record/record.ts';
import { timelineSeen } from '../../kit/record/timeline.ts';
import { useKeys } from '../../ui/keys.ts';
import { seenFrom } from '../online/api.ts';
import type { Seat } from '../wire.ts';
import { LookBack } from '../replay/LookBack.tsx';
import { fetchedRecord } from '../replay/sources.ts';
import { Viewer } from '../replay/Viewer.tsx';
import { useWords } from '../words/words.ts';
import { type LoadedGame, Loading } from '../ui/GameLoader.tsx';
import { AskToGoBack } from './AskToGoBack.tsx';
import { useTableStore } from './use-table-store.ts';
import { useLoad } from '../ui/use-load.ts';
import type { TableConnection } from './connection.ts';

interface OnlineLookBackProps {
  loaded: LoadedGame;
  connection: TableConnection;
  /** Null for a spectator. */
  seat: Seat | null;
  names: readonly string[];
  /** The bots' levels by seat; null for a person. */
  bots: readonly (string | null)[];
  /** The record as the page knows it, for a game without secrets. */
  record: () => GameRecord;
  /** Set if the game ended by more than its rules. */
  end: GameEnd | undefined;
  from: number;
  onBack: () => void;
}

export function OnlineLookBack(props: OnlineLookBackProps) {
  const { loaded, connection, seat, names, record, end, from, onBack } = props;
  const { G, history } = useTableStore(connection, 'game')!;
  const { state } = G;
  // Its players may have ended it before its rules do.
  const isEnded = useTableStore(connection, 'match')!.gameover !== undefined;
  const isOver = loaded.game.rules.decision(state) === null || isEnded;
  const matchID = useShared(connection);
  if (!canRecord(loaded.game)) return isOver ? <All {...props} /> : <Seen {...props} />;
  const viewer = seat && Number(seat.playerID);
  const more = goingBack(props);
  return (
    <LookBack {...{ loaded, history, names, from, viewer, isOver, end, matchID, onBack, more }} record={record()} />
  );
}

/** The match, if the server shows everybody its record once it is over; some tables show it only to their players. */
const useShared = (connection: TableConnection): string | undefined =>
  useTableStore(connection, 'match')!.table.spectators === false ? undefined : connection.matchID;

/** What a player may ask for at a point of the game that goes on. */
const goingBack = ({ connection, seat, onBack }: OnlineLookBackProps) =>
  seat === null
    ? undefined
    : (point: number) => <AskToGoBack {...{ connection, point }} me={Number(seat.playerID)} onAsked={onBack} />;

/** The game after its end. */
function All({ loaded, connection, seat, names, end, from, onBack }: OnlineLookBackProps) {
  const { id } = loaded.game.meta;
  const { matchID } = connection;
  const shared = useShared(connection);
  const { history } = useTableStore(connection, 'game')!;
  const by = shared === undefined ? seat : null;
  const load = useCallback(() => fetchedRecord(id, matchID, by), [id, matchID, by]);
  const record = useLoad(load);
  if (record.status === 'failed') return <NotReceived onRetry={record.retry} onBack={onBack} />;
  if (record.status === 'loading') return <Loading />;
  return (
    <LookBack
      {...{ loaded, history, names, end, from, onBack }}
      matchID={shared}
      record={record.value}
      viewer={null}
      isOver
    />
  );
}

type History = readonly HistoryEntry<unknown, unknown>[];

/** What was seen, by point. While the game goes on only new points are requested. */
function useSeen({ loaded, connection, seat }: OnlineLookBackProps) {
  const { id } = loaded.game.meta;
  const { matchID } = connection;
  const { G, history } = useTableStore(connection, 'game')!;
  const kept = useRef<{ history: History; states: readonly unknown[] }>({ history: [], states: [] });
  const load = useCallback(async () => {
    const { history: previous, states: known } = kept.current;
    const changed = history.findIndex((entry, point) => entry !== previous[point]);
    const same = changed < 0 ? history.length : changed;
    // The current table is already known.
    const isNext = same === history.length - 1;
    const rest = same === history.length ? [] : isNext ? [G.state] : await seenFrom(id, matchID, seat, same);
    const states = [...known.slice(0, same), ...rest].slice(0, history.length);
    kept.current = { history: history.slice(0, states.length), states };
    return kept.current;
  }, [id, matchID, seat, G, history]);
  return useLoad(load);
}

/** The game while it goes on. */
function Seen(props: OnlineLookBackProps) {
  const { loaded, seat, names, bots, from, onBack } = props;
  const seen = useSeen(props);
  const ready = seen.status === 'ready' ? seen.value : null;
  const timeline = useMemo(() => ready && timelineSeen(loaded.game, ready.states, ready.history), [loaded.game, ready]);
  if (seen.status === 'failed') return <NotReceived onRetry={seen.retry} onBack={onBack} />;
  if (timeline === null) return <Loading />;
  const viewer = seat && Number(seat.playerID);
  return (
    <Viewer
      loaded={loaded}
      timeline={timeline}
      names={names}
      bots={bots}
      from={from}
      viewer={viewer}
      onBack={onBack}
      tools={goingBack(props)}
      isRunning
    />
  );
}

function NotReceived({ onRetry, onBack }: { onRetry: () => void; onBack: () => void }) {
  const { problems, viewer } = useWords('replay');
  useKeys({ b: onBack }, true);
  return (
    <main className="page-main" role="alert">
      <p className="ui-reason">{problems.unreachable()}</p>
      <p className="ui-buttons">
        <button type="button" className="ui-button ui-main" onClick={onRetry}>
          {problems.again()}
        </button>
        <button type="button" className="ui-button" onClick={onBack}>
          {viewer.backToNow()}
        </button>
      </p>
    </main>
  );
}
