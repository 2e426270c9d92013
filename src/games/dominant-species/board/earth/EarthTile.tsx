/** The pieces of earth: a tile, the species on it (one token an animal, at the same place on every tile), a disk on a corner. */
import { memo } from 'react';
import { ANIMALS } from '../../rules/components.ts';
import { onTile, type State } from '../../rules/state.ts';
import { dominantOn, isEndangered } from '../../rules/matching.ts';
import { SpeciesToken } from '../art/animals.tsx';
import { ElementDisk } from '../art/elements.tsx';
import { TerrainTile } from '../art/terrains.tsx';
import { hexPath } from '../art/hexagon.ts';
import { BACK_TO_FRONT, DISK, SIDE, THICKNESS, TOKEN, centreOf, cornerAt, tokenAt } from './geometry.ts';
import { placeId } from '../place-ids.ts';

/** The sides of the tiles and the shadow they cast, below all tiles. */
export const Sides = memo(function Sides({ hexes }: { hexes: string }) {
  const centres = hexes === '' ? [] : hexes.split(' ').map((hex) => centreOf(Number(hex)));
  const all = (side: number, dx: number, dy: number): string =>
    centres.map(({ x, y }) => hexPath(side, x + dx, y + dy)).join('');
  return (
    <g aria-hidden="true" className="ds-sides">
      <path d={all(SIDE * 1.02, 7, 26)} className="ds-cast" />
      <path d={all(SIDE, 4, 19)} className="ds-cast" />
      <path d={all(SIDE * 0.995, 0, THICKNESS)} fill="var(--ds-side-2)" />
      <path d={all(SIDE * 0.995, 0, THICKNESS * 0.64)} fill="var(--ds-side)" />
    </g>
  );
});

/** The bare tile. */
export const Ground = memo(function Ground({
  hex,
  terrain,
  tundra,
  coast,
}: {
  hex: number;
  terrain: number;
  tundra: boolean;
  coast: number;
}) {
  const { x, y } = centreOf(hex);
  return (
    <g data-place={placeId('tile', hex)}>
      <TerrainTile terrain={terrain} tundra={tundra} coast={coast} cx={x} cy={y} side={SIDE} />
    </g>
  );
});

interface SpeciesProps {
  hex: number;
  /** Species by animal, as text so that it compares by value. */
  counts: string;
  dominant: number;
  /** A bit for each animal that is endangered here. */
  endangered: number;
}

/** The species on a tile. */
export const Species = memo(function Species({ hex, counts, dominant, endangered }: SpeciesProps) {
  return (
    <g className="ds-species">
      {BACK_TO_FRONT.map((animal) => {
        const count = Number(counts.split(' ')[animal]);
        if (count === 0) return null;
        const { x, y } = tokenAt(animal, hex);
        return (
          <g key={animal} className={`ds-of-${ANIMALS[animal]!}`}>
            <SpeciesToken
              animal={animal}
              count={count}
              x={x}
              y={y}
              size={TOKEN}
              endangered={((endangered >> animal) & 1) === 1}
              dominant={dominant === animal}
            />
          </g>
        );
      })}
    </g>
  );
});

/** What `Species` needs to know of a tile. */
export function speciesProps(s: State, hex: number): SpeciesProps {
  return {
    hex,
    counts: ANIMALS.map((_, animal) => s.species[onTile(animal, hex)]).join(' '),
    dominant: dominantOn(s, hex),
    endangered: ANIMALS.reduce((mask, _, animal) => mask | (isEndangered(s, animal, hex) ? 1 << animal : 0), 0),
  };
}

/** The disk on a corner. */
export const Disk = memo(function Disk({ corner, element }: { corner: number; element: number }) {
  const { x, y } = cornerAt(corner);
  return (
    <g className={`ds-disk-on-earth ds-element-${String(element)}`} data-place={placeId('corner', corner)}>
      <ElementDisk element={element} x={x} y={y} r={DISK} variant="disk" />
    </g>
  );
});
