/** The food chain in a corner of earth: it breaks ties, and who is higher on it is asked first. */
import { memo } from 'react';
import { ANIMALS } from '../../rules/components.ts';
import { inPlay } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { useTable } from '../table.ts';
import './supplies.css';

export const FoodChain = memo(function FoodChain() {
  const { state, words } = useTable();
  return (
    <div className="ds-food-chain" data-obstacle="" data-place="foodChain" tabIndex={0}>
      <b>{words.supplies.foodChain()}</b>
      <span>
        {ANIMALS.map(
          (name, animal) =>
            inPlay(state, animal) && (
              <AnimalIcon key={name} animal={animal} size={20} title={words.thing({ thing: name })} />
            ),
        )}
      </span>
    </div>
  );
});
