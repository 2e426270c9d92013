/** The options of a new game on this device: who plays, and the game's own options. */
import { useState } from 'react';
import type { GameMeta, GameOptions } from '../../kit/module.ts';
import { isolatedName } from '../../kit/online/names.ts';
import { freshChance } from '../bots/chance.ts';
import { useGallery } from '../cast/Gallery.tsx';
import { SeatRow } from '../cast/SeatRow.tsx';
import { openSession } from '../session/start.ts';
import { startSession } from '../session/session.ts';
import { useWords } from '../words/words.ts';
import { useLanguage } from '../words/languages.tsx';
import { hashOf } from '../route.ts';
import { Duration } from '../ui/Duration.tsx';
import { GameLoader, type LoadedGame } from '../ui/GameLoader.tsx';
import { Heading } from '../ui/Heading.tsx';
import { PlayersField } from '../ui/PlayersField.tsx';
import { WithWords } from '../ui/WithWords.tsx';
import { confusingSeat, seatNames } from '../ui/seat-names.ts';
import { OpenFile } from './OpenFile.tsx';

/** The longest name of a player, in characters. */
const NAME_LENGTH = 24;

interface SetupPageProps {
  game: string;
  /** Whether people play together: two of them, and no bots unless they are chosen. */
  isTogether: boolean;
}

export function SetupPage({ game, isTogether }: SetupPageProps) {
  return (
    <GameLoader key={`${game}/${String(isTogether)}`} id={game}>
      {(loaded) => (
        <WithWords of="cast">
          <Setup loaded={loaded} isTogether={isTogether} />
        </WithWords>
      )}
    </GameLoader>
  );
}

/** A seat in the form. */
interface Seat {
  readonly name: string;
  readonly bot: string | null;
}

interface SeatsFieldProps {
  readonly meta: GameMeta;
  readonly playing: readonly Seat[];
  readonly names: readonly string[];
  /** The seat whose name can be mistaken for another's. */
  readonly confusing: number | null;
  readonly onChange: (seat: number, next: Partial<Seat>) => void;
}

function SeatsField({ meta, playing, names, confusing, onChange }: SeatsFieldProps) {
  const { start, bots: words } = useWords('page');
  const bots = playing.map(({ bot }) => bot);
  const { gallery, filled, setUsed } = useGallery(
    meta,
    bots,
    (seat) => bots[seat] !== null,
    (seat, bot) => {
      onChange(seat, { bot });
    },
  );
  return (
    <fieldset className="page-seats">
      <legend>{start.seats()}</legend>
      {gallery}
      {playing.map(({ name, bot }, seat) => (
        <SeatRow
          key={seat}
          {...{ meta, seat, bots }}
          name={names[seat]!}
          label={words.who({ seat: seat + 1 })}
          others={[['', words.person()]]}
          value={bot ?? ''}
          isFilled={seat === filled}
          onUsed={setUsed}
          onChange={(level) => {
            onChange(seat, { bot: level === '' ? null : level });
          }}
        >
          <input
            className="ui-field"
            type="text"
            aria-label={start.nameOf({ number: seat + 1 })}
            placeholder={names[seat]}
            maxLength={NAME_LENGTH}
            autoComplete="off"
            aria-invalid={seat === confusing}
            value={name}
            onChange={(event) => {
              onChange(seat, { name: event.target.value });
            }}
          />
        </SeatRow>
      ))}
      {confusing !== null && (
        <p className="ui-reason" role="alert">
          {start.confusing({ name: isolatedName(playing[confusing]!.name) })}
        </p>
      )}
    </fieldset>
  );
}

function Setup({ loaded: { game, ui }, isTogether }: { loaded: LoadedGame; isTogether: boolean }) {
  const words = useWords('page');
  const { start } = words;
  const { language } = useLanguage();
  const { meta, rules } = game;
  const { minPlayers, maxPlayers, quickStart } = meta;
  const [seats, setSeats] = useState<readonly Seat[]>(() =>
    Array.from({ length: maxPlayers }, (_, seat) => ({
      name: '',
      bot: seat === 0 || (isTogether && seat < 2) ? null : quickStart.level,
    })),
  );
  const [options, setOptions] = useState<GameOptions>(() =>
    rules.defaultOptions(isTogether ? Math.max(2, minPlayers) : quickStart.players),
  );
  const { players } = options;
  const playing = seats.slice(0, players).map(({ name, bot }) => ({ name: name.trim(), bot }));
  const bots = playing.map(({ bot }) => bot);
  const names = seatNames(playing, words);
  const confusing = confusingSeat(playing, words);
  const isComplete = confusing === null && (ui.isComplete?.(options) ?? true);
  const change = (seat: number, next: Partial<Seat>): void => {
    setSeats(seats.map((each, other) => (other === seat ? { ...each, ...next } : each)));
  };

  const begin = (): void => {
    openSession(startSession(game, { options }, names, freshChance(), bots), () => window.confirm(start.overwrite()));
  };

  return (
    <main className="page-main page-form">
      <header>
        <Heading>{meta.title[language]}</Heading>
        <p>{start.lead()}</p>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) begin();
        }}
      >
        <PlayersField
          min={minPlayers}
          max={maxPlayers}
          value={players}
          onChange={(next) => {
            setOptions(ui.withPlayers?.(options, next) ?? rules.defaultOptions(next));
          }}
        />
        <SeatsField {...{ meta, names, confusing }} playing={seats.slice(0, players)} onChange={change} />
        {ui.SetupForm !== null && (
          <ui.SetupForm names={names} value={options} onChange={setOptions} language={language} />
        )}
        <Duration meta={meta} options={options} people={bots.filter((bot) => bot === null).length} />
        <div className="ui-buttons">
          <button type="submit" className="ui-button ui-main" disabled={!isComplete}>
            {start.start()}
          </button>
          <OpenFile />
          <a className="ui-button" href={hashOf({ page: 'home', game: meta.id })}>
            {words.home()}
          </a>
        </div>
      </form>
    </main>
  );
}
