/** The animals in initiative order: the VPs, elements and most important figures of each. */
import { type CSSProperties, memo } from 'react';
import { ANIMALS } from '../../rules/components.ts';
import { survivalHolder, tilesDominated } from '../../rules/matching.ts';
import { speciesOnEarth } from '../../rules/state.ts';
import { useCountUp } from '../../../../ui/count-up.ts';
import { AnimalIcon, SilhouetteMark } from '../art/animals.tsx';
import { SurvivalIcon } from '../art/marks.tsx';
import type { Counter } from '../locales/words/things.ts';
import { useHighlightEffects } from '../state/highlighted.ts';
import { useTable } from '../state/table.ts';
import { Elements } from './Elements.tsx';
import { AtRisk, Forecast } from './Forecast.tsx';
import './animals.css';

/** What the animal gains or loses by what is highlighted: the move pointed at, something in the log, or the last move. */
function Change({ animal, what }: { animal: number; what: 'vps' | 'pawns' }) {
  const { words } = useTable();
  const { of, events } = useHighlightEffects();
  let change = 0;
  for (const event of events) {
    if (event.event !== what || event.animal !== animal) continue;
    change += event.event === 'vps' ? event.vps : event.gained;
  }
  if (change === 0) return null;
  return <span className={`ds-change${of === 'preview' ? ' ds-would' : ''}`}>{words.sums.change(change)}</span>;
}

/** A figure with its label below. */
function Figure({ counter, label, value }: { counter: Counter; label: string; value: string }) {
  const { words } = useTable();
  return (
    <span className="ds-figure" data-tooltip={`counter:${counter}`}>
      <span className="visually-hidden">{words.counters[counter].name}: </span>
      <b>{value}</b> <span aria-hidden="true">{label}</span>
    </span>
  );
}

function Figures({ animal }: { animal: number }) {
  const { s, words } = useTable();
  const { figures, counters } = words;
  const onDisplay = s.display.filter((pawn) => pawn === animal).length;
  const hand = s.hand[animal]!;
  return (
    <div className="ds-figures">
      <Figure counter="hand" label={figures.hand} value={`${String(hand)}/${String(hand + onDisplay)}`} />
      <Change animal={animal} what="pawns" />
      <Figure counter="onEarth" label={figures.onEarth} value={String(speciesOnEarth(s, animal))} />
      <Figure counter="genePool" label={figures.genePool} value={String(s.genePool[animal])} />
      <Figure counter="dominated" label={figures.dominated} value={String(tilesDominated(s, animal))} />
      <span className="visually-hidden">
        {`${counters.onDisplay.name}: ${String(onDisplay)}. ${counters.aside.name}: ${String(s.aside[animal])}. ${counters.eliminated.name}: ${String(s.eliminated[animal])}.`}
      </span>
    </div>
  );
}

function Vps({ animal }: { animal: number }) {
  const { s, words } = useTable();
  const shown = useCountUp(s.vps[animal]!);
  return (
    <span
      className={`ds-vps${s.vps[animal]! > 99 ? ' ds-many' : ''}`}
      data-tooltip="counter:vps"
      data-place={`vps ${String(animal)}`}
    >
      <span className="visually-hidden">{`${words.counters.vps.name}: ${String(s.vps[animal])}`}</span>
      <b aria-hidden="true">{shown}</b>
      <small aria-hidden="true">{words.counters.vps.short}</small>
      <Change animal={animal} what="vps" />
    </span>
  );
}

function Panel({ animal, place }: { animal: number; place: number }) {
  const { s, names, words, asked } = useTable();
  const name = ANIMALS[animal]!;
  const owner = names[s.owner[animal]!] ?? '';
  /** For the stylesheet: how long a name is. */
  const characters = (text: string) => ({ '--ds-characters': text.length }) as CSSProperties;
  return (
    <li
      className={`ds-animal ds-of-${name}${asked?.animal === animal ? ' ds-asked' : ''}`}
      aria-current={asked?.animal === animal ? 'true' : undefined}
      data-place={`animal ${String(animal)}`}
    >
      <SilhouetteMark animal={animal} size={92} className="ds-watermark" />
      <div className="ds-animal-head" data-tooltip={`animal:${String(animal)}`} tabIndex={0}>
        <AnimalIcon animal={animal} size={46} />
        <span className="ds-animal-name">
          <b style={characters(words.animals[name].name)}>{words.animals[name].name}</b>
          <small style={characters(owner)}>
            <bdi>{owner}</bdi>
          </small>
        </span>
        <span className="visually-hidden">
          {`${words.animal.foodChain(animal + 1, ANIMALS.length)}, ${words.animal.initiative(place + 1)}`}
        </span>
        <Vps animal={animal} />
      </div>
      <div className="ds-holding" data-place={`elements ${String(animal)}`}>
        <Elements animal={animal} size={20} />
        {survivalHolder(s) === animal && (
          <span className="ds-holds" data-tooltip="survival">
            <SurvivalIcon size={20} title={words.animal.survival} />
          </span>
        )}
        <AtRisk animal={animal} />
      </div>
      <Figures animal={animal} />
      <Forecast animal={animal} />
    </li>
  );
}

export const Animals = memo(function Animals() {
  const { s } = useTable();
  return (
    // An attribute instead of counting in the stylesheet, which would count again with every change.
    <ol className="ds-animals" data-many={s.initiative.length > 3} data-all={s.initiative.length > 5}>
      {s.initiative.map((animal, place) => (
        <Panel key={animal} animal={animal} place={place} />
      ))}
    </ol>
  );
});

/** The VPs of all animals in a row, for screens on which the cards are in a sheet. */
export const AnimalChips = memo(function AnimalChips({ onOpen }: { onOpen: () => void }) {
  const { s, words, asked } = useTable();
  return (
    <div className="ds-chips">
      {s.initiative.map((animal) => (
        <button
          key={animal}
          type="button"
          className={`ds-chip${asked?.animal === animal ? ' ds-asked' : ''}`}
          aria-label={`${words.animals[ANIMALS[animal]!].name}: ${String(s.vps[animal])} ${words.counters.vps.short}`}
          data-place={`vps ${String(animal)}`}
          onClick={onOpen}
        >
          <AnimalIcon animal={animal} size={26} />
          <span aria-hidden="true">{s.vps[animal]}</span>
          <Change animal={animal} what="vps" />
        </button>
      ))}
    </div>
  );
});
