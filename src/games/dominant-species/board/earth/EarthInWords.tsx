/** Earth for screen readers: a line for each tile, with its elements and inhabitants. */
import { memo, useMemo } from 'react';
import { TERRAINS } from '../../rules/components.ts';
import { CORNERS_OF } from '../../rules/earth.ts';
import { NOTHING, terrainOf } from '../../rules/state.ts';
import { useAfterPaint } from '../../../../ui/after-paint.ts';
import { useAtOnce } from '../../../../ui/at-once.ts';
import { placeName, tilesOf } from '../places.ts';
import { inhabitants } from './inhabitants.ts';
import { countDisks, disksOf } from '../preview/outlook.ts';
import { useTable } from '../table.ts';

export const EarthInWords = memo(function EarthInWords() {
  const { state, words } = useTable();
  // Delayed by a frame, which clicks would notice but screen readers do not.
  const settled = useAfterPaint(state, useAtOnce());
  const lines = useMemo(
    () =>
      tilesOf(settled).map((hex) => {
        const corners = CORNERS_OF[hex]!.filter((corner) => settled.disks[corner] !== NOTHING);
        const line = words.earth.tile(
          TERRAINS[terrainOf(settled, hex)]!,
          placeName(hex),
          disksOf(countDisks(settled, corners)),
          inhabitants(settled, hex),
        );
        return [hex, line] as const;
      }),
    [settled, words],
  );
  return (
    <ul className="visually-hidden" aria-label={words.earth.tiles}>
      {lines.map(([hex, line]) => (
        <li key={hex}>{line}</li>
      ))}
    </ul>
  );
});
