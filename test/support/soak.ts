/**
 * How much is played. The tests play as many games as find a mistake soon; `npm run test:soak` plays many times more of the same, for
 * what shows itself once in hundreds of games.
 */
export const SOAK = Number(process.env.SOAK ?? 1);

/** So many, times what a soak asks for. */
export const times = (count: number): number => count * SOAK;
