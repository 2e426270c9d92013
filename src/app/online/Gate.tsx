/** Before one sits at a table: who is there, and which seats are vacant. */
import { useCallback, useState } from 'react';
import { AnimalDefs, AnimalIcon } from '../../dominant-species/board/art/animals.tsx';
import { useWords as useBoardWords } from '../../dominant-species/board/words/words.ts';
import { ANIMALS } from '../../dominant-species/rules/components.ts';
import { Heading } from '../Heading.tsx';
import { useWords } from '../words/words.ts';
import { NameInput, ReasonText, noticeOf } from './bits.tsx';
import { useTitle, useWhileSeen } from './hooks.ts';
import { type Seat, getMatch, join } from './lobby.ts';
import { keepName, keepSeat, myName, wishedSeat } from './mine.ts';
import { hashOf } from './route.ts';
import { namesOf, vacantSeats } from './seats.ts';
import { setupText } from './setup-text.ts';
import type { Match } from './wire.ts';
import { useOnlineWords } from './words/words.ts';

/** How often it looks whether a seat was taken, in ms. */
const AGAIN = 10_000;

/** The animals of a seat, where they were given. */
function SeatAnimals({ match, seat }: { match: Match; seat: number }) {
  const { animals: words } = useBoardWords();
  const given = match.setupData?.animals;
  if (!Array.isArray(given)) return null;
  return given[seat]?.flatMap((name) => {
    const animal = ANIMALS.findIndex((each) => each === name);
    return animal < 0
      ? []
      : [
          <AnimalIcon key={name} animal={animal} size={30} />,
          <span key={`${name}:`}>{words[ANIMALS[animal]!].name}</span>,
        ];
  });
}

interface SitProps {
  match: Match;
  onSeat: (seat: Seat) => void;
  /** Told when a seat was not to be had: the table has changed. */
  onRefused: () => void;
}

/** Chooses a seat and a name. */
function Sit({ match, onSeat, onRefused }: SitProps) {
  const words = useWords();
  const online = useOnlineWords();
  const { gate } = online;
  const [chosen, setChosen] = useState<number | null>(null);
  const [name, setName] = useState(myName);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReturnType<typeof noticeOf> | null>(null);
  const names = namesOf(match.players, words, online);
  const vacant = vacantSeats(match);
  const seat =
    [chosen, wishedSeat(match.matchID), ...vacant].find((each) => vacant.some((one) => one === each)) ?? null;
  const watch = (
    <a className="shell-button" href={hashOf({ page: 'table', matchID: match.matchID, watch: true })}>
      {gate.watch}
    </a>
  );

  const sit = (taken: number): void => {
    setBusy(true);
    setProblem(null);
    keepName(name.trim());
    join(match.matchID, String(taken), name.trim()).then(
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
      <fieldset className="shell-choices shell-gate-seats">
        <legend>{vacant.length > 0 ? gate.seat : gate.full}</legend>
        {match.players.map((_, i) => (
          <label key={i} className={vacant.includes(i) ? '' : 'shell-off'}>
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
              <strong>{vacant.includes(i) ? online.vacantSeat(i + 1) : gate.taken(names[i]!)}</strong>
              <small className="shell-gate-animals">
                <SeatAnimals match={match} seat={i} />
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {vacant.length === 0 ? (
        <p className="shell-buttons">{watch}</p>
      ) : (
        <>
          <label className="shell-field">
            <span>{gate.name}</span>
            <NameInput value={name} onChange={setName} required />
          </label>
          <p className="shell-buttons">
            <button type="submit" className="shell-main" disabled={isBusy || name.trim() === ''}>
              {isBusy ? gate.sitting : gate.sit}
            </button>
            {watch}
          </p>
        </>
      )}
      {problem !== null && (
        <p className="shell-problem" role="alert">
          <ReasonText notice={problem} />
        </p>
      )}
    </form>
  );
}

export function Gate({ matchID, onSeat }: { matchID: string; onSeat: (seat: Seat) => void }) {
  const online = useOnlineWords();
  const { title } = useWords();
  const [match, setMatch] = useState<Match | null>(null);
  const [problem, setProblem] = useState<ReturnType<typeof noticeOf> | null>(null);
  const look = useCallback((): void => {
    getMatch(matchID).then(
      (found) => {
        setMatch(found);
        setProblem(null);
      },
      (error: unknown) => {
        setProblem(noticeOf(error));
      },
    );
  }, [matchID]);
  useWhileSeen(look, AGAIN);
  useTitle(`${online.gate.title} – ${title}`);

  return (
    <main className="shell-page shell-start">
      <svg className="shell-defs" aria-hidden="true">
        <AnimalDefs />
      </svg>
      <header>
        <Heading>{online.gate.title}</Heading>
        <p>{match === null ? problem === null && online.loading : setupText(match, online.setup)}</p>
      </header>
      {problem !== null && (
        <p className="shell-problem" role="alert">
          <ReasonText notice={problem} />
        </p>
      )}
      {match !== null && <Sit match={match} onSeat={onSeat} onRefused={look} />}
      <p className="shell-buttons">
        {problem !== null && (
          <button type="button" onClick={look}>
            {online.retry}
          </button>
        )}
        <a className="shell-button" href="#lobby">
          {online.toLobby}
        </a>
      </p>
    </main>
  );
}
