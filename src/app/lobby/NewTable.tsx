/** Sets up an online table: who plays, with which options. */
import { useMemo, useState } from 'react';
import { GAMES } from '../../games/index.ts';
import type { GameMeta, GameOptions } from '../../kit/module.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { tableHash } from '../route.ts';
import { keepName, keepSeat, myName } from '../storage/online.ts';
import { NameInput } from '../online/NameInput.tsx';
import { RefusalText, noticeOf } from '../online/RefusalText.tsx';
import { Duration } from '../ui/Duration.tsx';
import { GameLoader, Loading, type LoadedGame } from '../ui/GameLoader.tsx';
import { Heading } from '../ui/Heading.tsx';
import { useGallery } from '../cast/Gallery.tsx';
import { SeatRow } from '../cast/SeatRow.tsx';
import { PlayersField } from '../ui/PlayersField.tsx';
import { useTitle } from '../ui/hooks.ts';
import { useLoad } from '../ui/use-load.ts';
import { WithWords } from '../ui/WithWords.tsx';
import { seatNames } from '../ui/seat-names.ts';
import { type NewMatch, createMatch, join, usualSetup } from '../online/api.ts';
import type { TableChoice } from './table-choice.ts';
import { TableFields, USUAL_TABLE } from './TableFields.tsx';

/** Creates the table and takes my seat there. If the seat is lost in between, it is chosen at the table. */
async function setUp(game: string, match: NewMatch, mine: number, name: string): Promise<string> {
  const { matchID, hostCredentials } = await createMatch(game, match);
  if (mine >= 0) {
    try {
      keepSeat(await join(game, matchID, String(mine), name, hostCredentials));
    } catch {
      // The table will ask for a seat.
    }
  }
  return matchID;
}

export function NewTable({ game }: { game: string }) {
  // A server that does not answer is reported when the table is made.
  const load = useMemo(() => () => usualSetup(game).catch(() => ({})), [game]);
  const setup = useLoad(load);
  if (setup.status !== 'ready') return <Loading />;
  return (
    <GameLoader id={game}>
      {(loaded) => (
        <WithWords of="cast">
          <TableForm loaded={loaded} setup={setup.value} />
        </WithWords>
      )}
    </GameLoader>
  );
}

/** The plan for each seat: I (`you`), anyone (`open`), or a bot by its level; and a way to change it. */
function usePlan(seats: number) {
  const [planned, setPlanned] = useState<readonly string[]>(() =>
    Array.from({ length: seats }, (_, i) => (i === 0 ? 'you' : 'open')),
  );
  /** I sit at only one seat: the previous one becomes open. */
  const plan = (seat: number, next: string): void => {
    setPlanned(
      planned.map((each, other) => (other === seat ? next : next === 'you' && each === 'you' ? 'open' : each)),
    );
  };
  return [planned, plan] as const;
}

interface SeatsFieldProps {
  readonly meta: GameMeta;
  /** Who is to sit where. */
  readonly seats: readonly string[];
  readonly bots: readonly (string | null)[];
  readonly names: readonly string[];
  readonly onPlan: (seat: number, next: string) => void;
}

function SeatsField({ meta, seats, bots, names, onPlan }: SeatsFieldProps) {
  const { create } = useWords('online');
  const { gallery, filled, setUsed } = useGallery(meta, bots, (seat) => seats[seat] !== 'you', onPlan);
  return (
    <fieldset className="page-seats">
      <legend>{create.seats()}</legend>
      {gallery}
      {seats.map((each, seat) => (
        <SeatRow
          key={seat}
          {...{ meta, seat, bots }}
          name={each === 'you' ? names[seat]! : '?'}
          label={create.whoSits({ seat: seat + 1 })}
          others={[
            ['you', create.you()],
            ['open', create.open()],
          ]}
          value={each}
          isFilled={seat === filled}
          onUsed={setUsed}
          onChange={(next) => {
            onPlan(seat, next);
          }}
        />
      ))}
    </fieldset>
  );
}

/** `setup` is what the server's tables have by default. */
function TableForm({ loaded: { game, ui }, setup }: { loaded: LoadedGame; setup: object }) {
  const words = useWords('page');
  const online = useWords('online');
  const { language } = useLanguage();
  const { create } = online;
  const { meta, rules, notation } = game;
  const [usual] = useState<GameOptions>(() =>
    notation.options.read({ ...setup, players: Math.max(2, meta.minPlayers) }),
  );
  const [options, setOptions] = useState(usual);
  const { players } = options;
  const [name, setName] = useState(myName);
  const [planned, plan] = usePlan(meta.maxPlayers);
  const [table, setTable] = useState<TableChoice>(USUAL_TABLE);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReturnType<typeof noticeOf> | null>(null);
  const title = GAMES.length > 1 ? `${create.title()}: ${meta.title[language]}` : create.title();
  useTitle(`${title} – ${words.title()}`);

  const seats = planned.slice(0, players);
  const mine = seats.indexOf('you');
  const hasOthers = seats.filter((each) => each === 'you' || each === 'open').length > 1;
  const bots = seats.map((each) => (each === 'you' || each === 'open' ? null : each));
  const names = seatNames(
    seats.map((each, seat) => ({ name: each === 'you' ? name.trim() : '', bot: bots[seat]! })),
    words,
  );
  const isComplete = ui.isComplete?.(options) ?? true;
  const lacking = bots.every((bot) => bot !== null)
    ? create.nobody()
    : mine >= 0 && name.trim() === ''
      ? create.nameMissing()
      : '';

  const begin = (): void => {
    const { players: numPlayers, ...setupData } = notation.options.write(options) as GameOptions;
    setBusy(true);
    setProblem(null);
    keepName(name.trim());
    const named = Object.fromEntries(bots.flatMap((bot, seat) => (bot === null ? [] : [[String(seat), bot]])));
    const { shared, clock, timeOut, unlisted, hints, awayAfter, spectators, unrated } = table;
    const time = clock !== null && hasOthers ? { clock, timeOut } : {};
    // Tables by link always allow this.
    const several = unlisted ? {} : { shared };
    const choice = { unlisted, hints, awayAfter, spectators, unrated, ...time, ...several };
    setUp(meta.id, { numPlayers, setupData, bots: named, ...choice }, mine, name.trim()).then(
      (matchID) => {
        // Back leads to the lobby, not to a form that has been sent.
        window.location.replace(tableHash(meta.id, matchID));
      },
      (error: unknown) => {
        setBusy(false);
        setProblem(noticeOf(error));
      },
    );
  };

  return (
    <main className="page-main page-form page-new">
      <header>
        <Heading>{title}</Heading>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (lacking === '' && isComplete && !isBusy) begin();
        }}
      >
        <label className="page-field">
          <span>{create.name()}</span>
          <NameInput value={name} onChange={setName} />
        </label>
        <PlayersField
          min={meta.minPlayers}
          max={meta.maxPlayers}
          value={players}
          onChange={(next) => {
            setOptions(ui.withPlayers?.(options, next) ?? rules.defaultOptions(next));
          }}
        />
        <SeatsField {...{ meta, seats, bots, names }} onPlan={plan} />
        {ui.SetupForm !== null && (
          <ui.SetupForm names={names} value={options} usual={usual} onChange={setOptions} language={language} />
        )}
        <Duration meta={meta} options={options} people={bots.filter((bot) => bot === null).length} />
        <TableFields value={table} onChange={setTable} hasOthers={hasOthers} />
        <div className="ui-buttons">
          <button type="submit" className="ui-button ui-main" disabled={lacking !== '' || !isComplete || isBusy}>
            {isBusy ? create.creating() : create.create()}
          </button>
          <a className="ui-button" href="#lobby">
            {online.toLobby()}
          </a>
        </div>
        <p className="ui-message" role="status">
          {lacking}
        </p>
        {problem !== null && (
          <p className="page-problem" role="alert">
            <RefusalText notice={problem} />
          </p>
        )}
      </form>
    </main>
  );
}
