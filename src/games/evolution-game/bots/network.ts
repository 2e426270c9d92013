/** A small network: features in, one number out, with a hidden layer of leaky rectifiers and a direct linear part. */

/**
 * The weights as one list: those of the linear part, then for every hidden unit those of the features, its bias and its output
 * weight.
 */
export interface Network {
  readonly hidden: number;
  readonly weights: Float64Array;
}

/** The slope of a unit for negative sums: enough to go on learning. */
const LEAK = 0.05;

/** A network as it is stored: the rows of that list. */
export interface StoredNetwork {
  /** The linear part: a weight for every feature. */
  readonly linear: readonly number[];
  /** A row for each hidden unit: a weight for every feature, the bias, the output weight. */
  readonly units: readonly (readonly number[])[];
}

/** A stored network, ready to use. */
export const networkFrom = ({ linear, units }: StoredNetwork): Network => ({
  hidden: units.length,
  weights: Float64Array.from([...linear, ...units.flat()]),
});

/** Three decimals of a weight are stored: they are enough. */
const rounded = (weight: number): number => Number(weight.toFixed(3));

/** A network with so many features as it is stored. */
export function storedNetwork({ hidden, weights }: Network, inputs: number): StoredNetwork {
  const row = (from: number, length: number): number[] => Array.from(weights.subarray(from, from + length), rounded);
  return {
    linear: row(0, inputs),
    units: Array.from({ length: hidden }, (_, unit) => row(inputs + unit * (inputs + 2), inputs + 2)),
  };
}

export const weightCount = (inputs: number, hidden: number): number => inputs + hidden * (inputs + 2);

/** The strength for the features in `numbers` from `at`; the hidden units' outputs go into `units`, if given. */
export function strengthOf(
  { hidden, weights }: Network,
  numbers: Float64Array,
  at = 0,
  units?: Float64Array,
  inputs = (weights.length - 2 * hidden) / (hidden + 1),
): number {
  let sum = dot(weights, 0, numbers, at, inputs);
  let w = inputs;
  for (let unit = 0; unit < hidden; unit++) {
    let output = weights[w + inputs]! + dot(weights, w, numbers, at, inputs);
    if (output < 0) output *= LEAK;
    if (units) units[unit] = output;
    sum += weights[w + inputs + 1]! * output;
    w += inputs + 2;
  }
  return sum;
}

/** The dot product of some weights and numbers, in four independent sums for speed. */
function dot(weights: Float64Array, w: number, numbers: Float64Array, at: number, count: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let i = 0;
  for (; i + 3 < count; i += 4) {
    a += weights[w + i]! * numbers[at + i]!;
    b += weights[w + i + 1]! * numbers[at + i + 1]!;
    c += weights[w + i + 2]! * numbers[at + i + 2]!;
    d += weights[w + i + 3]! * numbers[at + i + 3]!;
  }
  for (; i < count; i++) a += weights[w + i]! * numbers[at + i]!;
  return a + b + (c + d);
}

/** Adds the gradient of the strength, times `factor`, to `gradient`; `units` as `strengthOf` left them. */
export function addGradient(
  { hidden, weights }: Network,
  numbers: Float64Array,
  at: number,
  units: Float64Array,
  factor: number,
  gradient: Float64Array,
): void {
  const inputs = (weights.length - 2 * hidden) / (hidden + 1);
  for (let i = 0; i < inputs; i++) gradient[i]! += factor * numbers[at + i]!;
  let w = inputs;
  for (let unit = 0; unit < hidden; unit++) {
    const output = units[unit]!;
    gradient[w + inputs + 1]! += factor * output;
    const back = factor * weights[w + inputs + 1]! * (output < 0 ? LEAK : 1);
    for (let i = 0; i < inputs; i++) gradient[w + i]! += back * numbers[at + i]!;
    gradient[w + inputs]! += back;
    w += inputs + 2;
  }
}
