/** The six elements: a round disk with one bold glyph each. */
import { memo } from 'react';
import { ELEMENTS } from '../../rules/components.ts';
import './element.css';

interface Glyph {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** Drawn in the colour of the disk. */
  readonly cut?: string;
}

/** In a box of 24 × 24, by element. */
const GLYPHS: readonly Glyph[] = [
  {
    fill: 'M12 20C11.6 14 11.8 9 12 4c1.3 5 1.4 11 0 16zM10.4 20C8 17 6 13.5 5 9c4 3.200 6 7 5.4 11zM13.6 20c2.4-3 4.4-6.5 5.4-11-4 3.200-6 7-5.4 11z',
  },
  {
    stroke: 'M17 7.500a6.5 6.5 0 1 0 .8 8',
    width: 5,
    cut: 'M13.8 4l-.6 4M8 5.500l2 3.400M5 10.500l3.7 1M6 16l3.2-1.600M11 19.500l.8-3.600',
  },
  {
    fill: 'M14.5 3.500c4 0 6.5 3 6 6.600-.5 3.700-4.3 5.300-8 5.500l-4.7 4.600a2.1 2.1 0 1 1-3.1-.9 2.1 2.1 0 1 1 .7-3.200L9.300 11C9.600 7 11 3.500 14.5 3.500z',
    cut: 'M15 6.600c1.7 0 2.7 1 2.7 2.5',
  },
  { fill: 'M17.5 4C10 4.500 5.500 9.500 6.500 20c8-1 13-6.500 11-16z', cut: 'M15.5 7C12 9.500 9.200 13 8.200 18' },
  {
    fill: 'M12 7.400a4.6 4.6 0 1 1 0 9.200a4.6 4.6 0 1 1 0-9.200z',
    stroke:
      'M12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.1 2.100M16.6 16.600l2.1 2.100M5.3 18.700l2.1-2.100M16.600 7.400l2.1-2.1',
    width: 2.2,
  },
  {
    fill: 'M12 3c4 5 6.3 8.300 6.3 11.500a6.3 6.3 0 0 1-12.6 0C5.7 11.300 8 8 12 3z',
    cut: 'M9 14.500c0 2 1.2 3.300 3 3.5',
  },
];

/** An element, decorative unless it has a title. */
export const ElementIcon = memo(function ElementIcon({
  element,
  size = 20,
  title,
}: {
  element: number;
  size?: number;
  title?: string;
}) {
  const { fill, stroke, width, cut } = GLYPHS[element]!;
  const colour = `var(--ds-${ELEMENTS[element]!})`;
  const ink = `var(--ds-${ELEMENTS[element]!}-ink)`;
  return (
    <svg
      className="cg-element"
      width={size}
      height={size}
      viewBox="0 0 28 28"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <circle cx="14" cy="14" r="13" fill={colour} stroke="var(--ds-disk-edge)" strokeWidth="1.6" />
      <g transform="translate(2.5 2.5) scale(.96)" strokeLinecap="round">
        {fill !== undefined && <path d={fill} fill={ink} />}
        {stroke !== undefined && <path d={stroke} fill="none" stroke={ink} strokeWidth={width} />}
        {cut !== undefined && <path d={cut} fill="none" stroke={colour} strokeWidth="1.5" />}
      </g>
    </svg>
  );
});
