/** The drawing of a stratum: the wavy base of the layer above it, and grains of its own rock. */
import { memo } from 'react';
import './ages.css';

/** A little wider than the drawing, so that the sides of a layer are not visible. */
const LEFT = -6;
const WIDTH = 212;

/** The edge between two layers: no two alike, and the same on every screen. */
function edge(layer: number): string {
  const points = Array.from({ length: 9 }, (_, i) => {
    const y = 3 + 1.7 * Math.sin(layer * 2.1 + i * 1.15) + 1.1 * Math.sin(layer * 5.3 + i * 2.7);
    return `${String(LEFT + (i * WIDTH) / 8)} ${y.toFixed(1)}`;
  });
  return `M${String(LEFT)} 0L${points.join('L')}L${String(LEFT + WIDTH)} 0`;
}

/** Grains of rock: dashes of shale, dots of sand or arcs of shells, strewn over the layer. */
function grains(layer: number): string {
  return Array.from({ length: 11 }, (_, i) => {
    const x = 6 + ((i * 67 + layer * 41) % 186);
    const y = 13 + ((i * 29 + layer * 17) % 30);
    const grain = ['h7', 'h.1', 'q3-3 6 0'][layer % 3]!;
    return `M${String(x)} ${String(y)}${grain}`;
  }).join('');
}

/** `layer` counts from the top. */
export const Strata = memo(function Strata({ layer }: { layer: number }) {
  return (
    <svg className="evo-strata" viewBox="0 0 200 46" preserveAspectRatio="none" aria-hidden="true">
      <path className="evo-grains" d={grains(layer)} />
      {layer > 0 && <path className="evo-edge" d={edge(layer)} />}
    </svg>
  );
});
