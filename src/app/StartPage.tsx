/** The start page: who plays which animals, with which options; or a file to go on with. */
import { useRef, useState } from 'react';
import { AnimalDefs, AnimalIcon } from '../dominant-species/board/art/animals.tsx';
import { useWords as useBoardWords } from '../dominant-species/board/words/words.ts';
import { ANIMALS } from '../dominant-species/rules/components.ts';
import { LEVEL_NAMES, type LevelName } from './bots/levels.ts';
import { freshDealer } from './chance.ts';
import { AsideGames } from './AsideGames.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { RulesButton } from './RulesButton.tsx';
import { takeAside } from './saved-game.ts';
import { type Session, openText, startSession } from './session.ts';
import { useWords } from './words/words.ts';

const PLAYERS = [2, 3, 4, 5, 6];
const HOW = ['given', 'dealt', 'chosen'] as const;

/** The animals the seats begin with: from the bottom of the food chain up, as the initiative track begins. */
const suggested = (players: number, each: number): number[][] =>
  Array.from({ length: players }, (_, player) =>
    Array.from({ length: each }, (_, i) => ANIMALS.length - 1 - player - i * players),
  );

interface StartPageProps {
  /** Goes to the table with a game; returns whether the browser keeps it from now on. */
  onStart: (session: Session) => boolean;
}

export function StartPage({ onStart }: StartPageProps) {
  const words = useWords();
  const start = words.start;
  const animalWords = useBoardWords().animals;
  const [players, setPlayers] = useState(2);
  const [bots, setBots] = useState<readonly (LevelName | null)[]>(PLAYERS.map(() => null).concat(null));
  const [names, setNames] = useState<readonly string[]>(PLAYERS.map(() => '').concat(''));
  const [how, setHow] = useState<(typeof HOW)[number]>('given');
  const [several, setSeveral] = useState(false);
  const [randomEarth, setRandomEarth] = useState(false);
  const [picked, setPicked] = useState(() => suggested(2, 1));
  const [refused, setRefused] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);

  const canBeSeveral = players <= 3;
  const each = several && canBeSeveral ? ANIMALS.length / players : 1;
  const seats = Array.from({ length: players }, (_, player) => player);
  const nameOf = (player: number): string => {
    const name = names[player]!.trim();
    if (name !== '') return name;
    const bot = bots[player] ?? null;
    if (bot === null) return words.player(player + 1);
    const { name: level } = words.bots.levels[bot];
    // Several bots of a level are told apart by number.
    const alike = seats.filter((other) => bots[other] === bot && names[other]!.trim() === '');
    return alike.length < 2 ? level : `${level} ${String(alike.indexOf(player) + 1)}`;
  };
  const missing = how === 'given' ? seats.find((player) => picked[player]!.length < each) : undefined;

  const seat = (nextPlayers: number, nextSeveral: boolean): void => {
    setPlayers(nextPlayers);
    setSeveral(nextSeveral);
    setPicked(suggested(nextPlayers, nextSeveral && nextPlayers <= 3 ? ANIMALS.length / nextPlayers : 1));
  };

  /** Gives an animal to a player, from whoever had it; over the number each leads, the first one goes. */
  const pick = (player: number, animal: number): void => {
    setPicked(
      picked.map((own, other) => {
        const others = own.filter((each) => each !== animal);
        if (other !== player || own.includes(animal)) return others;
        return [...others, animal].slice(-each);
      }),
    );
  };

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
    const animals = how === 'given' ? picked.map((own) => own.map((animal) => ANIMALS[animal]!)) : how;
    onStart(
      startSession(
        { setup: { players, animalsEach: each, randomEarth, animals } },
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
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>

      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (missing === undefined) begin();
        }}
      >
        <fieldset className="shell-segments">
          <legend>{start.players}</legend>
          {PLAYERS.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="players"
                aria-label={start.playersNumber(count)}
                checked={players === count}
                onChange={() => {
                  seat(count, several);
                }}
              />
              <span>{count}</span>
            </label>
          ))}
        </fieldset>

        <fieldset className="shell-choices">
          <legend>{start.animals}</legend>
          {HOW.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="how"
                checked={how === each}
                onChange={() => {
                  setHow(each);
                }}
              />
              <span>
                <strong>{start.how[each].name}</strong>
                <small>{start.how[each].text}</small>
              </span>
            </label>
          ))}
        </fieldset>

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
              {how === 'given' && (
                <span className="shell-animals" role="group" aria-label={start.animalsOf(nameOf(player))}>
                  {ANIMALS.map((name, animal) => {
                    const holder = picked.findIndex((own) => own.includes(animal));
                    const animalName = animalWords[name].name;
                    return (
                      <button
                        key={name}
                        type="button"
                        aria-pressed={holder === player}
                        aria-label={
                          holder >= 0 && holder !== player ? start.takenBy(animalName, nameOf(holder)) : animalName
                        }
                        title={animalName}
                        className={holder >= 0 && holder !== player ? 'shell-taken' : ''}
                        onClick={() => {
                          pick(player, animal);
                        }}
                      >
                        <AnimalIcon animal={animal} size={30} />
                      </button>
                    );
                  })}
                </span>
              )}
            </div>
          ))}
        </fieldset>

        <fieldset className="shell-choices">
          <legend>{start.options}</legend>
          <label className={canBeSeveral ? '' : 'shell-off'}>
            <input
              type="checkbox"
              checked={each > 1}
              disabled={!canBeSeveral}
              onChange={(event) => {
                seat(players, event.target.checked);
              }}
            />
            <span>
              <strong>{start.severalEach}</strong>
              <small>{canBeSeveral ? start.severalEachText(ANIMALS.length / players) : start.severalEachOnly}</small>
            </span>
          </label>
          <label>
            <input
              type="checkbox"
              checked={randomEarth}
              onChange={(event) => {
                setRandomEarth(event.target.checked);
              }}
            />
            <span>
              <strong>{start.randomEarth}</strong>
              <small>{start.randomEarthText}</small>
            </span>
          </label>
        </fieldset>

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
        </div>
        <p className="shell-message" role="status">
          {missing === undefined ? '' : start.missing(nameOf(missing), each - picked[missing]!.length)}
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
