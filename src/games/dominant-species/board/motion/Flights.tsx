/** The pieces of Dominant Species that fly above the table when something happens. */
import type { RefObject } from 'react';
import { Flights as AnyFlights, type Point, middleOf } from '../../../../ui/Flights.tsx';
import type { GameEvent } from '../../rules/events.ts';
import { NOTHING } from '../../rules/state.ts';
import { AnimalIcon, DominanceCone } from '../art/animals.tsx';
import { ElementIcon } from '../art/elements.tsx';
import { CardIcon } from '../art/marks.tsx';
import { PawnMark } from '../art/pieces.tsx';
import { TerrainSwatch } from '../art/terrains.tsx';
import { TUNDRA } from '../../rules/components.ts';
import { SIDE, centreOf, coneAt, cornerAt, tokenAt } from '../earth/geometry.ts';
import { type Flight, type Origins, type Piece, type Place, flightsOf } from './flights.ts';
import './motion.css';

function draw(piece: Piece) {
  switch (piece.piece) {
    case 'pawn':
      return <PawnMark animal={piece.animal} size={30} />;
    case 'cone':
      return (
        <svg width="40" height="40" viewBox="-25 -45 50 50">
          <DominanceCone animal={piece.animal} x={0} y={0} size={50} />
        </svg>
      );
    case 'vps':
      return <b className="ds-flying-vps">{piece.vps < 0 ? `−${String(-piece.vps)}` : `+${String(piece.vps)}`}</b>;
    case 'token':
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

/** Where a cone that nobody had comes down from. */
const above = ({ animal, hex }: { animal: number; hex: number }): Pick<Point, 'y'> => ({
  y: coneAt(animal, hex).y - SIDE * 0.8,
});

/** The centre of a place on the screen; null if it is not visible. */
function pointOf(root: HTMLElement, place: Place): Point | null {
  if ('named' in place) return middleOf(root.querySelectorAll(`[data-place="${place.named}"]`));
  const content = root.querySelector<SVGGElement>('.ds-earth-content');
  const matrix = content?.getScreenCTM();
  if (!matrix) return null;
  const at =
    'corner' in place
      ? cornerAt(place.corner)
      : place.cone !== undefined
        ? { ...coneAt(place.animal, place.hex), ...(place.cone === 'above' && above(place)) }
        : place.animal === NOTHING
          ? centreOf(place.hex)
          : tokenAt(place.animal, place.hex);
  return { x: at.x * matrix.a + matrix.e, y: at.y * matrix.d + matrix.f };
}

interface FlightsProps {
  root: RefObject<HTMLElement | null>;
  events: readonly GameEvent[];
  /** The cones that the events handed over. */
  cones: readonly Flight[];
  /** Where new tiles and disks come from. */
  origins: Origins;
}

/** Animates the events whenever they change; the cones come last. */
export const Flights = ({ root, events, cones, origins }: FlightsProps) => {
  const flights = (happened: readonly GameEvent[]): Flight[] => [...flightsOf(happened, origins), ...cones];
  return <AnyFlights root={root} events={events} flightsOf={flights} pointOf={pointOf} draw={draw} />;
};
