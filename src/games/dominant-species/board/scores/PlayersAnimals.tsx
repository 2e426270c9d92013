/** The animals that a player leads, at the end of the game. */
import { ANIMALS } from '../../rules/components.ts';
import { inPlay } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { useTable } from '../table.ts';
import './scores.css';

/** `counts`: the animal whose score is the player's. */
export function PlayersAnimals({ player, counts }: { player: number; counts: number }) {
  const { state, words } = useTable();
  if (state.animalsEach === 1) return <span className="ds-led">{words.thing({ thing: ANIMALS[counts]! })}</span>;
  return ANIMALS.map(
    (name, animal) =>
      inPlay(state, animal) &&
      state.owner[animal] === player && (
        <span key={name} className={`ds-led${animal === counts ? ' ds-counts-for' : ''}`}>
          <AnimalIcon animal={animal} size={22} title={words.thing({ thing: name })} /> {state.vps[animal]}
          {animal === counts && <span className="visually-hidden"> ({words.final.counts()})</span>}
        </span>
      ),
  );
}
