/** The pieces of Dominant Species that fly above the table when something happens. */
import type { RefObject } from 'react';
import { Flights as AnyFlights, type Point, middleOf } from '../../../../ui/Flights.tsx';
import type { GameEvent } from '../../rules/events.ts';
import { NOTHING } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { ElementIcon } from '../art/elements.tsx';
import { CardIcon } from '../art/marks.tsx';
import { PawnMark } from '../art/pieces.tsx';
import { TerrainSwatch } from '../art/terrains.tsx';
import { TUNDRA } from '../../rules/components.ts';
import { centreOf, cornerAt, tokenAt } from '../earth/geometry.ts';
import { type Piece, type Place, flightsOf } from './flights.ts';

function draw(piece: Piece) {
  switch (piece.piece) {
    case 'pawn':
      return <PawnMark animal={piece.animal} size={30} />;
    case 'token':
    case 'cone':
      return <AnimalIcon animal={piece.animal} size={34} />;
    case 'disk':
      return <ElementIcon element={piece.element} size={24} variant="disk" />;
    case 'tile':
      return <TerrainSwatch terrain={piece.terrain} size={70} />;
    case 'ice':
      return <TerrainSwatch terrain={TUNDRA} size={70} />;
    case 'card':
      return <CardIcon size={40} />;
  }
}

/** The middle of a place on the screen; null where it cannot be seen. */
function pointOf(root: HTMLElement, place: Place): Point | null {
  if ('named' in place) return middleOf(root.querySelectorAll(`[data-place="${place.named}"]`));
  const content = root.querySelector<SVGGElement>('.ds-earth-content');
  const matrix = content?.getScreenCTM();
  if (!matrix) return null;
  const at =
    'corner' in place
      ? cornerAt(place.corner)
      : place.animal === NOTHING
        ? centreOf(place.hex)
        : tokenAt(place.animal, place.hex);
  return { x: at.x * matrix.a + matrix.e, y: at.y * matrix.d + matrix.f };
}

/** Shows the flights of the events whenever they are others than before. */
export const Flights = ({ root, events }: { root: RefObject<HTMLElement | null>; events: readonly GameEvent[] }) => (
  <AnyFlights root={root} events={events} flightsOf={flightsOf} pointOf={pointOf} draw={draw} />
);
