/** The start page: who plays which animals, with which options; or a file to go on with. */
import { useRef, useState } from 'react';
import { AnimalDefs, AnimalIcon } from '../dominant-species/board/art/animals.tsx';
import { ANIMALS } from '../dominant-species/rules/components.ts';
import { LEVEL_NAMES, type LevelName } from './bots/levels.ts';
import { freshDealer } from './chance.ts';
import { AsideGames } from './AsideGames.tsx';
import { Heading } from './Heading.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { RulesButton } from './RulesButton.tsx';
import { AnimalsField, HowField, OptionsField, PlayersField } from './SetupFields.tsx';
import { takeAside } from './saved-game.ts';
import { seatNames } from './seat-names.ts';
import { type Session, openText, startSession } from './session.ts';
import { useSetup } from './use-setup.ts';
import { useWords } from './words/words.ts';

interface StartPageProps {
  /** Goes to the table with a game; returns whether the browser keeps it from now on. */
  onStart: (session: Session) => boolean;
}

export function StartPage({ onStart }: StartPageProps) {
  const words = useWords();
  const start = words.start;
  const setup = useSetup();
  const { players, how, missing } = setup;
  const [bots, setBots] = useState<readonly (LevelName | null)[]>(ANIMALS.map(() => null));
  const [names, setNames] = useState<readonly string[]>(ANIMALS.map(() => ''));
  const [refused, setRefused] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);

  const seats = Array.from({ length: players }, (_, player) => player);
  const shown = seatNames(
    seats.map((seat) => ({ name: names[seat]!.trim(), bot: bots[seat] ?? null })),
    words,
  );
  const nameOf = (player: number): string => shown[player]!;

  /** Opens a game; returns whether the browser keeps it. */
  const open = (text: string): boolean => {
    try {
      return onStart(openText(text, (player) => words.player(player + 1), freshDealer()));
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
      return false;
    }
  };

  const begin = (): void => {
    onStart(
      startSession(
        { setup: setup.text() },
        seats.map(nameOf),
        freshDealer(),
        seats.map((seat) => bots[seat] ?? null),
      ),
    );
  };

  return (
    <main className="shell-page shell-start">
      <svg className="shell-defs" aria-hidden="true">
        <AnimalDefs />
      </svg>
      <header>
        <p className="shell-procession" aria-hidden="true">
          {ANIMALS.map((name, animal) => (
            <AnimalIcon key={name} animal={animal} size={40} />
          ))}
        </p>
        <Heading>{words.title}</Heading>
        <p>{words.lead}</p>
      </header>

      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (missing === undefined) begin();
        }}
      >
        <PlayersField setup={setup} />
        <HowField setup={setup} />

        <fieldset className="shell-seats">
          <legend>{start.seats}</legend>
          {seats.map((player) => (
            <div key={player} className="shell-seat">
              <input
                type="text"
                aria-label={start.nameOf(player + 1)}
                placeholder={names[player]!.trim() === '' ? nameOf(player) : words.player(player + 1)}
                maxLength={24}
                autoComplete="off"
                value={names[player]}
                onChange={(event) => {
                  setNames(names.map((name, other) => (other === player ? event.target.value : name)));
                }}
              />
              <select
                aria-label={words.bots.who(player + 1)}
                value={bots[player] ?? ''}
                onChange={(event) => {
                  const level = LEVEL_NAMES.find((each) => each === event.target.value) ?? null;
                  setBots(bots.map((other, seat) => (seat === player ? level : other)));
                }}
              >
                <option value="">{words.bots.person}</option>
                {LEVEL_NAMES.map((level) => (
                  <option key={level} value={level} title={words.bots.levels[level].text}>
                    {words.bots.levels[level].name}
                  </option>
                ))}
              </select>
              {how === 'given' && <AnimalsField setup={setup} player={player} nameOf={nameOf} />}
            </div>
          ))}
        </fieldset>

        <OptionsField setup={setup} />

        <div className="shell-buttons">
          <button type="submit" className="shell-main" disabled={missing !== undefined}>
            {start.start}
          </button>
          <button
            type="button"
            title={start.openText}
            onClick={() => {
              file.current?.click();
            }}
          >
            {start.open}
          </button>
          <RulesButton />
          <a className="shell-button" href="#lobby" title={start.onlineText}>
            {start.online}
          </a>
        </div>
        <p className="shell-message" role="status">
          {missing === undefined ? '' : start.missing(nameOf(missing.player), missing.count)}
          {refused !== null && <span className="shell-reason">{start.refused(refused)}</span>}
        </p>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            if (chosen) void chosen.text().then(open);
          }}
        />
      </form>
      <AsideGames
        onOpen={({ key, text }) => {
          if (open(text)) takeAside(key);
        }}
      />
      <footer>
        <LanguageChoice />
        <p>{words.unofficial}</p>
      </footer>
    </main>
  );
}
