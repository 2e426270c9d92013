/** How much of the server one address may use. */
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

/** A right to so many uses in so many seconds. */
export interface Allowance {
  /** Uses it once. Throws a Refusal that says when to come back. */
  use(who: string): Promise<void>;
}

/** Allows everyone so many uses in so many seconds: counted by this process alone, or by all of them through Redis. */
export function allowance(name: string, points: number, seconds: number, redis?: object): Allowance {
  const alone = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  const limiter = redis
    ? // While Redis does not answer, each process counts for itself.
      new RateLimiterRedis({
        keyPrefix: `ds:${name}`,
        points,
        duration: seconds,
        storeClient: redis,
        useRedisPackage: true,
        insuranceLimiter: alone,
      })
    : alone;
  return {
    async use(who) {
      try {
        await limiter.consume(who);
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
