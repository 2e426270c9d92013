/**
 * The six elements: a round disk with one bold glyph each; those printed on an animal's display are flat squares, so that
 * elements that can be lost and those that cannot are distinguished at a glance.
 */
import { memo } from 'react';
import { ELEMENTS } from '../../rules/components.ts';
import { placedPath } from './paths.ts';

interface DrawnGlyph {
  /** Filled, then drawn in the glyph's ink, then cut out in the disk's colour. */
  fill?: string;
  stroke?: string;
  width?: number;
  cut?: string;
}

/** The glyphs in a box of 24 × 24. */
const DRAWN: readonly DrawnGlyph[] = [
  // Blades of grass.
  {
    fill: 'M12.6 20.200c-1.6-5.6-1.7-11 .6-16.7 1.6 5.8 1.4 11.2-.6 16.700zM10.8 20.200c-.4-4.9-2.3-8.7-6-11.7.3 5.3 2.2 9.3 6 11.700zM14.3 20.200c.3-3.9 1.9-7.2 5.3-9.7-.1 4.6-1.8 8-5.3 9.700z',
  },
  // A curled grub.
  {
    stroke: 'M16.5 7.300C10.3 4.3 6.3 8 6.7 12.600c.4 4.8 5 6.6 9.6 4.5',
    width: 5.6,
    cut: 'M8.2 8.900l2.6 2.400M4.2 12.800l5 .1M7.6 17.800l2.2-3.300M12.6 19.300l.2-3.800M11.7 4.900l1.1 3.5',
  },
  // A joint of meat.
  {
    fill: 'M15.6 5.200c3.3 3 2.7 7.6-.4 10-1.7 1.3-3.5 1.3-4.9 2.100l-3.7-3.800c.9-1.6.6-3.2 1.8-5.1 1.8-3 5-5 7.2-3.200zM8.4 14.100l1.8 1.8-2.5 2.400c.5 1.3-.2 2.3-1.1 2.4-.9 0-1.5-.5-1.6-1.4-.9-.1-1.5-.8-1.4-1.6.1-1 1.1-1.6 2.3-1.200z',
  },
  // A seed.
  {
    fill: 'M12 3.200c6.2 4.6 7.4 12.7 0 17.8-7.4-5.1-6.2-13.2 0-17.800z',
    cut: 'M12 7.200v9.600M12 12l2.8-2.600M12 14.600l-2.8-2.6',
  },
  // The sun.
  {
    fill: 'M12 7.200a4.8 4.8 0 0 1 0 9.600a4.8 4.8 0 0 1 0-9.600z',
    stroke:
      'M12 2.700v2M12 19.300v2M2.7 12h2M19.3 12h2M5.4 5.400l1.4 1.400M17.2 17.200l1.4 1.400M5.4 18.600l1.4-1.400M17.2 6.800l1.4-1.4',
    width: 2.3,
  },
  // A drop of water.
  {
    fill: 'M12 2.800c3.3 4.8 6.3 8.2 6.3 12a6.3 6.3 0 0 1-12.6 0c0-3.8 3-7.2 6.3-12z',
    cut: 'M9 15.200a3.2 3.2 0 0 0 2.6 2.9',
  },
];

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
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" strokeLinecap="round">
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
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <Ground element={element} variant={variant} />
      <Glyph element={element} />
    </svg>
  );
});
