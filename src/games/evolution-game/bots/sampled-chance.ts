/**
 * Common random numbers for comparing answers: every answer is tried with the same luck. Each kind of draw has its own stream, so
 * that an answer that draws another card does not change later dice; and the first dice are spread evenly over their faces.
 */
import { DRAW_KINDS, type DrawKind, type GameChance } from '../rules/events.ts';

export interface SampledChance extends GameChance {
  /** Begins a sample: the same number in the same search gives the same luck. */
  begin(sample: number): void;
}

const TIME = DRAW_KINDS.indexOf('time');
const ENVIRONMENT = DRAW_KINDS.indexOf('environment');
/** The faces that the first throw of a die runs through; 36 samples cover every combination of both dice. */
const FACES = 6;

/** A pseudorandom number from 0 up to 1, from three integers (a finaliser of integer hashing). */
function hashed(seed: number, stream: number, count: number): number {
  let x = (seed ^ Math.imul(stream + 1, 0x9e3779b1) ^ Math.imul(count + 1, 0x85ebca6b)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32;
}

export function sampledChance(search: number): SampledChance {
  let number = 0;
  let seed = 0;
  const drawn = new Int32Array(DRAW_KINDS.length);

  /** The next number of a kind's stream, from 0 up to 1. */
  function luck(kind: DrawKind): number {
    const stream = DRAW_KINDS.indexOf(kind);
    const count = drawn[stream]!++;
    const part = hashed(seed, stream, count);
    if (count > 0) return part;
    if (stream === TIME) return ((number % FACES) + part) / FACES;
    if (stream === ENVIRONMENT) return (((number + Math.floor(number / FACES)) % FACES) + part) / FACES;
    return part;
  }

  return {
    begin(sample) {
      number = sample;
      seed = Math.imul(search + 1, 0x27d4eb2f) ^ Math.imul(sample + 1, 0x165667b1);
      drawn.fill(0);
    },
    pick: (kind, things) => things[Math.floor(luck(kind) * things.length)]!,
    draw(kind, weights) {
      const part = luck(kind);
      let total = 0;
      for (let i = 0; i < weights.length; i++) total += weights[i]!;
      let rest = part * total;
      let result = 0;
      while (rest >= weights[result]!) rest -= weights[result++]!;
      return result;
    },
  };
}
