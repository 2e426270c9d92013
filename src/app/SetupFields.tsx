/** The fields in which a new game is chosen, at one screen or online. */
import type { ReactNode } from 'react';
import { AnimalIcon } from '../dominant-species/board/art/animals.tsx';
import { useWords as useBoardWords } from '../dominant-species/board/words/words.ts';
import { ANIMALS } from '../dominant-species/rules/components.ts';
import { HOW, type SetupChoice } from './use-setup.ts';
import { useWords } from './words/words.ts';

const PLAYERS = [2, 3, 4, 5, 6];

interface SetupFieldProps {
  setup: SetupChoice;
}

export function PlayersField({ setup }: SetupFieldProps) {
  const { start: words } = useWords();
  return (
    <fieldset className="shell-segments">
      <legend>{words.players}</legend>
      {PLAYERS.map((count) => (
        <label key={count}>
          <input
            type="radio"
            name="players"
            aria-label={words.playersNumber(count)}
            checked={setup.players === count}
            onChange={() => {
              setup.choosePlayers(count);
            }}
          />
          <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** How players come to their animals. */
export function HowField({ setup }: SetupFieldProps) {
  const { start: words } = useWords();
  return (
    <fieldset className="shell-choices">
      <legend>{words.animals}</legend>
      {HOW.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="how"
            checked={setup.how === each}
            onChange={() => {
              setup.chooseHow(each);
            }}
          />
          <span>
            <strong>{words.how[each].name}</strong>
            <small>{words.how[each].text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface AnimalsFieldProps extends SetupFieldProps {
  player: number;
  nameOf: (player: number) => string;
}

/** The animals given to a player. */
export function AnimalsField({ setup, player, nameOf }: AnimalsFieldProps) {
  const { start: words } = useWords();
  const animalWords = useBoardWords().animals;
  return (
    <span className="shell-animals" role="group" aria-label={words.animalsOf(nameOf(player))}>
      {ANIMALS.map((name, animal) => {
        const holder = setup.picked.findIndex((own) => own.includes(animal));
        const isTaken = holder >= 0 && holder !== player;
        const animalName = animalWords[name].name;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={holder === player}
            aria-label={isTaken ? words.takenBy(animalName, nameOf(holder)) : animalName}
            title={animalName}
            className={isTaken ? 'shell-taken' : ''}
            onClick={() => {
              setup.pick(player, animal);
            }}
          >
            <AnimalIcon animal={animal} size={30} />
          </button>
        );
      })}
    </span>
  );
}

/** The options of the rules; `children` are further ones. */
export function OptionsField({ setup, children }: SetupFieldProps & { children?: ReactNode }) {
  const { start: words } = useWords();
  const { players, each, canBeSeveral } = setup;
  return (
    <fieldset className="shell-choices">
      <legend>{words.options}</legend>
      <label className={canBeSeveral ? '' : 'shell-off'}>
        <input
          type="checkbox"
          checked={each > 1}
          disabled={!canBeSeveral}
          onChange={(event) => {
            setup.chooseSeveral(event.target.checked);
          }}
        />
        <span>
          <strong>{words.severalEach}</strong>
          <small>{canBeSeveral ? words.severalEachText(ANIMALS.length / players) : words.severalEachOnly}</small>
        </span>
      </label>
      <label>
        <input
          type="checkbox"
          checked={setup.randomEarth}
          onChange={(event) => {
            setup.chooseRandomEarth(event.target.checked);
          }}
        />
        <span>
          <strong>{words.randomEarth}</strong>
          <small>{words.randomEarthText}</small>
        </span>
      </label>
      {children}
    </fieldset>
  );
}
