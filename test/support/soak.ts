/**
 * How much is played. The tests play enough games to find most mistakes quickly; `npm run test:soak` plays many times as many, for
 * what shows up only once in hundreds of games.
 */
export const SOAK = Number(process.env.SOAK ?? 1);

/** This many, multiplied in a soak test. */
export const times = (count: number): number => count * SOAK;
