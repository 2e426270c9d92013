/** Flying pieces and sounds when something happens. */
import { type RefObject, useEffect, useRef, memo } from 'react';
import { Flights, type Point, middleOf } from '../../../../ui/Flights.tsx';
import { COLOURS, LETTERS, MUTATION_CARDS } from '../../rules/components.ts';
import type { GameEvent } from '../../rules/events.ts';
import { Swatch } from '../art/colours.tsx';
import { Token } from '../art/tokens.tsx';
import { type Piece, flightsOf } from './flights.ts';
import { playEvents } from './sounds.ts';
import { waitOf } from './timing.ts';
import './motion.css';

const pointOf = (root: HTMLElement, place: string): Point | null =>
  middleOf(root.querySelectorAll(`[data-place="${place}"]`));

function draw(piece: Piece) {
  switch (piece.piece) {
    case 'colony':
      return (
        <span className="evo-flying-colony">
          <Token player={piece.player} />
        </span>
      );
    case 'mutation':
      return (
        <span className="evo-flying-card">
          {COLOURS.map((_, colour) =>
            (MUTATION_CARDS[piece.card]! >> colour) & 1 ? <Swatch key={colour} colour={colour} /> : null,
          )}
        </span>
      );
    case 'niche':
      return (
        <span className="evo-flying-card">
          {LETTERS.map((letter, region) => ((piece.niche >> region) & 1 ? <b key={letter}>{letter}</b> : null))}
        </span>
      );
  }
}

export const Motion = memo(function Motion({
  root,
  events,
}: {
  root: RefObject<HTMLElement | null>;
  events: readonly GameEvent[];
}) {
  const heard = useRef(events);
  useEffect(() => {
    if (heard.current === events) return;
    heard.current = events;
    playEvents(events);
  }, [events]);
  return (
    <Flights root={root} events={events} flightsOf={flightsOf} pointOf={pointOf} draw={draw} delay={waitOf(events)} />
  );
});
