/** The signs on the buttons of a replay, drawn in a box of 16 × 16. */
const PATHS = {
  first: 'M4 3v10M13 3 6 8l7 5z',
  back: 'M11.5 3 4.500 8l7 5z',
  play: 'M4.500 3v10l8-5z',
  pause: 'M5 3v10M11 3v10',
  forward: 'M4.500 3l7 5-7 5z',
  last: 'M12 3v10M3 3l7 5-7 5z',
  keys: 'M1.500 4.500h13v7h-13zM4 7h.01M6.700 7h.01M9.300 7h.01M12 7h.01M5 9.500h6',
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
