/** The ages as a section through the ground, for the end: strata below, grass and sky above, and a sun where the race was won. */
import type { CSSProperties } from 'react';
import type { GroundProps } from '../../../../table/types.ts';
import { Strata } from './Strata.tsx';
import './ages.css';

/** Blades of grass, all along the surface, in pixels. */
function grass(width: number, y: number): string {
  return Array.from({ length: Math.ceil(width / 9) }, (_, i) => {
    const x = 3 + i * 9 + ((i * 5) % 4);
    return `M${String(x)} ${String(y + 1)}l-2-5m2 5l1-7m-1 7l3-4`;
  }).join('');
}

/** A sky of this height has room for the sun as it is drawn. */
const HIGH_SKY = 44;

const RAYS = Array.from({ length: 9 }, (_, i) => {
  const angle = (Math.PI * (i + 0.5)) / 9;
  const [x, y] = [-Math.cos(angle), -Math.sin(angle)];
  return `M${(x * 25).toFixed(1)} ${(y * 25).toFixed(1)}L${(x * 34).toFixed(1)} ${(y * 34).toFixed(1)}`;
}).join('');

export function Ground({ ranks, width, top, height, reachedAt }: GroundProps) {
  const depthOf = (layer: number): string => String(layer / Math.max(1, ranks - 1));
  return (
    <g aria-hidden>
      <rect className="evo-sky" width={width} height={top} />
      {reachedAt !== null && (
        <g
          className="evo-sun"
          transform={`translate(${String(reachedAt)} ${String(top)}) scale(${String(Math.max(1, top / HIGH_SKY))})`}
        >
          <path d={RAYS} />
          <circle r="20" />
        </g>
      )}
      {Array.from({ length: ranks }, (_, layer) => (
        <svg
          key={layer}
          className="evo-layer"
          y={top + layer * height}
          width={width}
          height={height}
          style={{ '--evo-depth': depthOf(layer), '--evo-above': depthOf(layer - 1) } as CSSProperties}
        >
          <rect width="100%" height="100%" />
          <Strata layer={layer} />
        </svg>
      ))}
      <path className="evo-grass" d={grass(width, top)} />
    </g>
  );
}
