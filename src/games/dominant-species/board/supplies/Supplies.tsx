/** What lies next to the board: the stacks of tiles, the tundra, the bag, the Survival card, the two orders of animals. */
import { memo } from 'react';
import { ANIMALS, ELEMENTS, TERRAINS, TUNDRA, bonus } from '../../rules/components.ts';
import { survivalHolder, tundraOccupied } from '../../rules/matching.ts';
import { NOTHING, inPlay, sum, tundraLeft } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { ElementIcon } from '../art/elements.tsx';
import { SurvivalIcon, TundraIcon } from '../art/marks.tsx';
import { TileStack } from '../art/terrains.tsx';
import {
  type When,
  cardsBeforeIceAge,
  countDisks,
  disksOf,
  hasNextTurn,
  isIceAgeOpen,
  wastelandCorners,
} from '../preview/outlook.ts';
import { useTable } from '../table.ts';
import type { PlaceId } from '../../../../table/types.ts';
import { placeId } from '../place-ids.ts';
import './supplies.css';

/** What Wasteland would take from tundra, this turn and next. */
function Wasted({ when }: { when: When }) {
  const { state, words } = useTable();
  const disks = disksOf(countDisks(state, wastelandCorners(state, when)));
  return (
    <p className={when === 'next' ? 'ds-then' : ''}>
      {when === 'next' && <small>{words.sums.next()}</small>}
      {disks.length === 0
        ? '—'
        : disks.map(({ element, count }) => (
            <span key={element} className="ds-wasted">
              {count > 1 && <b>{count}</b>}
              <ElementIcon
                element={ELEMENTS.indexOf(element)}
                size={18}
                variant="disk"
                title={words.thing({ thing: element })}
              />
            </span>
          ))}
    </p>
  );
}

/** How far away the end is. */
function IceAge() {
  const { state, words } = useTable();
  const { iceAge } = words.sums;
  const cards = cardsBeforeIceAge(state);
  return (
    <p>{cards === NOTHING ? (isIceAgeOpen(state) ? iceAge.faceUp() : iceAge.taken()) : iceAge.cards({ cards })}</p>
  );
}

function Stacks() {
  const { state, words } = useTable();
  return (
    <section className="ds-supply">
      <h2>{words.supplies.stacks()}</h2>
      <ul className="ds-stacks">
        {state.faceUp.map((terrain, stack) => (
          <li key={stack} data-place={placeId('stack', stack)} tabIndex={0}>
            <TileStack terrain={terrain} count={Math.min(1, state.faceDown[stack]!)} size={42} />
            <span>
              {terrain !== NOTHING
                ? words.thing({ thing: TERRAINS[terrain]! })
                : state.faceDown[stack]! > 0
                  ? words.supplies.strip.faceDown()
                  : words.supplies.strip.empty()}
            </span>
            <small>{words.supplies.stack({ faceDown: state.faceDown[stack]! })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A row of animals in some order. */
function Order({
  title,
  animals,
  place,
  className = '',
}: {
  title: string;
  animals: readonly number[];
  place: PlaceId;
  className?: string;
}) {
  const { words } = useTable();
  return (
    <section className={`ds-supply ${className}`}>
      <h2 data-place={place}>{title}</h2>
      <ol className="ds-order">
        {animals.map((animal) => (
          <li key={animal} data-place={placeId('animal', animal)}>
            <AnimalIcon animal={animal} size={20} title={words.thing({ thing: ANIMALS[animal]! })} />
          </li>
        ))}
      </ol>
    </section>
  );
}

export const Supplies = memo(function Supplies() {
  const { state, words } = useTable();
  const holder = survivalHolder(state);
  const chain = ANIMALS.flatMap((_, animal) => (inPlay(state, animal) ? [animal] : []));
  return (
    <div className="ds-supplies">
      <Stacks />
      <section className="ds-supply" data-place="tundra" tabIndex={0}>
        <h2>{words.thing({ thing: TERRAINS[TUNDRA] })}</h2>
        <p>
          <TundraIcon size={20} /> {words.supplies.tundra({ left: tundraLeft(state) })}
        </p>
      </section>
      <section className="ds-supply">
        <h2 data-place="bag">{words.supplies.bag({ disks: sum(state.bag) })}</h2>
        <ul className="ds-bag">
          {ELEMENTS.map((name, element) => (
            <li key={name} data-place={placeId('element', element)} tabIndex={0}>
              <ElementIcon element={element} size={20} variant="disk" title={words.thing({ thing: name })} />{' '}
              {state.bag[element]}
            </li>
          ))}
        </ul>
      </section>
      <section className="ds-supply" data-place="survival" tabIndex={0}>
        <h2>{words.supplies.survival()}</h2>
        <p>
          <SurvivalIcon size={20} />{' '}
          {holder === NOTHING ? (
            '—'
          ) : (
            <>
              <AnimalIcon animal={holder} size={20} title={words.thing({ thing: ANIMALS[holder]! })} />{' '}
              {words.supplies.survivalScores({ vps: bonus(tundraOccupied(state, holder)) })}
            </>
          )}
        </p>
      </section>
      <section className="ds-supply" data-place="wasteland" tabIndex={0}>
        <h2>{words.sums.wasteland.name()}</h2>
        <Wasted when="now" />
        {hasNextTurn(state) && <Wasted when="next" />}
      </section>
      <section className="ds-supply" data-place="deck" tabIndex={0}>
        <h2>{words.sums.iceAge.name()}</h2>
        <IceAge />
      </section>
      <Order title={words.supplies.initiative()} animals={state.initiative} place="initiative" />
      <Order title={words.supplies.foodChain()} animals={chain} place="foodChain" className="ds-supply-chain" />
    </div>
  );
});
