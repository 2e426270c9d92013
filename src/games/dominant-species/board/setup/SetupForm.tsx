/** The options of a new game: how players come to their animals, and the variants. */
import type { SetupFormProps } from '../../../../kit/module.ts';
import { CheckChoice, RadioChoices } from '../../../../ui/forms/fields.tsx';
import { ANIMALS, LENGTHS } from '../../rules/components.ts';
import type { Setup } from '../../rules/setup.ts';
import { AnimalDefs, AnimalIcon } from '../art/animals.tsx';
import { useLocale } from '../words.ts';
import { WAYS, canBeSeveral, missingIn, suggested, wayOf } from './options.ts';
import './setup.css';

/** Gives an animal to a player, from whoever had it; over the number each leads, the first one goes. */
const pick = (animals: readonly (readonly number[])[], each: number, player: number, animal: number): number[][] =>
  animals.map((own, other) => {
    const others = own.filter((one) => one !== animal);
    return other !== player || own.includes(animal) ? others : [...others, animal].slice(-each);
  });

interface AnimalsFieldProps {
  animals: readonly (readonly number[])[];
  player: number;
  names: readonly string[];
  onPick: (animal: number) => void;
}

/** The animals given to a player. */
function AnimalsField({ animals, player, names, onPick }: AnimalsFieldProps) {
  const { setup: words, thing } = useLocale();
  return (
    <div className="ds-setup-seat">
      <span>{names[player]}</span>
      <span className="ds-setup-animals" role="group" aria-label={words.animalsOf({ player: names[player]! })}>
        {ANIMALS.map((name, animal) => {
          const holder = animals.findIndex((own) => own.includes(animal));
          const isTaken = holder >= 0 && holder !== player;
          const animalName = thing({ thing: name });
          return (
            <button
              key={name}
              type="button"
              aria-pressed={holder === player}
              aria-label={isTaken ? words.takenBy({ animal: animalName, player: names[holder]! }) : animalName}
              title={animalName}
              className={isTaken ? 'ds-setup-taken' : ''}
              onClick={() => {
                onPick(animal);
              }}
            >
              <AnimalIcon animal={animal} size={30} />
            </button>
          );
        })}
      </span>
    </div>
  );
}

export function SetupForm({ names, value, onChange }: SetupFormProps<Setup>) {
  const { setup: words } = useLocale();
  const { players, animals, animalsEach } = value;
  const missing = missingIn(value);
  const several = canBeSeveral(players);
  return (
    <>
      <svg className="ds-defs" aria-hidden="true">
        <AnimalDefs />
      </svg>
      <RadioChoices
        legend={words.animals()}
        name="how"
        value={wayOf(value)}
        options={WAYS}
        meaning={(way) => ({ label: words.how[way].name(), text: words.how[way].text() })}
        onChange={(way) => {
          onChange({ ...value, animals: way === 'given' ? suggested(players, animalsEach) : way });
        }}
      />
      {typeof animals !== 'string' && (
        <fieldset className="ds-setup-seats">
          <legend>{words.whoLeads()}</legend>
          {animals.map((_, player) => (
            <AnimalsField
              key={player}
              animals={animals}
              player={player}
              names={names}
              onPick={(animal) => {
                onChange({ ...value, animals: pick(animals, animalsEach, player, animal) });
              }}
            />
          ))}
          <p role="status">{missing && words.missing({ player: names[missing.player]!, count: missing.count })}</p>
        </fieldset>
      )}
      <RadioChoices
        legend={words.lengthTitle()}
        name="length"
        value={value.length ?? 'full'}
        options={LENGTHS}
        meaning={(length) => ({ label: words.length[length].name(), text: words.length[length].text() })}
        onChange={(length) => {
          onChange({ ...value, length });
        }}
      />
      <fieldset className="ui-choices">
        <legend>{words.options()}</legend>
        <CheckChoice
          className={several ? undefined : 'ui-off'}
          label={words.severalEach()}
          text={several ? words.severalEachText({ each: ANIMALS.length / players }) : words.severalEachOnly()}
          checked={animalsEach > 1}
          disabled={!several}
          onChange={(isSeveral) => {
            const each = isSeveral ? ANIMALS.length / players : 1;
            const next = typeof animals === 'string' ? animals : suggested(players, each);
            onChange({ ...value, animalsEach: each, animals: next });
          }}
        />
        <CheckChoice
          label={words.randomEarth()}
          text={words.randomEarthText()}
          checked={value.randomEarth}
          onChange={(randomEarth) => {
            onChange({ ...value, randomEarth });
          }}
        />
      </fieldset>
    </>
  );
}
