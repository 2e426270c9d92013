/** A seeded source of random integers, the same on every machine, for reproducible games. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/**
 * Draws an integer uniformly from 0 to n − 1, n up to 2³¹; `next` gives random numbers of 32 bits. Numbers from the highest multiple of
 * n on are rejected, so that all remainders are equally likely. The results are those of pure-rand's `uniformInt`, but with integer
 * division: in floating point the division takes longer than everything else.
 */
export function uniform(next: () => number, n: number): number {
  const range = n >>> 0;
  let drawn = next();
  while (drawn >= 2 ** 32 - n && drawn >= 2 ** 32 - (2 ** 32 % n)) drawn = next();
  return (drawn % range) >>> 0;
}

/** The numbers of 32 bits that a generator of pure-rand gives. */
export const numbersOf =
  (generator: { next(): number }): (() => number) =>
  () =>
    (generator.next() ^ 0x80000000) >>> 0;

/**
 * Returns a function that draws integers uniformly from 0 to n − 1, n up to 2³¹; the same integer seed gives the same sequence.
 */
export function rng(seed: number): (n: number) => number {
  const next = numbersOf(xoroshiro128plus(seed));
  return (n) => uniform(next, n);
}

/** A seed from a text (FNV-1a). */
export function textSeed(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value;
}
