/** Joining a table: who is there, and which seats are free. */
import { useCallback, useState } from 'react';
import { Heading } from '../ui/Heading.tsx';
import { useWords } from '../words/words.ts';
import { NameInput } from '../online/NameInput.tsx';
import { RefusalText, noticeOf } from '../online/RefusalText.tsx';
import { useTitle, useWhileSeen } from '../ui/hooks.ts';
import { getMatch, join } from '../online/api.ts';
import type { Seat } from '../wire.ts';
import { keepName, keepSeat, keptHostCredentials, myName, preferredSeat } from '../storage/online.ts';
import { hashOf } from '../route.ts';
import { gameTitle } from '../../games/index.ts';
import { namesOf, vacantSeats } from '../online/seats.ts';
import { setupText } from './setup-text.ts';
import { useLanguage } from '../words/languages.tsx';
import type { Match } from '../wire.ts';

/** How often it checks whether seats were taken, in ms. */
const REFRESH_MS = 10_000;

interface SitProps {
  match: Match;
  onSeat: (seat: Seat) => void;
  /** Called when the seat was not available: the table has changed. */
  onRefused: () => void;
}

/** Chooses a seat and a name. */
function Sit({ match, onSeat, onRefused }: SitProps) {
  const words = useWords('page');
  const online = useWords('online');
  const { joinPage } = online;
  const [chosen, setChosen] = useState<number | null>(null);
  const [name, setName] = useState(myName);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReturnType<typeof noticeOf> | null>(null);
  const names = namesOf(match.players, words, online);
  const vacant = vacantSeats(match);
  const seat =
    [chosen, preferredSeat(match.matchID), ...vacant].find((each) => vacant.some((one) => one === each)) ?? null;
  const watch = (
    <a
      className="ui-button"
      href={hashOf({ page: 'table', game: match.gameName, matchID: match.matchID, watch: true })}
    >
      {joinPage.watch()}
    </a>
  );

  const sit = (taken: number): void => {
    setBusy(true);
    setProblem(null);
    keepName(name.trim());
    join(match.gameName, match.matchID, String(taken), name.trim(), keptHostCredentials(match.matchID)).then(
      (mine) => {
        keepSeat(mine);
        onSeat(mine);
      },
      (error: unknown) => {
        setBusy(false);
        setProblem(noticeOf(error));
        onRefused();
      },
    );
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (seat !== null && name.trim() !== '' && !isBusy) sit(seat);
      }}
    >
      <fieldset className="ui-choices page-join-seats">
        <legend>{vacant.length > 0 ? joinPage.seat() : joinPage.full()}</legend>
        {match.players.map((_, i) => (
          <label key={i} className={vacant.includes(i) ? '' : 'ui-off'}>
            <input
              type="radio"
              name="seat"
              disabled={!vacant.includes(i)}
              checked={seat === i}
              onChange={() => {
                setChosen(i);
              }}
            />
            <span>
              <strong>
                {vacant.includes(i) ? online.vacantSeat({ number: i + 1 }) : joinPage.taken({ player: names[i]! })}
              </strong>
            </span>
          </label>
        ))}
      </fieldset>
      {vacant.length === 0 ? (
        <p className="ui-buttons">{watch}</p>
      ) : (
        <>
          <label className="page-field">
            <span>{joinPage.name()}</span>
            <NameInput value={name} onChange={setName} required />
          </label>
          <p className="ui-buttons">
            <button type="submit" className="ui-button ui-main" disabled={isBusy || name.trim() === ''}>
              {isBusy ? joinPage.sitting() : joinPage.sit()}
            </button>
            {watch}
          </p>
        </>
      )}
      {problem !== null && (
        <p className="page-problem" role="alert">
          <RefusalText notice={problem} />
        </p>
      )}
    </form>
  );
}

interface JoinPageProps {
  game: string;
  matchID: string;
  onSeat: (seat: Seat) => void;
}

export function JoinPage({ game, matchID, onSeat }: JoinPageProps) {
  const online = useWords('online');
  const { title } = useWords('page');
  const { language } = useLanguage();
  const [match, setMatch] = useState<Match | null>(null);
  const [problem, setProblem] = useState<ReturnType<typeof noticeOf> | null>(null);
  const look = useCallback((): void => {
    getMatch(game, matchID).then(
      (found) => {
        setMatch(found);
        setProblem(null);
      },
      (error: unknown) => {
        setProblem(noticeOf(error));
      },
    );
  }, [game, matchID]);
  useWhileSeen(look, REFRESH_MS);
  useTitle(`${online.joinPage.title()} – ${title()}`);

  return (
    <main className="page-main page-start">
      <header>
        <Heading>{online.joinPage.title()}</Heading>
        <p>
          {match === null
            ? problem === null && online.loading()
            : `${gameTitle(game, language)} · ${setupText(match, online, language)}`}
        </p>
      </header>
      {problem !== null && (
        <p className="page-problem" role="alert">
          <RefusalText notice={problem} />
        </p>
      )}
      {match !== null && <Sit match={match} onSeat={onSeat} onRefused={look} />}
      <p className="ui-buttons">
        {problem !== null && (
          <button type="button" className="ui-button" onClick={look}>
            {online.retry()}
          </button>
        )}
        <a className="ui-button" href="#lobby">
          {online.toLobby()}
        </a>
      </p>
    </main>
  );
}
