/** Means of measured values, and how far they can be trusted. */

/** A mean, and its standard error. */
export interface Measured {
  /** In the unit of what is measured. */
  readonly mean: number;
  /** Of the mean, in the same unit. */
  readonly standardError: number;
}

/** The mean of some values. */
export const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

/** The mean of some values, and its standard error. */
export function measured(values: readonly number[]): Measured {
  const middle = mean(values);
  const squares = values.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  return { mean: middle, standardError: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) };
}
