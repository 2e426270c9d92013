/** The colours of domains and genes: each a fill with a drawn texture, and a symbol that identifies it without colour. */
import { memo } from 'react';
import { useIds } from '../../../../ui/ids.tsx';
import { COLOURS, EMPTY } from '../../rules/components.ts';
import './colours.css';

/** Letters of colours by number; the empty domain is N. */
export const colourLetter = (colour: number): string => (colour === EMPTY ? 'N' : COLOURS[colour]!);

/** Paints for colours that an owner's data may use instead of green and yellow: fill and texture. */
const PAINTS: Readonly<Record<string, readonly [fill: string, texture: string]>> = {
  blue: ['light-dark(#8db3de, #2f5580)', 'light-dark(#5b86b8, #4f79a8)'],
  red: ['light-dark(#dd8f83, #8a3a33)', 'light-dark(#b9604f, #a9564b)'],
  pink: ['light-dark(#efbfcf, #8f5468)', 'light-dark(#cf8ea5, #ab7085)'],
  brown: ['light-dark(#c3a283, #6b4f38)', 'light-dark(#9a7650, #8a6c50)'],
  turquoise: ['light-dark(#8fd0c6, #2f6f67)', 'light-dark(#58a79b, #4b9186)'],
};

/** The style of a table whose data name unusual colours. */
export function paintStyle(names: readonly string[]): Record<string, string> {
  const style: Record<string, string> = {};
  COLOURS.forEach((letter, i) => {
    const paint = PAINTS[names[i]!];
    if (!paint) return;
    style[`--evo-${letter}`] = paint[0];
    style[`--evo-${letter}-ink`] = paint[1];
  });
  return style;
}

/** The id of a colour's texture. */
export function useFillIds(): (letter: string) => string {
  const idOf = useIds();
  return (letter) => idOf(`evo-fill-${letter}`);
}

/** The textures, once in a table. */
export const ColourDefs = memo(function ColourDefs() {
  const fillId = useFillIds();
  return (
    <svg className="evo-defs" aria-hidden="true">
      <defs>
        <pattern id={fillId('O')} width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="13" height="13" fill="var(--evo-O)" />
          <path d="M3 0v13" stroke="var(--evo-O-ink)" strokeWidth="3" />
        </pattern>
        <pattern id={fillId('L')} width="14" height="14" patternUnits="userSpaceOnUse">
          <rect width="14" height="14" fill="var(--evo-L)" />
          <circle cx="3.5" cy="3.5" r="2.3" fill="var(--evo-L-ink)" />
          <circle cx="10.5" cy="10.5" r="2.3" fill="var(--evo-L-ink)" />
        </pattern>
        <pattern id={fillId('G')} width="18" height="12" patternUnits="userSpaceOnUse">
          <rect width="18" height="12" fill="var(--evo-G)" />
          <path d="M0 10 9 3l9 7" stroke="var(--evo-G-ink)" strokeWidth="2.2" fill="none" />
        </pattern>
        <pattern id={fillId('Y')} width="26" height="16" patternUnits="userSpaceOnUse">
          <rect width="26" height="16" fill="var(--evo-Y)" />
          <path d="M0 .8h26M0 8.8h26M6 .8v8M19 8.8v8" stroke="var(--evo-Y-ink)" strokeWidth="1.5" />
        </pattern>
        <pattern id={fillId('N')} width="20" height="20" patternUnits="userSpaceOnUse">
          <rect width="20" height="20" fill="var(--evo-N)" />
        </pattern>
      </defs>
    </svg>
  );
});

/** A patch of a colour that fills its parent. */
export const Patch = memo(function Patch({ colour }: { colour: number }) {
  const fillId = useFillIds();
  return (
    <svg className="evo-patch" aria-hidden="true">
      <rect width="100%" height="100%" fill={`url(#${fillId(colourLetter(colour))})`} />
    </svg>
  );
});

const SIGNS: Readonly<Record<string, string>> = {
  O: 'M3 11 8 3M8 12l5-8',
  L: 'M5 5h.01M11 5h.01M5 11h.01M11 11h.01',
  G: 'M3 8l5-4 5 4M3 12.5l5-4 5 4',
  Y: 'M2 3.5h12M2 8h12M2 12.5h12M8 3.5V8M5 8v4.5M11 8v4.5',
  N: 'M4 8h8',
};

/** The sign of a colour, drawn in the colour of the text. */
export const ColourSign = memo(function ColourSign({ colour }: { colour: number }) {
  const letter = colourLetter(colour);
  return (
    <svg className="evo-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={SIGNS[letter]}
        fill="none"
        stroke="currentColor"
        strokeWidth={letter === 'L' ? 3.4 : 1.9}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
});

/** A small swatch with its sign. */
export const Swatch = memo(function Swatch({ colour }: { colour: number }) {
  return (
    <span className={`evo-swatch evo-bg-${colourLetter(colour)}`} aria-hidden="true">
      <ColourSign colour={colour} />
    </span>
  );
});
