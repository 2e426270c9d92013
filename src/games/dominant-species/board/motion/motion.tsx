/** Flying pieces and sounds. Loaded after the table. */
import type { Motion } from '../../../../table/types.ts';
import { ICE_AGE, TUNDRA } from '../../rules/components.ts';
import { AnimalIcon, DominanceCone } from '../art/animals.tsx';
import { ElementIcon } from '../art/elements.tsx';
import { CardIcon } from '../art/marks.tsx';
import { PawnMark } from '../art/pieces.tsx';
import { TerrainSwatch } from '../art/terrains.tsx';
import { locate } from '../earth/locate.ts';
import type { Types } from '../table.ts';
import type { Piece as PieceOf } from '../place-ids.ts';
import { conesHanded, flightsOf, originsOf } from './flights.ts';
import { sounds } from './sounds.ts';
import './motion.css';

function Piece({ piece }: { piece: PieceOf }) {
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

/** Ice that spreads and species that die out are named, and a card that is taken; Ice Age is the last one. */
const moments: Motion<Types>['moments'] = (event) => {
  if (event.event === 'tundra') return 'change';
  if (event.event === 'extinct') return 'loss';
  if (event.event === 'card') return event.card === ICE_AGE ? 'change' : 'gain';
  return null;
};

export const motion: Motion<Types> = {
  // The cones come last.
  flights: (events, before, after) => [...flightsOf(events, originsOf(before, after)), ...conesHanded(before, after)],
  Piece,
  sounds,
  moments,
  locate,
};
