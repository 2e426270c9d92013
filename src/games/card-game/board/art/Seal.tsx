/** A player's seal: a shape and a colour of the seat with the initial of the name. */
const SHAPES: readonly { readonly path: string; readonly base: number; readonly size: number }[] = [
  { path: 'M20 3a17 17 0 1 1-.01 0z', base: 29, size: 24 },
  { path: 'M5 5h30v30H5z', base: 29, size: 24 },
  { path: 'M20 1 39 20 20 39 1 20z', base: 28.5, size: 22 },
  { path: 'M20 3 38 36H2z', base: 33, size: 19 },
  { path: 'M20 2 38 15 31 37H9L2 15z', base: 29.5, size: 21 },
  { path: 'M11 4h18l9 16-9 16H11L2 20z', base: 29, size: 23 },
];

/** The first character of a name, a whole one whatever it is made of. */
export const initialOf = (name: string): string => Array.from(name)[0] ?? '';

export function Seal({ seat, name, size = 24 }: { seat: number; name: string; size?: number }) {
  const { path, base, size: font } = SHAPES[seat % SHAPES.length]!;
  return (
    <svg className="cg-seal" data-seat={seat} width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <path d={path} />
      <text x="20" y={base} textAnchor="middle" fontSize={font}>
        {initialOf(name)}
      </text>
    </svg>
  );
}
