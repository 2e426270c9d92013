/** Sets up a table: who plays, with which options, and what holds at this table. */
import { useState } from 'react';
import { AnimalDefs } from '../../dominant-species/board/art/animals.tsx';
import { ANIMALS } from '../../dominant-species/rules/components.ts';
import { LEVEL_NAMES, type LevelName } from '../bots/levels.ts';
import { Heading } from '../Heading.tsx';
import { AnimalsField, HowField, OptionsField, PlayersField } from '../SetupFields.tsx';
import { seatNames } from '../seat-names.ts';
import { useSetup } from '../use-setup.ts';
import { useWords } from '../words/words.ts';
import { NameInput, ReasonText, noticeOf } from './bits.tsx';
import { useTitle } from './hooks.ts';
import { type NewMatch, createMatch, join } from './lobby.ts';
import { keepName, keepSeat, myName } from './mine.ts';
import { tableHash } from './route.ts';
import { useOnlineWords } from './words/words.ts';

/** Who is to sit at a seat: I, somebody who comes, or a bot. */
type Planned = 'you' | 'open' | LevelName;
const PLANNED: readonly Planned[] = ['you', 'open', ...LEVEL_NAMES];

/** After how many hours an absent player may be replaced. */
const AWAY_AFTER = [1, 24, 72, 168, null];

/** Makes the table and takes my seat there. A seat that is lost between the two is chosen at the table. */
async function setUp(match: NewMatch, mine: number, name: string): Promise<string> {
  const matchID = await createMatch(match);
  if (mine >= 0) {
    try {
      keepSeat(await join(matchID, String(mine), name));
    } catch {
      // The table asks for a seat.
    }
  }
  return matchID;
}

export function NewTable() {
  const words = useWords();
  const online = useOnlineWords();
  const { create } = online;
  const setup = useSetup();
  const { players, missing } = setup;
  const [name, setName] = useState(myName);
  const [planned, setPlanned] = useState<readonly Planned[]>(() => ANIMALS.map((_, i) => (i === 0 ? 'you' : 'open')));
  const [unlisted, setUnlisted] = useState(false);
  const [hints, setHints] = useState(false);
  const [awayAfter, setAwayAfter] = useState<number | null>(72);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReturnType<typeof noticeOf> | null>(null);
  useTitle(`${create.title} – ${words.title}`);

  const seats = planned.slice(0, players);
  const mine = seats.indexOf('you');
  const bots = seats.map((each) => (each === 'you' || each === 'open' ? null : each));
  const names = seatNames(
    seats.map((each, seat) => ({ name: each === 'you' ? name.trim() : '', bot: bots[seat]! })),
    words,
  );
  const nameOf = (player: number): string => names[player]!;
  const lacking =
    missing !== undefined
      ? words.start.missing(nameOf(missing.player), missing.count)
      : bots.every((bot) => bot !== null)
        ? create.nobody
        : mine >= 0 && name.trim() === ''
          ? create.nameMissing
          : '';

  /** Plans a seat. I sit at one seat only: the one before is open then. */
  const plan = (seat: number, next: Planned): void => {
    setPlanned(
      planned.map((each, other) => (other === seat ? next : next === 'you' && each === 'you' ? 'open' : each)),
    );
  };

  const begin = (): void => {
    const { players: numPlayers, ...setupData } = setup.text();
    setBusy(true);
    setProblem(null);
    keepName(name.trim());
    const named = Object.fromEntries(bots.flatMap((bot, seat) => (bot === null ? [] : [[String(seat), bot]])));
    setUp({ numPlayers, setupData, unlisted, bots: named, hints, awayAfter }, mine, name.trim()).then(
      (matchID) => {
        // Going back leads to the lobby, not to a form that has been sent.
        window.location.replace(tableHash(matchID));
      },
      (error: unknown) => {
        setBusy(false);
        setProblem(noticeOf(error));
      },
    );
  };

  return (
    <main className="shell-page shell-start shell-new">
      <svg className="shell-defs" aria-hidden="true">
        <AnimalDefs />
      </svg>
      <header>
        <Heading>{create.title}</Heading>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (lacking === '' && !isBusy) begin();
        }}
      >
        <label className="shell-field">
          <span>{create.name}</span>
          <NameInput value={name} onChange={setName} />
        </label>
        <PlayersField setup={setup} />
        <HowField setup={setup} />

        <fieldset className="shell-seats">
          <legend>{create.seats}</legend>
          {seats.map((each, seat) => (
            <div key={seat} className="shell-seat">
              <select
                aria-label={create.whoSits(seat + 1)}
                value={each}
                onChange={(event) => {
                  const next = PLANNED.find((known) => known === event.target.value);
                  if (next) plan(seat, next);
                }}
              >
                {PLANNED.map((value) => (
                  <option key={value} value={value}>
                    {value === 'you' || value === 'open' ? create[value] : words.bots.levels[value].name}
                  </option>
                ))}
              </select>
              {setup.how === 'given' && <AnimalsField setup={setup} player={seat} nameOf={nameOf} />}
            </div>
          ))}
        </fieldset>

        <OptionsField setup={setup}>
          <label>
            <input
              type="checkbox"
              checked={hints}
              onChange={(event) => {
                setHints(event.target.checked);
              }}
            />
            <span>
              <strong>{create.hints}</strong>
              <small>{create.hintsText}</small>
            </span>
          </label>
        </OptionsField>

        <fieldset className="shell-choices">
          <legend>{create.visibility}</legend>
          {[false, true].map((value) => (
            <label key={String(value)}>
              <input
                type="radio"
                name="unlisted"
                checked={unlisted === value}
                onChange={() => {
                  setUnlisted(value);
                }}
              />
              <span>
                <strong>{value ? create.unlisted : create.listed}</strong>
                <small>{value ? create.unlistedText : create.listedText}</small>
              </span>
            </label>
          ))}
        </fieldset>

        <label className="shell-field">
          <span>{create.away}</span>
          <select
            value={String(awayAfter)}
            onChange={(event) => {
              setAwayAfter(AWAY_AFTER.find((hours) => String(hours) === event.target.value) ?? null);
            }}
          >
            {AWAY_AFTER.map((hours) => (
              <option key={String(hours)} value={String(hours)}>
                {create.awayAfter(hours)}
              </option>
            ))}
          </select>
          <small>{create.awayText}</small>
        </label>

        <div className="shell-buttons">
          <button type="submit" className="shell-main" disabled={lacking !== '' || isBusy}>
            {isBusy ? create.creating : create.create}
          </button>
          <a className="shell-button" href="#lobby">
            {online.toLobby}
          </a>
        </div>
        <p className="shell-message" role="status">
          {lacking}
        </p>
        {problem !== null && (
          <p className="shell-problem" role="alert">
            <ReasonText notice={problem} />
          </p>
        )}
      </form>
    </main>
  );
}
