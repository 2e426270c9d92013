/** Who sits at a table, who is there, and what can be done about vacant seats and those who are away. */
import { AnimalIcon } from '../../dominant-species/board/art/animals.tsx';
import { useWords } from '../words/words.ts';
import { CopyLink } from './bits.tsx';
import { HandOver } from './HandOver.tsx';
import { useNow, usePart } from './hooks.ts';
import type { TableLink } from './link.ts';
import type { Seat } from './lobby.ts';
import { addressOf } from './route.ts';
import { decidingIn, handingOver, sitterOf } from './seats.ts';
import type { Match } from './wire.ts';
import { useOnlineWords } from './words/words.ts';

interface PlayersProps {
  link: TableLink;
  seat: Seat | null;
  names: readonly string[];
}

/** Who plays here, and whether they are there. */
function Presence({ match, seat, now }: { match: Match; seat: number; now: number }) {
  const words = useWords();
  const online = useOnlineWords();
  const player = match.players[seat]!;
  const sitter = sitterOf(player);
  const level = player.bot === undefined ? '' : words.bots.levels[player.bot].name;
  if (sitter === 'nobody') return online.players.vacant;
  if (sitter === 'bot') return online.players.bot;
  if (player.isHandedOver === true) return `${online.players.playsFor(player.name!)} (${level})`;
  if (player.isConnected === true) return <b className="shell-here">{online.players.here}</b>;
  return player.lastSeen === undefined
    ? online.players.away
    : `${online.players.away}, ${online.players.lastSeen(online.ago(player.lastSeen, now))}`;
}

export function Players({ link, seat: mine, names }: PlayersProps) {
  const { players: words } = useOnlineWords();
  const match = usePart(link, 'match')!;
  const { state } = usePart(link, 'game')!.G;
  const now = useNow(30_000);
  const deciding = decidingIn(match);
  const me = mine === null ? null : Number(mine.playerID);
  return (
    <div className="shell-players">
      <ul aria-label={words.title}>
        {match.players.map((_, seat) => {
          // One's own seat is handed over where one leaves it.
          const how = me === null || seat === me ? null : handingOver(match, seat, me, now);
          return (
            <li key={seat} className={seat === deciding ? 'shell-deciding' : ''}>
              <span className="shell-player-animals">
                {state.owner.map(
                  (owner, animal) => owner === seat && <AnimalIcon key={animal} animal={animal} size={30} />,
                )}
              </span>
              <p>
                <strong>{names[seat]}</strong> {seat === me && <small>({words.you})</small>}
                {seat === deciding && <b className="shell-decides">{words.decides}</b>}
                <small>
                  <Presence match={match} seat={seat} now={now} />
                </small>
              </p>
              {mine !== null && how !== null && (
                <HandOver link={link} mine={mine} seat={seat} names={names} how={how} now={now} />
              )}
            </li>
          );
        })}
      </ul>
      <CopyLink
        address={addressOf({ page: 'table', matchID: match.matchID, watch: false })}
        label={words.invite}
        text={words.inviteText}
      />
    </div>
  );
}
