/** The six elements: a round disk with one bold glyph each. */
import { memo } from 'react';
import { ELEMENTS } from '../../rules/components.ts';
import glyphs from './elements.json' with { type: 'json' };
import './element.css';
import { inRem } from '../../../../ui/rem.ts';

interface Glyph {
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly width?: number | undefined;
  /** Drawn in the colour of the disk. */
  readonly cut?: string | undefined;
}

/** In a box of 24 × 24, by element. */
const GLYPHS: readonly Glyph[] = glyphs;

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
      width={inRem(size)}
      height={inRem(size)}
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
