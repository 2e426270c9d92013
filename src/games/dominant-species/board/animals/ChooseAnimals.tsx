/** The screen before the table is laid out: the players choose their animals. */
import { ANIMALS, DEFAULT_COUNT, DEFAULT_ELEMENT, ELEMENTS } from '../../rules/components.ts';
import { ANIMAL } from '../../rules/moves.ts';
import { inPlay } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { ElementIcon } from '../art/elements.tsx';
import { useTable } from '../table.ts';
import { placeId } from '../place-ids.ts';
import './choose.css';
import { MoveButton } from '../answers/MoveTarget.tsx';

export function ChooseAnimals() {
  const { state, names, words, legal } = useTable();
  return (
    <div className="ds-choose">
      {ANIMALS.map((name, animal) => {
        const element = DEFAULT_ELEMENT[animal]!;
        const taken = inPlay(state, animal);
        return (
          <MoveButton
            key={name}
            move={ANIMAL + animal}
            className={`ds-choice${taken ? ' ds-taken' : ''}`}
            place={placeId('animal', animal)}
          >
            <AnimalIcon animal={animal} size={72} />
            <span className="ds-choice-text">
              <b>{words.thing({ thing: name })}</b>
              <span>{words.abilities[name]()}</span>
              <small>{words.animal.foodChain({ place: animal + 1, of: ANIMALS.length })}</small>
              <span className="ds-elements">
                {Array.from({ length: DEFAULT_COUNT[animal]! }, (_, i) => (
                  <ElementIcon key={i} element={element} size={24} variant="printed" />
                ))}
                <span>{words.thing({ thing: ELEMENTS[element]! })}</span>
              </span>
              <em>
                {taken
                  ? words.animal.taken({ player: names[state.owner[animal]!] ?? '' })
                  : legal.has(ANIMAL + animal)
                    ? words.animal.choose()
                    : ''}
              </em>
            </span>
          </MoveButton>
        );
      })}
    </div>
  );
}
