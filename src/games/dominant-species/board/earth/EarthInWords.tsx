/** Earth for screen readers: a line for each tile, with its elements and inhabitants. */
import { memo, useMemo } from 'react';
import { TERRAINS } from '../../rules/components.ts';
import { CORNERS_OF } from '../../rules/earth.ts';
import { NOTHING, terrainOf } from '../../rules/state.ts';
import { useAfterPaint } from '../../../../ui/motion/after-paint.ts';
import { useAtOnce } from '../../../../ui/motion/at-once.ts';
import { placeName, tilesOf } from '../places.ts';
import { inhabitants } from './inhabitants.ts';
import { countDisks, disksOf } from '../preview/outlook.ts';
import { diskTexts, inhabitantText } from '../phrases.ts';
import { useTable } from '../table.ts';

export const EarthInWords = memo(function EarthInWords() {
  const { state, words } = useTable();
  // Delayed by a frame, which clicks would notice but screen readers do not.
  const settled = useAfterPaint(state, useAtOnce());
  const lines = useMemo(
    () =>
      tilesOf(settled).map((hex) => {
        const corners = CORNERS_OF[hex]!.filter((corner) => settled.disks[corner] !== NOTHING);
        const disks = diskTexts(words, disksOf(countDisks(settled, corners)));
        const living = inhabitants(settled, hex).map((each) => inhabitantText(words, each));
        const line = words.earth.tile({
          terrain: TERRAINS[terrainOf(settled, hex)]!,
          at: placeName(hex),
          elements: disks.length === 0 ? words.earth.noElements() : words.list({ items: disks }),
          inhabitants: living.length === 0 ? words.earth.uninhabited() : `${living.join('; ')}.`,
        });
        return [hex, line] as const;
      }),
    [settled, words],
  );
  return (
    <ul className="visually-hidden" aria-label={words.earth.tiles()}>
      {lines.map(([hex, line]) => (
        <li key={hex}>{line}</li>
      ))}
    </ul>
  );
});
