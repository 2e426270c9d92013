/** Chance in the browser, freshly seeded from the browser's random source. */
import { type Chance, randomChance } from '../../kit/chance.ts';
import { rng } from '../../kit/rng.ts';

/** A random seed. */
export const freshSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0]!;

/** Chance with a fresh seed. */
export const freshChance = (): Chance => randomChance(rng(freshSeed()));
