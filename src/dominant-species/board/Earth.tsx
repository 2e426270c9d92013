/** Earth: the tiles in play, the species on them, the elements on their corners, and what of it can be chosen. */
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { ANIMALS, ELEMENTS, TERRAINS } from '../rules/components.ts';
import type { GameEvent } from '../rules/dealer.ts';
import { CORNERS, CORNER_NAMES, HEXES } from '../rules/earth.ts';
import { CORNER, TILE } from '../rules/moves.ts';
import { NOTHING, isTile, terrainOf } from '../rules/state.ts';
import { ElementDisk } from './art/elements.tsx';
import { EmptyHex } from './art/terrains.tsx';
import { namedSoFar } from './aim.ts';
import { Ground, Species, speciesProps } from './EarthTile.tsx';
import { DISK, SIDE, centreOf, cornerAt, fitted, freeHexes, hexagon, placeName, terrainsAt } from './earth-view.ts';
import { inhabitants } from './inhabitants.ts';
import { useTable } from './table-context.ts';
import { MoveGroup } from './Target.tsx';

/** Arrows for the species that the last move moved. */
function Trails({ events }: { events: readonly GameEvent[] }) {
  return events.map((event, i) => {
    if (event.event !== 'moved') return null;
    const from = centreOf(event.from);
    const to = centreOf(event.to);
    // The arrow keeps clear of the middle of both tiles and bends a little, so that two that cross can be told apart.
    const at = (t: number) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
    const start = at(0.16);
    const end = at(0.8);
    const bend = { x: at(0.48).x + (to.y - from.y) * 0.12, y: at(0.48).y - (to.x - from.x) * 0.12 };
    const path = `M${start.x.toFixed(1)} ${start.y.toFixed(1)}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
    return (
      <g key={i} className={`ds-trail ds-of-${ANIMALS[event.animal]!}`}>
        <path className="ds-trail-edge" d={path} markerEnd="url(#ds-arrow)" />
        <path className="ds-trail-line" d={path} />
      </g>
    );
  });
}

/** The tiles that the last move touched. */
function touched(events: readonly GameEvent[]): number[] {
  const hexes = events.flatMap((event) => {
    if (event.event === 'vps' || event.event === 'saved') return [];
    if (event.event === 'moved') return [event.to];
    return 'hex' in event && event.hex >= 0 ? [event.hex] : [];
  });
  return [...new Set(hexes)];
}

export function Earth() {
  const { s, words, asked, open, last } = useTable();
  const hexes = Array.from({ length: HEXES }, (_, hex) => hex);
  const tiles = hexes.filter((hex) => isTile(s, hex));
  const growing = asked?.question === 'wanderlust stack' || asked?.question === 'wanderlust hex';
  const free = growing ? freeHexes(s) : [];
  const view = fitted([...tiles, ...free]);
  const named = namedSoFar(s, 'hex').filter((hex) => isTile(s, hex));
  const legalTiles = hexes.filter((hex) => open.has(TILE + hex));
  const corners = Array.from({ length: CORNERS }, (_, corner) => corner);
  const legalCorners = corners.filter((corner) => open.has(CORNER + corner));

  const tileLabel = (hex: number): string =>
    words.answers.tile(
      isTile(s, hex) ? TERRAINS[terrainOf(s, hex)]! : null,
      placeName(hex),
      isTile(s, hex) ? inhabitants(s, hex) : [],
    );

  const cornerTargets: ReactNode[] = legalCorners.map((corner) => {
    const { x, y } = cornerAt(corner);
    const element = s.disks[corner]!;
    return (
      <MoveGroup
        key={corner}
        move={CORNER + corner}
        label={words.answers.corner(ELEMENTS[element] ?? null, terrainsAt(s, corner), CORNER_NAMES[corner]!)}
        className="ds-corner"
        tip={`corner:${String(corner)}`}
      >
        <circle className="ds-hit" cx={x} cy={y} r={SIDE / 2} />
        {element === NOTHING ? (
          <>
            <circle className="ds-ring ds-vacant-ring" cx={x} cy={y} r={DISK} />
            <path className="ds-plus" d={`M${String(x - 9)} ${String(y)}h18M${String(x)} ${String(y - 9)}v18`} />
            {s.element !== NOTHING && (
              <g className="ds-offer">
                <ElementDisk element={s.element} x={x} y={y} r={DISK} variant="disk" />
              </g>
            )}
          </>
        ) : (
          <circle className="ds-ring" cx={x} cy={y} r={DISK * 1.28} />
        )}
      </MoveGroup>
    );
  });

  // Where earth is larger than its frame, the first answers come into view.
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const frame = drawing.current?.parentElement;
    if (!frame || (frame.scrollWidth <= frame.clientWidth && frame.scrollHeight <= frame.clientHeight)) return;
    drawing.current?.querySelector('[data-move]')?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [s]);

  return (
    <svg
      ref={drawing}
      className={`ds-earth-drawing${legalTiles.length > 0 ? ' ds-aims-tile' : ''}${
        legalCorners.length > 0 ? ' ds-aims-corner' : ''
      }`}
      viewBox={view.box}
      style={{ '--ds-sides-across': view.across, '--ds-sides-down': view.down } as CSSProperties}
      role="group"
      aria-label={words.parts.earth}
    >
      <defs>
        <marker id="ds-arrow" viewBox="0 0 10 10" refX="4" refY="5" markerWidth="3" markerHeight="3" orient="auto">
          <path d="M0 0L10 5L0 10z" className="ds-arrow-head" />
        </marker>
      </defs>
      {free.map((hex) => {
        const { x, y } = centreOf(hex);
        return <EmptyHex key={hex} cx={x} cy={y} side={SIDE} />;
      })}
      {tiles.map((hex) => (
        <g key={hex} data-tip={`tile:${String(hex)}`}>
          <Ground hex={hex} terrain={s.terrain[hex]!} tundra={s.tundra[hex] === 1} />
        </g>
      ))}
      {tiles.map(
        (hex) =>
          s.dominated[hex] === 1 && (
            <polygon key={hex} className="ds-scored" points={hexagon(centreOf(hex), 0.9)} aria-hidden="true" />
          ),
      )}
      {touched(last).map((hex) => (
        <polygon key={hex} className="ds-touched" points={hexagon(centreOf(hex), 0.93)} aria-hidden="true" />
      ))}
      {legalTiles.map((hex) => (
        <MoveGroup
          key={hex}
          move={TILE + hex}
          label={tileLabel(hex)}
          className="ds-tile"
          tip={isTile(s, hex) ? `tile:${String(hex)}` : undefined}
        >
          {!isTile(s, hex) && s.target !== NOTHING && (
            <g className="ds-offer">
              <Ground hex={hex} terrain={s.faceUp[s.target] ?? NOTHING} tundra={false} />
            </g>
          )}
          <polygon className="ds-lit" points={hexagon(centreOf(hex), 0.94)} />
        </MoveGroup>
      ))}
      {named.map((hex) => (
        <polygon key={hex} className="ds-named" points={hexagon(centreOf(hex), 0.94)} aria-hidden="true" />
      ))}
      <g className="ds-pieces">
        <Trails events={last} />
        {tiles.map((hex) => (
          <Species key={hex} {...speciesProps(s, hex)} />
        ))}
      </g>
      <g className="ds-disks">
        {corners.map((corner) => {
          const element = s.disks[corner]!;
          if (element === NOTHING) return null;
          const { x, y } = cornerAt(corner);
          return (
            <g key={`${String(corner)} ${String(element)}`} className="ds-pop" data-tip={`corner:${String(corner)}`}>
              <ElementDisk element={element} x={x} y={y} r={DISK} variant="disk" />
            </g>
          );
        })}
      </g>
      {cornerTargets}
    </svg>
  );
}
