/** Chance in the browser: a fresh seed from the browser's own source each time. */
import { generator } from '../dominant-species/generator.ts';
import { type Dealer, randomDealer } from '../dominant-species/rules/dealer.ts';

/** A random seed. */
export const freshSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0]!;

/** A dealer with a fresh seed. */
export const freshDealer = (): Dealer => randomDealer(generator(freshSeed()));
