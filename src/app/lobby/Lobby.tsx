/** The lobby: my games, with those waiting for my move first; tables to join and to watch. */
import { useCallback, useState } from 'react';
import { Heading } from '../ui/Heading.tsx';
import { LanguageChoice } from '../ui/LanguageChoice.tsx';
import { unofficialText } from '../words/home.ts';
import { agoText } from '../words/time.ts';
import { useWords } from '../words/words.ts';
import { RefusalText, noticeOf } from '../online/RefusalText.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useTitle, useWhileSeen } from '../ui/hooks.ts';
import { listMatches } from '../online/api.ts';
import { type OwnMatch, myMatches } from '../online/mine.ts';
import { TimeLeft } from '../online/TimeLeft.tsx';
import type { Seat } from '../wire.ts';
import { useGoing } from '../online/use-going.ts';
import { forgetSeat } from '../storage/online.ts';
import { hashOf, tableHash, tableIn } from '../route.ts';
import { botsIn, playersLine, decidingIn, vacantSeats, waitsFor } from '../online/seats.ts';
import { Faces } from '../cast/Portrait.tsx';
import { GAMES, gameTitle } from '../../games/index.ts';
import { useLanguage } from '../words/languages.tsx';
import { setupText } from './setup-text.ts';
import type { Match } from '../wire.ts';

/** How often the lobby refreshes, in ms. */
const REFRESH_MS = 15_000;

/** What the lobby shows, as last loaded from the server. */
interface LobbyData {
  readonly mine: readonly OwnMatch[];
  readonly others: readonly Match[];
}

async function loadLobby(): Promise<LobbyData> {
  const [mine, listed] = await Promise.all([myMatches(), listMatches()]);
  return { mine, others: listed.filter(({ matchID }) => !mine.some(({ seat }) => seat.matchID === matchID)) };
}

interface RowProps {
  match: Match;
  now: number;
  /** My seat there; null if I have none. */
  playerID: string | null;
}

/** The players, and the progress of the game. */
function MatchText({ match, now, playerID }: RowProps) {
  const words = useWords('page');
  const online = useWords('online');
  const { language } = useLanguage();
  const { standing, updatedAt } = match;
  const deciding = decidingIn(match);
  const going = useGoing(match, playerID);
  return (
    <p>
      <Faces bots={botsIn(match.players)} />
      <strong>{playersLine(match.players, words, online)}</strong>
      {GAMES.length > 1 && <em className="page-game-name">{gameTitle(match.gameName, language)}</em>}
      <small>
        <b>{going}</b>
        {deciding !== null && match.clock && match.asleep === undefined && (
          <>
            {' · '}
            <TimeLeft match={match} seat={deciding} />
          </>
        )}{' '}
        · {online.lobby.turn({ turn: standing.turn })} ·{' '}
        {online.lobby.changed({ ago: agoText(online, updatedAt, now) })}
      </small>
      {match.asleep !== undefined && <small>{online.time.asleep()}</small>}
      <small>{setupText(match, online, language)}</small>
    </p>
  );
}

interface MineProps {
  mine: LobbyData['mine'];
  now: number;
  onForget: (seat: Seat) => void;
}

function Mine({ mine, now, onForget }: MineProps) {
  const { lobby: words } = useWords('online');
  if (mine.length === 0) return <p className="page-empty">{words.noneMine()}</p>;
  return (
    <ul>
      {mine.map(({ seat, match }) => (
        <li key={seat.matchID} className={match && waitsFor(match, seat.playerID) ? 'page-mine-now' : ''}>
          {match === null ? <p>{words.gone()}</p> : <MatchText match={match} now={now} playerID={seat.playerID} />}
          <span className="ui-buttons">
            {(match === null || match.gameover !== undefined) && (
              <button
                type="button"
                className="ui-button"
                onClick={() => {
                  if (match === null || window.confirm(words.forgetSure())) onForget(seat);
                }}
              >
                {words.forget()}
              </button>
            )}
            {match !== null && (
              <a className="ui-button" href={tableHash(seat.game, seat.matchID)}>
                {words.open()}
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Tables to join or to watch. */
function Others({ matches, now, none }: { matches: readonly Match[]; now: number; none: string }) {
  const { lobby: words } = useWords('online');
  if (matches.length === 0) return <p className="page-empty">{none}</p>;
  return (
    <ul>
      {matches.map((match) => (
        <li key={match.matchID}>
          <MatchText match={match} now={now} playerID={null} />
          <span className="ui-buttons">
            {vacantSeats(match).length > 0 && (
              <a className="ui-button" href={tableHash(match.gameName, match.matchID)}>
                {words.sit()}
              </a>
            )}
            <a
              className="ui-button"
              href={hashOf({ page: 'table', game: match.gameName, matchID: match.matchID, watch: true })}
            >
              {words.watch()}
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Goes to a table by its link or ID. */
function ByLink() {
  const { lobby: words } = useWords('online');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className="page-by-link"
      onSubmit={(event) => {
        event.preventDefault();
        const hash = tableIn(text);
        setWrong(hash === null);
        if (hash !== null) window.location.hash = hash;
      }}
    >
      <label>
        {words.byLink()}
        <input
          className="ui-field"
          type="text"
          value={text}
          placeholder="https://…#table/…"
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
      </label>
      <button type="submit" className="ui-button" disabled={text.trim() === ''}>
        {words.go()}
      </button>
      <p className="ui-message" role="status">
        {wrong ? <span className="ui-reason">{words.byLinkWrong()}</span> : words.byLinkText()}
      </p>
    </form>
  );
}

export function Lobby() {
  const online = useWords('online');
  const { lobby: words } = online;
  const { title } = useWords('page');
  const { language } = useLanguage();
  const [data, setData] = useState<LobbyData | null>(null);
  const [problem, setProblem] = useState<ReturnType<typeof noticeOf> | null>(null);
  const now = useNow(REFRESH_MS);
  const look = useCallback((): void => {
    loadLobby().then(
      (next) => {
        setData(next);
        setProblem(null);
      },
      (error: unknown) => {
        setProblem(noticeOf(error));
      },
    );
  }, []);
  useWhileSeen(look, REFRESH_MS);
  const waiting = data?.mine.filter(({ seat, match }) => match !== null && waitsFor(match, seat.playerID)).length ?? 0;
  useTitle(waiting > 0 ? `(${String(waiting)}) ${online.title()} – ${title()}` : `${online.title()} – ${title()}`);

  const forget = (seat: Seat): void => {
    forgetSeat(seat);
    setData((before) => before && { ...before, mine: before.mine.filter((each) => each.seat !== seat) });
  };
  const open = data?.others.filter((match) => vacantSeats(match).length > 0) ?? [];
  const running = data?.others.filter((match) => vacantSeats(match).length === 0) ?? [];

  return (
    <main className="page-main page-start page-lobby">
      <header>
        <Heading>{online.title()}</Heading>
        <p>{online.lead()}</p>
      </header>
      <p className="ui-buttons">
        {problem?.reason !== 'no-server' &&
          GAMES.map(({ id, title: name }) => (
            <a key={id} className="ui-button ui-main" href={hashOf({ page: 'new', game: id })}>
              {words.newTable({ game: GAMES.length > 1 ? name[language] : null })}
            </a>
          ))}
        <a className="ui-button" href="#">
          {online.onThisDevice()}
        </a>
        <button type="button" className="ui-button" onClick={look}>
          {words.refresh()}
        </button>
      </p>
      {problem !== null && (
        <p className="page-problem" role="alert">
          <RefusalText notice={problem} how={data === null && navigator.onLine} />
        </p>
      )}
      <p className="visually-hidden" role="status">
        {waiting > 0 && words.waiting({ count: waiting })}
      </p>
      {data === null && problem === null && (
        <p className="page-empty" role="status">
          {online.loading()}
        </p>
      )}
      {data !== null && (
        <>
          <section className="page-games" aria-labelledby="page-mine">
            <h2 id="page-mine">{words.mine()}</h2>
            <Mine mine={data.mine} now={now} onForget={forget} />
          </section>
          <section className="page-games" aria-labelledby="page-open">
            <h2 id="page-open">{words.vacant()}</h2>
            <Others matches={open} now={now} none={words.noneVacant()} />
          </section>
          <section className="page-games" aria-labelledby="page-running">
            <h2 id="page-running">{words.running()}</h2>
            <Others matches={running} now={now} none={words.noneRunning()} />
          </section>
          <ByLink />
        </>
      )}
      <footer>
        <a href="#account">{online.account.toAccount()}</a>
        <LanguageChoice />
        <p>
          {unofficialText(
            language,
            GAMES.map(({ credit }) => credit),
          )}
        </p>
      </footer>
    </main>
  );
}
