/** How much of the server one address may use. */
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

/** A right to so many uses in so many seconds. */
export interface Allowance {
  /** Uses it once. Throws a Refusal that says when to come back. */
  use(who: string): Promise<void>;
}

/** How long Redis may take to count. */
const COUNTING_MS = 300;

/** Allows everyone so many uses in so many seconds: counted by this process alone, or by all of them through Redis. */
export function allowance(name: string, points: number, seconds: number, redis?: object): Allowance {
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
        // What is no Error says that the allowance is used up.
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

/**
 * Who an address counts as. Whoever has one address of IPv6 has at least the 2⁶⁴ that begin alike, so those count as one; one of IPv4 may come
 * written as one of IPv6.
 */
export function countedAs(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  // As URLs write it: in groups of hexadecimal numbers, the last two of which may have been an address of IPv4.
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    return groups
      .slice(6)
      .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
      .join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
