/** A seeded source of random integers, the same on every machine, for games that can be repeated. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A function that draws integers uniformly from 0 … n − 1, n up to 2³¹; the same seed (an integer) gives the same sequence. */
export function rng(seed: number): (n: number) => number {
  const generator = xoroshiro128plus(seed);
  const next = (): number => (generator.next() ^ 0x80000000) >>> 0;
  return (n) => {
    // The numbers from the highest multiple of n on are drawn again, so that all remainders are equally likely. What comes out is what
    // pure-rand's `uniformInt` draws, but the division is one of integers: in floating point it takes longer than all the rest.
    const range = n >>> 0;
    let drawn = next();
    while (drawn >= 2 ** 32 - n && drawn >= 2 ** 32 - (2 ** 32 % n)) drawn = next();
    return (drawn % range) >>> 0;
  };
}

/** A seed from a text (FNV-1a). */
export function textSeed(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value;
}
