/** Who sits at a table, who is there, and what can be done about vacant seats and absent players. */
import { castName, sameBefore } from '../../kit/bots/cast.ts';
import { Portrait } from '../cast/Portrait.tsx';
import { agoText } from '../words/time.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { setupText } from '../lobby/setup-text.ts';
import { TimeLeft } from '../online/TimeLeft.tsx';
import { CopyLink } from '../online/CopyLink.tsx';
import { FreeSeat } from './FreeSeat.tsx';
import { HandOver } from './HandOver.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useTableStore } from './use-table-store.ts';
import type { TableConnection } from './connection.ts';
import type { Seat } from '../wire.ts';
import { addressOf } from '../route.ts';
import { botsIn, decidingIn, handingOver, mayFree, occupantOf } from '../online/seats.ts';
import type { Match } from '../wire.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';

/** The symbol of the side that a seat plays. */
export type SeatSignOf = LoadedGame['ui']['SeatSign'];

interface PlayersProps {
  SeatSign: SeatSignOf;
  connection: TableConnection;
  seat: Seat | null;
  names: readonly string[];
}

/** Who plays here, and whether they are present. */
function Presence({ match, seat, now }: { match: Match; seat: number; now: number }) {
  const online = useWords('online');
  const player = match.players[seat]!;
  const occupant = occupantOf(player);
  const level = player.bot === undefined ? '' : castName(player.bot);
  if (occupant === 'nobody') return online.players.vacant();
  if (occupant === 'bot') return online.players.bot();
  if (player.resigned !== undefined) return `${online.time.resigned()} (${level})`;
  if (player.isHandedOver === true) return `${online.players.playsFor({ player: player.name! })} (${level})`;
  const { away } = player;
  if (away !== undefined) {
    // The last day is over at midnight.
    const until = away.until - 1;
    return away.since <= now ? online.time.awayUntil({ until }) : online.time.awayFrom({ since: away.since, until });
  }
  if (player.isConnected === true) return <b className="page-here">{online.players.here()}</b>;
  return player.lastSeen === undefined
    ? online.players.away()
    : `${online.players.away()}, ${online.players.lastSeen({ ago: agoText(online, player.lastSeen, now) })}`;
}

export function Players({ SeatSign, connection, seat: mine, names }: PlayersProps) {
  const online = useWords('online');
  const { players: words, time } = online;
  const { language } = useLanguage();
  const match = useTableStore(connection, 'match')!;
  const bots = botsIn(match.players);
  const { state } = useTableStore(connection, 'game')!.G;
  const now = useNow(30_000);
  const deciding = decidingIn(match);
  const me = mine === null ? null : Number(mine.playerID);
  return (
    <div className="page-players">
      <ul aria-label={words.title()}>
        {match.players.map((_, seat) => {
          // One's own seat is handed over under "leave".
          const how = me === null || seat === me ? null : handingOver(match, seat, me, now);
          return (
            <li key={seat} className={seat === deciding ? 'page-deciding' : ''}>
              <span className="page-player-seat">
                {SeatSign && <SeatSign state={state} seat={seat} />}
                {bots[seat] !== null && (
                  <Portrait level={bots[seat]!} before={sameBefore(bots, seat)} name={names[seat]!} />
                )}
              </span>
              <p>
                <strong>{names[seat]}</strong> {seat === me && <small>({words.you()})</small>}{' '}
                {match.host === String(seat) && <small>{words.host()}</small>}
                {seat === deciding && <b className="page-decides">{words.decides()}</b>}
                <small>
                  <Presence match={match} seat={seat} now={now} />
                </small>
              </p>
              <TimeLeft match={match} seat={seat} />
              {mine !== null && me !== null && mayFree(match, seat, me, now) && (
                <FreeSeat mine={mine} seat={seat} name={names[seat]!} />
              )}
              {mine !== null && how !== null && (
                <HandOver connection={connection} mine={mine} seat={seat} names={names} how={how} now={now} />
              )}
            </li>
          );
        })}
      </ul>
      <p className="page-watching">{setupText(match, online, language)}</p>
      {match.asleep !== undefined && <p className="page-watching">{time.asleep()}</p>}
      {(match.spectators ?? 0) > 0 && <p className="page-watching">{time.watching({ count: match.spectators! })}</p>}
      <CopyLink
        address={addressOf({ page: 'table', game: connection.game.meta.id, matchID: match.matchID, watch: false })}
        label={words.invite()}
        text={words.inviteText()}
      />
    </div>
  );
}
