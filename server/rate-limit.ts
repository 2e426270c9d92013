/** Rate limits per address. */
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

/** A limit on uses within a period. */
export interface RateLimit {
  /** Counts one use. Throws a Refusal that says when to try again. */
  use(who: string): Promise<void>;
}

/** How long Redis may take to count, in ms. */
const REDIS_TIMEOUT_MS = 300;

/** A limit of so many uses in so many seconds per client, counted by this process alone, or by all of them through Redis. */
export function rateLimit(
  name: string,
  points: number,
  seconds: number,
  redis?: { readonly prefix: string; readonly store: object },
): RateLimit {
  const alone = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  const together =
    redis &&
    new RateLimiterRedis({
      keyPrefix: `${redis.prefix}:${name}`,
      points,
      duration: seconds,
      storeClient: redis.store,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
    });
  /** While Redis does not answer, each process counts on its own. */
  async function consume(who: string): Promise<void> {
    if (together) {
      try {
        await inTime(together.consume(who));
        return;
      } catch (error) {
        // A rejection that is not an Error means that the limit is reached.
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

/** Rejects with an Error when an answer takes too long: a hanging Redis keeps its connection open without answering. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('Redis did not answer in time'));
    }, REDIS_TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
