/** Earth for those who do not see it: a line for each tile, with its elements and who lives there. */
import { memo, useMemo } from 'react';
import { TERRAINS } from '../../rules/components.ts';
import { CORNERS_OF } from '../../rules/earth.ts';
import { NOTHING, terrainOf } from '../../rules/state.ts';
import { useAfterPaint } from '../../../../ui/after-paint.ts';
import { placeName, tilesOf } from './geometry.ts';
import { inhabitants } from './inhabitants.ts';
import { countDisks, disksOf } from '../preview/outlook.ts';
import { useTable } from '../state/table.ts';

export const EarthInWords = memo(function EarthInWords() {
  const { s, words } = useTable();
  // Who listens is not kept waiting by a frame, who clicks would be.
  const settled = useAfterPaint(s);
  const lines = useMemo(
    () =>
      tilesOf(settled).map((hex) => {
        const corners = CORNERS_OF[hex]!.filter((corner) => settled.disks[corner] !== NOTHING);
        return words.earth.tile(
          TERRAINS[terrainOf(settled, hex)]!,
          placeName(hex),
          disksOf(countDisks(settled, corners)),
          inhabitants(settled, hex),
        );
      }),
    [settled, words],
  );
  return (
    <ul className="visually-hidden" aria-label={words.earth.tiles}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
});
