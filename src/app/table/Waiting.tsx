/** Shown in the bar while there is nothing to answer: a move being sent, or whose decision it is and whether they are present. */
import { useNow } from '../../ui/use-now.ts';
import { useTableStore } from './use-table-store.ts';
import type { TableConnection } from './connection.ts';
import { decidingIn, occupantOf } from '../online/seats.ts';
import { agoText } from '../words/time.ts';
import { useWords } from '../words/words.ts';

interface WaitingProps {
  connection: TableConnection;
  me: number | null;
  names: readonly string[];
  /** Shows what can be done about an absent player. */
  onHelp: () => void;
}

/** Times are shown to the minute. */
const MINUTE = 60_000;

export function Waiting({ connection, me, names, onHelp }: WaitingProps) {
  const online = useWords('online');
  const { table: words } = online;
  const match = useTableStore(connection, 'match')!;
  const sending = useTableStore(connection, 'sending');
  const now = useNow(MINUTE);
  if (sending !== null) {
    return <span className="ui-waiting">{sending === 'sending' ? words.sending() : words.unsent()}</span>;
  }
  // Its players have ended it: the rules would still ask somebody.
  if (match.gameover !== undefined) return <span className="ui-waiting">{words.over()}</span>;
  const seat = decidingIn(match);
  if (seat === null || seat === me) return null;
  const player = match.players[seat]!;
  const name = names[seat]!;
  const help = me !== null && (
    <button type="button" className="ui-button page-help" onClick={onHelp}>
      {words.whatToDo()}
    </button>
  );
  if (player.bot !== undefined) return <span className="ui-waiting">{words.thinking({ player: name })}</span>;
  if (occupantOf(player) === 'nobody') {
    return (
      <span className="ui-waiting">
        {words.vacant({ player: name })} {help}
      </span>
    );
  }
  const { away } = player;
  if (away !== undefined && away.since <= now && match.clock?.settings.kind !== 'live') {
    return <span className="ui-waiting">{online.time.isAway({ player: name, until: away.until - 1 })}</span>;
  }
  if (player.isConnected === true) return <span className="ui-waiting">{words.here({ player: name })}</span>;
  return (
    <span className="ui-waiting">
      {words.away({
        player: name,
        lastSeen: player.lastSeen === undefined ? null : agoText(online, player.lastSeen, now),
      })}{' '}
      {help}
    </span>
  );
}
