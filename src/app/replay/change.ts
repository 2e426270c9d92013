import type { Measured } from '../../kit/analysis.ts';

/** What a decision lost or won, with its uncertainty: "−3.4% (± 0.9)". Values that round to zero have no sign. */
export function changeText({ mean, doubt }: Measured, factor = 1, unit = ''): string {
  const size = Math.abs(mean * factor).toFixed(1);
  const sign = Number(size) === 0 ? '' : mean < 0 ? '+' : '−';
  // No line break within the parentheses.
  return `${sign}${size}${unit} (±\u00a0${(doubt * factor).toFixed(1)})`;
}
