import type { Measured } from '../../../kit/analysis.ts';

/** What was lost, or won, by a decision, with its doubt: "−3.4% (± 0.9)". What rounds to nothing has no sign. */
export function changeText({ mean, doubt }: Measured, factor = 1, unit = ''): string {
  const size = Math.abs(mean * factor).toFixed(1);
  const sign = Number(size) === 0 ? '' : mean < 0 ? '+' : '−';
  // No line ends within the brackets.
  return `${sign}${size}${unit} (±\u00a0${(doubt * factor).toFixed(1)})`;
}
