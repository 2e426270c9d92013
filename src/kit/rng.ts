/** A seeded source of random integers, the same on every machine, for whoever needs games that can be repeated. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A function that draws integers uniformly from 0 … n − 1; the same seed (an integer) gives the same sequence. */
export function rng(seed: number): (n: number) => number {
  const state = xoroshiro128plus(seed);
  return (n) => uniformInt(state, 0, n - 1);
}
