/** How much of the server one address may use. */
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

/** So many uses in so many seconds. */
export interface RateLimit {
  /** Uses it once. Throws a Refusal that says when to come back. */
  use(who: string): Promise<void>;
}

/** How long Redis may take to count. */
const COUNTING_MS = 300;

/** Allows everyone so many uses in so many seconds: counted by this process alone, or by all of them through Redis. */
export function rateLimit(name: string, points: number, seconds: number, redis?: object): RateLimit {
  const alone = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  const together =
    redis &&
    new RateLimiterRedis({
      keyPrefix: `ds:${name}`,
      points,
      duration: seconds,
      storeClient: redis,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
    });
  /** While Redis does not answer, each process counts for itself. */
  async function consume(who: string): Promise<void> {
    if (together) {
      try {
        await inTime(together.consume(who));
        return;
      } catch (error) {
        // What is no Error says that the limit is reached.
        if (!(error instanceof Error)) throw error;
      }
    }
    await alone.consume(who);
  }
  return {
    async use(who) {
      try {
        await consume(who);
      } catch (refused) {
        if (refused instanceof Error) throw refused;
        const { msBeforeNext } = refused as { msBeforeNext: number };
        throw new Refusal(
          'too-many',
          'Too many requests. Try again later.',
          Math.max(1, Math.ceil(msBeforeNext / 1000)),
        );
      }
    },
  };
}

/** Rejects with an Error when an answer takes too long: a Redis that hangs keeps its connection and says nothing. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('Redis did not answer in time'));
    }, COUNTING_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
