/** Animations and sounds of events. Loaded after the table: nothing waits for it. */
import { type RefObject, useCallback, useEffect, useRef, memo } from 'react';
import { Flights, middleOf } from '../../../../ui/Flights.tsx';
import type { GameEvent } from '../../rules/chance.ts';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { useWords } from '../locales/locale.ts';
import { useTable } from '../state/table.ts';
import { type Piece, type Place, flightsOf } from './flights.ts';
import { playEvents } from './sounds.ts';
import './motion.css';

function Drawn({ piece }: { piece: Piece }) {
  const words = useWords();
  const { cards } = useTable();
  switch (piece.piece) {
    case 'element':
      return (
        <span className="cg-element-card">
          <ElementIcon element={piece.element} size={28} />
        </span>
      );
    case 'card':
      return <CardFace cards={cards} piece={piece.card} size="small" />;
    case 'vps':
      return <b className="cg-flying-vps">{words.preview.plus(piece.vps)}</b>;
  }
}

/** The centre of the first visible place among several; null if none is visible. */
function pointOf(root: HTMLElement, places: Place) {
  for (const place of places) {
    const point = middleOf(root.querySelectorAll(`[data-motion="${place}"]`));
    if (point !== null) return point;
  }
  return null;
}

const draw = (piece: Piece) => <Drawn piece={piece} />;

export const Motion = memo(function Motion({
  root,
  events,
}: {
  root: RefObject<HTMLElement | null>;
  events: readonly GameEvent[];
}) {
  const { me } = useTable();
  const heard = useRef(events);
  useEffect(() => {
    if (heard.current === events) return;
    heard.current = events;
    playEvents(events);
  }, [events]);
  const flights = useCallback((happened: readonly GameEvent[]) => flightsOf(happened, me), [me]);
  return <Flights root={root} events={events} flightsOf={flights} pointOf={pointOf} draw={draw} />;
});
