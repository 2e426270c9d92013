/** Final scoring tile by tile. */
import { useMemo, useRef } from 'react';
import { LogLineButton } from '../../../../table/log/LogLine.tsx';
import { usePointAway } from '../../../../table/log/event-links.ts';
import type { GameTypes, LogLine } from '../../../../table/types.ts';
import { finePrint } from '../../../../ui/fine-print.ts';
import { useRoving } from '../../../../ui/roving.ts';
import { TERRAINS } from '../../rules/components.ts';
import { terrainOf } from '../../rules/state.ts';
import { TerrainSwatch } from '../art/terrains.tsx';
import { gainsOf } from '../log/sentences.ts';
import { placeName } from '../places.ts';
import { sectionsOf } from '../state/history.ts';
import { type Table, useTable } from '../table.ts';

/** The tiles of final scoring: of one terrain together, the dearest terrain first. */
function scoredTiles({ state, words, history }: Table) {
  const end = history.slice(-1);
  return sectionsOf(end, new Set(), state)
    .flatMap(({ happenings }) => happenings)
    .flatMap((happening) => {
      const [first] = happening.events;
      if (first.event !== 'vps' || first.source !== 'final scoring') return [];
      const terrain = terrainOf(state, first.hex);
      const line: LogLine<GameTypes> = {
        text: `${words.thing({ thing: TERRAINS[terrain]! })}\u00a0${finePrint(placeName(first.hex))}`,
        side: null,
        gains: gainsOf(happening),
        events: happening.events,
        entry: 0,
      };
      return [{ hex: first.hex, terrain, line }];
    })
    .sort((a, b) => a.terrain - b.terrain || a.hex - b.hex);
}

export function FinalDetails() {
  const table = useTable();
  const { final } = table.words;
  const list = useRef<HTMLUListElement>(null);
  const roving = useRoving(list, 'button', 'last');
  usePointAway();
  const tiles = useMemo(() => scoredTiles(table), [table]);
  if (tiles.length === 0) return null;
  return (
    <section className="ds-final-tiles">
      <h3>{final.tiles()}</h3>
      <p>{final.tilesText()}</p>
      <ul ref={list} {...roving}>
        {tiles.map(({ hex, terrain, line }) => (
          <LogLineButton key={hex} mark={<TerrainSwatch terrain={terrain} size={22} />} line={line} table={table} />
        ))}
      </ul>
    </section>
  );
}
