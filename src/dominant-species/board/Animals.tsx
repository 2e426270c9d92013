/** The animals in initiative order: elements, pawns, gene pool and VPs of each. */
import { memo } from 'react';
import { ANIMALS } from '../rules/components.ts';
import { survivalHolder, tilesDominated } from '../rules/matching.ts';
import { speciesOnEarth } from '../rules/state.ts';
import { Ahead } from './Ahead.tsx';
import { AnimalIcon } from './art/animals.tsx';
import { CrownIcon, CubeIcon, PawnIcon, SurvivalIcon, VpIcon } from './art/marks.tsx';
import { Elements } from './Elements.tsx';
import { Count } from './pieces.tsx';
import { useShown } from './shown.ts';
import { useTable } from './table-context.ts';

/** What the animal gains or loses by what is shown: the answer pointed at, a part of the story, or the last move. */
function Change({ animal, what }: { animal: number; what: 'vps' | 'pawns' }) {
  const { words } = useTable();
  const { of, events } = useShown();
  let change = 0;
  for (const event of events) {
    if (event.event !== what || event.animal !== animal) continue;
    change += event.event === 'vps' ? event.vps : event.gained;
  }
  if (change === 0) return null;
  return <span className={`ds-change${of === 'preview' ? ' ds-would' : ''}`}>{words.sums.change(change)}</span>;
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
          <Change animal={animal} what="vps" />
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
        <Count counter="hand" count={s.hand[animal]!}>
          <Change animal={animal} what="pawns" />
        </Count>
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
