/** The animals in initiative order: the VPs, elements and most important figures of each. */
import { type CSSProperties, type RefObject, memo, useEffect, useRef } from 'react';
import { prefersLessMotion } from '../../../../ui/motion/motion.ts';
import { ANIMALS } from '../../rules/components.ts';
import { survivalHolder, tilesDominated } from '../../rules/matching.ts';
import { speciesOnEarth } from '../../rules/state.ts';
import { Portrait } from '../../../../table/portrait/Portrait.tsx';
import { useCountUp } from '../../../../ui/motion/count-up.ts';
import { AnimalIcon, SilhouetteMark } from '../art/animals.tsx';
import { SurvivalIcon } from '../art/marks.tsx';
import type { Locale } from '../words.ts';
import { useShownEffects } from '../state/shown-effects.ts';
import { useTable } from '../table.ts';
import { Elements } from './Elements.tsx';
import { AtRisk, Forecast } from './Forecast.tsx';
import { placeId } from '../place-ids.ts';
import './animals.css';

/** What the animal gains or loses by what is highlighted: the move pointed at, something in the log, or the last move. */
function Change({ animal, what }: { animal: number; what: 'vps' | 'pawns' }) {
  const { words } = useTable();
  const { of, events } = useShownEffects();
  let change = 0;
  for (const event of events) {
    if (event.event !== what || event.animal !== animal) continue;
    change += event.event === 'vps' ? event.vps : event.gained;
  }
  if (change === 0) return null;
  return <span className={`ds-change${of === 'preview' ? ' ds-would' : ''}`}>{words.sums.change({ by: change })}</span>;
}

/** A figure with its label below. */
function Figure({ counter, label, value }: { counter: keyof Locale['counters']; label: string; value: string }) {
  const { words } = useTable();
  return (
    <span className="ds-figure" data-place={`counter ${counter}`}>
      <span className="visually-hidden">{words.counters[counter].name()}: </span>
      <b>{value}</b> <span aria-hidden="true">{label}</span>
    </span>
  );
}

function Figures({ animal }: { animal: number }) {
  const { state, words } = useTable();
  const { figures, counters } = words;
  const onDisplay = state.display.filter((pawn) => pawn === animal).length;
  const hand = state.hand[animal]!;
  return (
    <div className="ds-figures">
      <Figure counter="hand" label={figures.hand()} value={`${String(hand)}/${String(hand + onDisplay)}`} />
      <Change animal={animal} what="pawns" />
      <Figure counter="onEarth" label={figures.onEarth()} value={String(speciesOnEarth(state, animal))} />
      <Figure counter="genePool" label={figures.genePool()} value={String(state.genePool[animal])} />
      <Figure counter="dominated" label={figures.dominated()} value={String(tilesDominated(state, animal))} />
      <span className="visually-hidden">
        {`${counters.onDisplay.name()}: ${String(onDisplay)}. ${counters.aside.name()}: ${String(state.aside[animal])}. ${counters.eliminated.name()}: ${String(state.eliminated[animal])}.`}
      </span>
    </div>
  );
}

function Vps({ animal }: { animal: number }) {
  const { state, words } = useTable();
  const shown = useCountUp(state.vps[animal]!);
  return (
    <span className={`ds-vps${state.vps[animal]! > 99 ? ' ds-many' : ''}`} data-place={placeId('vps', animal)}>
      <span className="visually-hidden">{`${words.counters.vps.name()}: ${String(state.vps[animal])}`}</span>
      <b aria-hidden="true">{shown}</b>
      <small aria-hidden="true">{words.counters.vps.short()}</small>
      <Change animal={animal} what="vps" />
    </span>
  );
}

function Panel({ animal, place }: { animal: number; place: number }) {
  const { state, names, words, question } = useTable();
  const name = ANIMALS[animal]!;
  const owner = names[state.owner[animal]!] ?? '';
  /** For the stylesheet: how long a name is. */
  const characters = (text: string) => ({ '--ds-characters': text.length }) as CSSProperties;
  return (
    <li
      className={`ds-animal ds-of-${name}${question?.side === animal ? ' ds-asked' : ''}`}
      aria-current={question?.side === animal ? 'true' : undefined}
      data-place={placeId('animal', animal)}
      data-plate=""
    >
      <SilhouetteMark animal={animal} size={92} className="ds-watermark" />
      <div className="ds-animal-head" tabIndex={0}>
        <AnimalIcon animal={animal} size={46} />
        <Portrait seat={state.owner[animal]!} className="ds-portrait" />
        <span className="ds-animal-name">
          <b style={characters(words.thing({ thing: name }))}>{words.thing({ thing: name })}</b>
          <small style={characters(owner)}>
            <bdi>{owner}</bdi>
          </small>
        </span>
        <span className="visually-hidden">
          {`${words.animal.foodChain({ place: animal + 1, of: ANIMALS.length })}, ${words.animal.initiative({ place: place + 1 })}`}
        </span>
        <Vps animal={animal} />
      </div>
      <div className="ds-holding" data-place={placeId('elements', animal)}>
        <Elements animal={animal} size={20} />
        {survivalHolder(state) === animal && (
          <span className="ds-holds" data-place="survival">
            <SurvivalIcon size={20} title={words.animal.survival()} />
          </span>
        )}
        <AtRisk animal={animal} />
      </div>
      <Figures animal={animal} />
      <Forecast animal={animal} />
    </li>
  );
}

/** Lets the animals' panels slide to their new places in initiative order. */
function useSlides(list: RefObject<HTMLElement | null>, order: readonly number[]): void {
  const before = useRef(order);
  useEffect(() => {
    const was = before.current;
    before.current = order;
    if (prefersLessMotion() || was.join() === order.join()) return;
    const panels = [...(list.current?.children ?? [])] as HTMLElement[];
    const tops = panels.map((panel) => panel.getBoundingClientRect().top);
    panels.forEach((panel, place) => {
      const from = tops[was.indexOf(order[place]!)];
      if (from === undefined || from === tops[place]) return;
      panel.animate([{ transform: `translateY(${String(from - tops[place]!)}px)` }, { transform: 'none' }], {
        duration: 280,
        easing: 'ease-in-out',
      });
    });
  }, [list, order]);
}

export const Animals = memo(function Animals() {
  const { state } = useTable();
  const list = useRef<HTMLOListElement>(null);
  useSlides(list, state.initiative);
  return (
    // An attribute instead of counting in the stylesheet, which would count again with every change.
    <ol
      ref={list}
      className="ds-animals"
      data-many={state.initiative.length > 3}
      data-all={state.initiative.length > 5}
    >
      {state.initiative.map((animal, place) => (
        <Panel key={animal} animal={animal} place={place} />
      ))}
    </ol>
  );
});

/** The VPs of all animals in a row, for screens on which the cards are in a sheet. */
export const AnimalChips = memo(function AnimalChips({ onOpen }: { onOpen: () => void }) {
  const { state, words, question } = useTable();
  return (
    <div className="ds-chips">
      {state.initiative.map((animal) => (
        <button
          key={animal}
          type="button"
          className={`ds-chip${question?.side === animal ? ' ds-asked' : ''}`}
          aria-label={`${words.thing({ thing: ANIMALS[animal]! })}: ${String(state.vps[animal])} ${words.counters.vps.short()}`}
          data-place={placeId('vps', animal)}
          data-plate=""
          onClick={onOpen}
        >
          <AnimalIcon animal={animal} size={26} />
          <Portrait seat={state.owner[animal]!} className="ds-portrait" />
          <span aria-hidden="true">{state.vps[animal]}</span>
          <Change animal={animal} what="vps" />
        </button>
      ))}
    </div>
  );
});
