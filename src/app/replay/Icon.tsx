/** The icons of a replay's buttons, drawn in a box of 16 × 16. */
const PATHS = {
  first: 'M4.500 3v10M11.500 3.500 7 8l4.500 4.500',
  back: 'M10 3.500 5.500 8l4.500 4.500',
  play: 'M4.500 3v10l8-5z',
  pause: 'M5 3v10M11 3v10',
  forward: 'M6 3.500 10.500 8 6 12.500',
  last: 'M11.500 3v10M4.500 3.500 9 8l-4.500 4.500',
  keys: 'M1.500 4.500h13v7h-13zM4 7h.01M6.700 7h.01M9.300 7h.01M12 7h.01M5 9.500h6',
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      width="1.125rem"
      height="1.125rem"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} fill={name === 'play' ? 'currentColor' : 'none'} />
    </svg>
  );
}
