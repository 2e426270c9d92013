/** Chance in the browser, from the browser's random source. */
import { type Chance, randomChance } from '../../kit/chance.ts';
import { machineInt } from '../../kit/machine-chance.ts';

/** A random seed. */
export const freshSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0]!;

/** Chance that nothing seeds. */
export const freshChance = (): Chance => randomChance(machineInt);
