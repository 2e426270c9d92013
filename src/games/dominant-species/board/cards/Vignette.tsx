/** A small engraved scene for each Dominance card. Fetched after the table: cards can be read without. */
import { ANIMALS, type AnimalName, type CardName, ELEMENTS, type ElementName } from '../../rules/components.ts';
import { SILHOUETTES } from '../art/animals.tsx';
import { ElementDisk } from '../art/elements.tsx';
import { useIds } from '../../../../ui/ids.tsx';
import scenes from '../art/scenes.json' with { type: 'json' };

const INK = 'var(--ds-engraving)';

type Layer =
  /** A filled shape with an engraved outline. */
  | readonly ['fill', colour: string, d: string]
  /** Lines, in a colour and width. */
  | readonly ['line', colour: string, d: string, width?: number]
  /** Hatching of a shape, where it lies in shadow. */
  | readonly ['shade', d: string]
  | readonly ['animal', AnimalName, x: number, y: number, scale: number, turned?: 'turned']
  | readonly ['disk', ElementName, x: number, y: number, r: number];

/**
 * The scenes, 132 × 60: a sky and what stands before it, the farthest first. The compiler does not know lists of a fixed length in JSON; a test
 * draws all of them.
 */
const SCENES = scenes as unknown as Readonly<
  Record<CardName, { readonly sky: string; readonly layers: readonly Layer[] }>
>;

/** The lines of the sky, closer together the higher. */
const SKY = (() => {
  let d = '';
  for (let y = 2, step = 2.6; y < 38; y += step, step += 0.2) d += `M0 ${y.toFixed(1)}H132`;
  return d;
})();

/** Slanting lines over everything, of which a shape cuts out its shadow. */
const HATCHING = (() => {
  let d = '';
  for (let x = -60; x < 200; x += 3) d += `M${String(x)} 62l24-64`;
  return d;
})();

/** A silhouette in a scene, in the ink of engravings, with its middle on a point; `isTurned`: it looks the other way. */
function SilhouetteAt({
  animal,
  x,
  y,
  scale,
  isTurned = false,
}: {
  animal: number;
  x: number;
  y: number;
  scale: number;
  isTurned?: boolean;
}) {
  const { fill, stroke, width } = SILHOUETTES[animal]!;
  const across = isTurned ? -scale : scale;
  return (
    <g
      transform={`translate(${String(x - 12 * across)} ${String(y - 12 * scale)}) scale(${String(across)} ${String(scale)})`}
    >
      <path d={fill} fillRule="evenodd" fill={INK} />
      {stroke !== undefined && <path d={stroke} fill="none" stroke={INK} strokeWidth={width} strokeLinecap="round" />}
    </g>
  );
}

function Drawn({ layer, id }: { layer: Layer; id: string }) {
  switch (layer[0]) {
    case 'fill':
      return <path d={layer[2]} fill={layer[1]} stroke={INK} strokeWidth="1" strokeLinejoin="round" />;
    case 'line':
      return (
        <path
          d={layer[2]}
          fill="none"
          stroke={layer[1]}
          strokeWidth={layer[3] ?? 1}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      );
    case 'shade':
      return (
        <g>
          <clipPath id={id}>
            <path d={layer[1]} />
          </clipPath>
          <path clipPath={`url(#${id})`} d={HATCHING} stroke={INK} strokeWidth="0.75" strokeOpacity="0.55" />
        </g>
      );
    case 'animal': {
      const [, animal, x, y, scale, turned] = layer;
      return (
        <SilhouetteAt animal={ANIMALS.indexOf(animal)} x={x} y={y} scale={scale} isTurned={turned !== undefined} />
      );
    }
    case 'disk':
      return <ElementDisk element={ELEMENTS.indexOf(layer[1])} x={layer[2]} y={layer[3]} r={layer[4]} variant="disk" />;
  }
}

/** The scene of a card. */
export function Vignette({ card }: { card: CardName }) {
  const idOf = useIds();
  const { sky, layers } = SCENES[card];
  return (
    <svg className="ds-scene" viewBox="0 0 132 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="132" height="60" fill={sky} />
      <path d={SKY} stroke={INK} strokeWidth="0.7" strokeOpacity="0.3" />
      {layers.map((layer, i) => (
        <Drawn key={i} layer={layer} id={idOf(`ds-scene-${card.replaceAll(' ', '-')}-${String(i)}`)} />
      ))}
    </svg>
  );
}
