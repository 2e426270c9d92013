/**
 * Chance for comparing answers: every answer is tried with the same luck. Each kind of draw has a stream of its own, so that an answer
 * that draws a card more does not change the dice to come; and the first dice are dealt evenly over their faces.
 */
import { DRAW_KINDS, type DrawKind, type GameChance } from '../rules/events.ts';

export interface SampledChance extends GameChance {
  /** Begins a sample: the same number of the same search brings the same luck again. */
  begin(sample: number): void;
}

const TIME = DRAW_KINDS.indexOf('time');
const ENVIRONMENT = DRAW_KINDS.indexOf('environment');
/** The faces of a die that the first throw goes through; in 36 samples those of both dice meet in every way. */
const FACES = 6;

/** A number from 0 up to 1 that looks like chance, from three integers (a finaliser of integer hashing). */
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
