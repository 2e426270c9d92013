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
import { useTable } from '../state/table.ts';
import './supplies.css';

/** What Wasteland would take from tundra, this turn and next. */
function Wasted({ when }: { when: When }) {
  const { s, words } = useTable();
  const disks = disksOf(countDisks(s, wastelandCorners(s, when)));
  return (
    <p className={when === 'next' ? 'ds-then' : ''}>
      {when === 'next' && <small>{words.sums.next}</small>}
      {disks.length === 0
        ? '—'
        : disks.map(({ element, count }) => (
            <span key={element} className="ds-wasted">
              {count > 1 && <b>{count}</b>}
              <ElementIcon
                element={ELEMENTS.indexOf(element)}
                size={18}
                variant="disk"
                title={words.elements[element]}
              />
            </span>
          ))}
    </p>
  );
}

/** How far away the end is. */
function IceAge() {
  const { s, words } = useTable();
  const { iceAge } = words.sums;
  const cards = cardsBeforeIceAge(s);
  return <p>{cards === NOTHING ? (isIceAgeOpen(s) ? iceAge.faceUp : iceAge.taken) : iceAge.cards(cards)}</p>;
}

function Stacks() {
  const { s, words } = useTable();
  return (
    <section className="ds-supply">
      <h2>{words.supplies.stacks}</h2>
      <ul className="ds-stacks">
        {s.faceUp.map((terrain, stack) => (
          <li key={stack} data-tooltip={`stack:${String(stack)}`} tabIndex={0}>
            <TileStack terrain={terrain} count={Math.min(1, s.faceDown[stack]!)} size={42} />
            <span>
              {terrain !== NOTHING
                ? words.terrains[TERRAINS[terrain]!]
                : s.faceDown[stack]! > 0
                  ? words.supplies.strip.faceDown
                  : words.supplies.strip.empty}
            </span>
            <small>{words.supplies.stack(s.faceDown[stack]!)}</small>
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
  tip,
  className = '',
}: {
  title: string;
  animals: readonly number[];
  tip: string;
  className?: string;
}) {
  const { words } = useTable();
  return (
    <section className={`ds-supply ${className}`}>
      <h2 data-tooltip={tip}>{title}</h2>
      <ol className="ds-order">
        {animals.map((animal) => (
          <li key={animal} data-tooltip={`animal:${String(animal)}`}>
            <AnimalIcon animal={animal} size={20} title={words.animals[ANIMALS[animal]!].name} />
          </li>
        ))}
      </ol>
    </section>
  );
}

export const Supplies = memo(function Supplies() {
  const { s, words } = useTable();
  const holder = survivalHolder(s);
  const chain = ANIMALS.flatMap((_, animal) => (inPlay(s, animal) ? [animal] : []));
  return (
    <div className="ds-supplies">
      <Stacks />
      <section className="ds-supply" data-tooltip="tundra" tabIndex={0}>
        <h2>{words.terrains[TERRAINS[TUNDRA]]}</h2>
        <p>
          <TundraIcon size={20} /> {words.supplies.tundra(tundraLeft(s))}
        </p>
      </section>
      <section className="ds-supply">
        <h2 data-tooltip="bag">{words.supplies.bag(sum(s.bag))}</h2>
        <ul className="ds-bag">
          {ELEMENTS.map((name, element) => (
            <li key={name} data-tooltip={`element:${String(element)}`} tabIndex={0}>
              <ElementIcon element={element} size={20} variant="disk" title={words.elements[name]} /> {s.bag[element]}
            </li>
          ))}
        </ul>
      </section>
      <section className="ds-supply" data-tooltip="survival" tabIndex={0}>
        <h2>{words.supplies.survival}</h2>
        <p>
          <SurvivalIcon size={20} />{' '}
          {holder === NOTHING ? (
            '—'
          ) : (
            <>
              <AnimalIcon animal={holder} size={20} title={words.animals[ANIMALS[holder]!].name} />{' '}
              {words.supplies.survivalScores(bonus(tundraOccupied(s, holder)))}
            </>
          )}
        </p>
      </section>
      <section className="ds-supply" data-tooltip="wasteland" tabIndex={0}>
        <h2>{words.sums.wasteland.name}</h2>
        <Wasted when="now" />
        {hasNextTurn(s) && <Wasted when="next" />}
      </section>
      <section className="ds-supply" data-tooltip="deck" tabIndex={0}>
        <h2>{words.sums.iceAge.name}</h2>
        <IceAge />
      </section>
      <Order title={words.supplies.initiative} animals={s.initiative} tip="initiative" />
      <Order title={words.supplies.foodChain} animals={chain} tip="foodChain" className="ds-supply-chain" />
    </div>
  );
});
