/** The animals in initiative order: elements, pawns, gene pool and VPs of each. */
import { memo } from 'react';
import { ANIMALS, DEFAULT_COUNT, DEFAULT_ELEMENT, ELEMENTS, ELEMENTS_HELD } from '../rules/components.ts';
import { survivalHolder, tilesDominated } from '../rules/matching.ts';
import { held, speciesOnEarth } from '../rules/state.ts';
import { elementsHeld } from '../rules/table.ts';
import { Ahead } from './Ahead.tsx';
import { AnimalIcon } from './art/animals.tsx';
import { ElementIcon } from './art/elements.tsx';
import { CrownIcon, CubeIcon, PawnIcon, SurvivalIcon, VpIcon } from './art/marks.tsx';
import { Count, Disks } from './pieces.tsx';
import { useShown } from './shown.ts';
import { useTable } from './table-context.ts';

/** The elements of an animal: printed ones first, then added disks, then the places still vacant. */
export function Elements({ animal, size }: { animal: number; size: number }) {
  const { s } = useTable();
  const element = DEFAULT_ELEMENT[animal]!;
  return (
    <span className="ds-elements">
      {Array.from({ length: DEFAULT_COUNT[animal]! }, (_, i) => (
        <span key={i} className="ds-disk" data-tip={`printed:${String(element)}`}>
          <ElementIcon element={element} size={size} variant="printed" />
        </span>
      ))}
      <Disks counts={ELEMENTS.map((_, each) => s.added[held(animal, each)]!)} size={size} />
      {Array.from({ length: ELEMENTS_HELD - elementsHeld(s, animal) }, (_, i) => (
        <span key={i} className="ds-vacant" data-tip="room" style={{ width: size, height: size }} />
      ))}
    </span>
  );
}

/** VPs that the animal gains or loses by what is shown: the answer pointed at, a part of the story, or the last move. */
function Change({ animal }: { animal: number }) {
  const { words } = useTable();
  const { of, events } = useShown();
  let change = 0;
  for (const event of events) if (event.event === 'vps' && event.animal === animal) change += event.vps;
  if (change === 0) return null;
  return <span className={`ds-change${of === 'preview' ? ' ds-would' : ''}`}>{words.sums.vpsChange(change)}</span>;
}

function Panel({ animal, place }: { animal: number; place: number }) {
  const { s, names, words, asked } = useTable();
  const name = ANIMALS[animal]!;
  const { counters } = words;
  const onDisplay = s.display.filter((pawn) => pawn === animal).length;
  return (
    <li
      className={`ds-animal ds-of-${name}${asked?.animal === animal ? ' ds-asked' : ''}`}
      aria-current={asked?.animal === animal ? 'true' : undefined}
    >
      <div className="ds-animal-head" data-tip={`animal:${String(animal)}`} tabIndex={0}>
        <AnimalIcon animal={animal} size={34} />
        <span className="ds-animal-name">
          <b>{words.animals[name].name}</b>
          <small>{names[s.owner[animal]!]}</small>
        </span>
        <span className="ds-rank" data-tip={`rank:${String(animal)}`}>
          <span aria-hidden="true">{animal + 1}</span>
          <span className="ds-unseen">{words.animal.foodChain(animal + 1, ANIMALS.length)}</span>
        </span>
        <span className="ds-unseen">{words.animal.initiative(place + 1)}</span>
        <span className="ds-vps" data-tip="counter:vps">
          <VpIcon size={18} />
          <span className="ds-unseen">{counters.vps.name}: </span>
          {s.vps[animal]}
          <Change animal={animal} />
        </span>
      </div>
      <div className="ds-holding">
        <Elements animal={animal} size={22} />
        {survivalHolder(s) === animal && (
          <span className="ds-holds" data-tip="survival">
            <SurvivalIcon size={20} title={words.animal.survival} />
          </span>
        )}
        <Count counter="dominated" count={tilesDominated(s, animal)} sign={<CrownIcon size={16} />} />
      </div>
      <div className="ds-counts">
        <PawnIcon size={16} />
        <Count counter="hand" count={s.hand[animal]!} />
        <Count counter="onDisplay" count={onDisplay} />
        <Count counter="aside" count={s.aside[animal]!} />
        <CubeIcon size={16} />
        <Count counter="genePool" count={s.genePool[animal]!} />
        <Count counter="onEarth" count={speciesOnEarth(s, animal)} />
        <Count counter="eliminated" count={s.eliminated[animal]!} />
      </div>
      <Ahead animal={animal} />
    </li>
  );
}

export const Animals = memo(function Animals() {
  const { s } = useTable();
  return (
    <ol className="ds-animals">
      {s.initiative.map((animal, place) => (
        <Panel key={animal} animal={animal} place={place} />
      ))}
    </ol>
  );
});
