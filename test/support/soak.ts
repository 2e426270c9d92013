/**
 * How much is played. The tests play enough games to find most mistakes quickly; `npm test` a quarter of that, and `npm run test:soak` many times as
 * many, for what shows up only once in hundreds of games.
 */
export const SOAK = Number(process.env.SOAK ?? (process.env.TEST_TIER === 'quick' ? 1 / 4 : 1));

/** This many, fewer in the quick tier, but at least one; multiplied in a soak test. */
export const times = (count: number): number => Math.max(1, Math.round(count * SOAK));
