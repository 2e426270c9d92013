/** Chance in the browser: a fresh seed from the browser's own source each time. */
import { type Chance, randomChance } from '../../kit/chance.ts';
import { rng } from '../../kit/rng.ts';

/** A random seed. */
export const freshSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0]!;

/** Chance with a fresh seed. */
export const freshChance = (): Chance => randomChance(rng(freshSeed()));
