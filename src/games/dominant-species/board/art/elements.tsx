/**
 * The six elements: a round disk with one bold glyph each; those printed on an animal's display are flat squares, so that
 * elements that can be lost and those that cannot are distinguished at a glance.
 */
import { memo } from 'react';
import { ELEMENTS } from '../../rules/components.ts';
import drawings from './elements.json' with { type: 'json' };
import { placedPath } from './paths.ts';
import { inRem } from '../../../../ui/rem.ts';

interface DrawnGlyph {
  /** Filled, then drawn in the glyph's ink, then cut out in the disk's colour. */
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly width?: number | undefined;
  readonly cut?: string | undefined;
}

/** The glyphs in a box of 24 × 24: blades of grass, a curled grub, a joint of meat, a seed, the sun, a drop of water. */
const DRAWN: readonly DrawnGlyph[] = drawings;

const colour = (element: number, part = ''): string => `var(--ds-${ELEMENTS[element]!}${part})`;

/** How much of the disk's box a glyph takes. */
const SHARE = 0.8;
const inDisk = (path: string): string => placedPath(path, 12 * (1 - SHARE), 12 * (1 - SHARE), SHARE);

const GLYPHS: readonly DrawnGlyph[] = DRAWN.map(({ fill, stroke, width = 0, cut }) => ({
  ...(fill !== undefined && { fill: inDisk(fill) }),
  ...(stroke !== undefined && { stroke: inDisk(stroke), width: width * SHARE }),
  ...(cut !== undefined && { cut: inDisk(cut) }),
}));

function Glyph({ element }: { element: number }) {
  const { fill, stroke, width, cut } = GLYPHS[element]!;
  const ink = colour(element, '-ink');
  return (
    <g strokeLinecap="round">
      {fill !== undefined && <path d={fill} fill={ink} />}
      {stroke !== undefined && <path d={stroke} fill="none" stroke={ink} strokeWidth={width} />}
      {cut !== undefined && <path d={cut} fill="none" stroke={colour(element)} strokeWidth={1.5 * SHARE} />}
    </g>
  );
}

function Ground({ element, variant }: { element: number; variant: 'disk' | 'printed' }) {
  if (variant === 'printed') {
    return <rect x="1.5" y="1.5" width="21" height="21" rx="3" fill={colour(element)} />;
  }
  return (
    <>
      <circle cx="12.5" cy="14" r="11.2" fill="#1a1004" fillOpacity="0.26" />
      <circle cx="12" cy="13" r="11.2" fill="var(--ds-disk-edge)" />
      <circle cx="12" cy="12" r="11.2" fill={colour(element)} stroke="var(--ds-disk-edge)" strokeWidth="1" />
      <path
        d="M2.200 9.500A10.200 10.200 0 0 1 15 2.200"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.4"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      <circle
        cx="12"
        cy="12"
        r="9.7"
        fill="none"
        stroke={colour(element, '-ink')}
        strokeWidth="0.8"
        strokeOpacity="0.45"
      />
    </>
  );
}

/** An element in a drawing, with its centre at a point. */
export function ElementDisk({
  element,
  x,
  y,
  r,
  variant,
}: {
  element: number;
  x: number;
  y: number;
  r: number;
  variant: 'disk' | 'printed';
}) {
  return (
    <g transform={`translate(${String(x - r)} ${String(y - r)}) scale(${String(r / 12)})`}>
      <Ground element={element} variant={variant} />
      <Glyph element={element} />
    </g>
  );
}

/** The glyph of an element alone, as it is printed on a space. */
export const ElementGlyph = memo(function ElementGlyph({ element, size }: { element: number; size: number }) {
  const { fill, stroke, width, cut } = DRAWN[element]!;
  return (
    <svg width={inRem(size)} height={inRem(size)} viewBox="0 0 24 24" aria-hidden="true" strokeLinecap="round">
      {fill !== undefined && <path d={fill} fill="currentColor" />}
      {stroke !== undefined && <path d={stroke} fill="none" stroke="currentColor" strokeWidth={width} />}
      {cut !== undefined && <path d={cut} fill="none" stroke="var(--ds-socket)" strokeWidth={1.5} />}
    </svg>
  );
});

/** An element by itself, for lists and displays. */
export const ElementIcon = memo(function ElementIcon({
  element,
  size,
  variant,
  title,
}: {
  element: number;
  size: number;
  variant: 'disk' | 'printed';
  title?: string;
}) {
  return (
    <svg
      width={inRem(size)}
      height={inRem(size)}
      viewBox="0 0 24 24"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <Ground element={element} variant={variant} />
      <Glyph element={element} />
    </svg>
  );
});
