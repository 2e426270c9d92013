/**
 * Sends to addresses that clients have named, such as those of push services. It cannot be made to reach the private network of the
 * server: it connects to what it has checked, follows no redirects, and reads nothing of an answer but its head.
 */
import { type LookupAddress, lookup as lookUp } from 'node:dns';
import {
  Agent as PlainAgent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as plainRequest,
} from 'node:http';
import { Agent, request as secureRequest } from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import { isGlobalUnicast } from '../addresses.ts';
import { Refusal } from '../refusal.ts';

export const TARGET_LENGTH = 500;
/** How long a request may take in all, in ms. */
const TIMEOUT_MS = 10_000;
/** Requests under way to one host, and in all. */
const MOST_PER_HOST = 2;
const MOST = 20;

/** What became of a request: the status of the answer, or why there was none. */
export type Sent =
  | { readonly status: number; readonly retryAfter: number | null }
  | { readonly status: null; readonly why: 'timeout' | 'unreachable' | 'bad-target' };

/** What is sent. */
export interface ToSend {
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer | null;
}

export interface SenderOptions {
  /** The operator's own hosts, with their ports, which may be anywhere and without TLS. */
  readonly exempt?: readonly string[];
  /** Resolves a name to all its addresses, for tests. */
  readonly resolve?: (
    name: string,
    then: (error: NodeJS.ErrnoException | null, found: readonly LookupAddress[]) => void,
  ) => void;
}

export interface Sender {
  /** What is wrong with a target, in words; null if it may be used, as far as it can be told without looking its name up. */
  wrongWith(target: string): string | null;
  /** Posts to a target. Never rejects. */
  post(target: string, what: ToSend): Promise<Sent>;
}

class BadTarget extends Error {}

const badTarget = (): BadTarget => new BadTarget('The name leads to an address that is not public.');

/** The name of the host without the brackets of IPv6. */
const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const portOf = ({ port, protocol }: URL): string => (port === '' ? (protocol === 'https:' ? '443' : '80') : port);

/** A sender with its own limits. */
export function makeSender({ exempt = [], resolve = resolveAll }: SenderOptions = {}): Sender {
  const isExempt = (url: URL): boolean => exempt.includes(`${url.hostname}:${portOf(url)}`);
  // Kept-alive connections would skip the check of the name.
  const agents = { 'https:': new Agent({ keepAlive: false }), 'http:': new PlainAgent({ keepAlive: false }) };
  const turns = new Turns();

  const wrongWith = (target: string): string | null => {
    if (target.length > TARGET_LENGTH) return `it is longer than ${String(TARGET_LENGTH)} characters`;
    const url = URL.canParse(target) ? new URL(target) : undefined;
    if (!url) return 'it is not an address';
    if (isExempt(url) && /^https?:$/.test(url.protocol)) return null;
    if (url.protocol !== 'https:') return 'it does not begin with https://';
    if (url.username !== '' || url.password !== '') return 'it contains a user or password';
    if (target.includes('#')) return 'it contains a #';
    if (url.port !== '') return 'it names a port other than 443';
    const host = bareHost(url);
    if (
      isIP(host) !== 0 ? !isGlobalUnicast(host) : !host.includes('.') || /\.(local|internal|localhost)\.?$/.test(host)
    ) {
      return 'it is not on the public internet';
    }
    return null;
  };

  /** Resolves a name for a connection; refuses it if any of its addresses is not public. */
  const checkedLookup: LookupFunction = (name, { all, family }, then) => {
    resolve(name, (error, found) => {
      const usable = found.filter((each) => family === 0 || family === undefined || each.family === Number(family));
      const wrong =
        error ?? (found.length === 0 || found.some(({ address }) => !isGlobalUnicast(address)) ? badTarget() : null);
      const [first] = usable.length > 0 ? usable : found;
      if (wrong || !first) then(wrong ?? badTarget(), all === true ? [] : '', 4);
      else if (all === true) then(null, [...usable]);
      else then(null, first.address, first.family);
    });
  };

  const postNow = (url: URL, { headers, body }: ToSend): Promise<Sent> =>
    new Promise((done) => {
      const options = {
        method: 'POST',
        headers: { ...headers, 'content-length': body === null ? 0 : Buffer.byteLength(body) },
        ...(isExempt(url) ? {} : { lookup: checkedLookup }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      };
      const failed = (error: unknown): void => {
        const isLate = ['AbortError', 'TimeoutError'].includes((error as Error).name);
        done({ status: null, why: error instanceof BadTarget ? 'bad-target' : isLate ? 'timeout' : 'unreachable' });
      };
      const answered = (answer: IncomingMessage): void => {
        const { statusCode = 0 } = answer;
        const retryAfter = Number(answer.headers['retry-after'] ?? NaN);
        done({ status: statusCode, retryAfter: Number.isFinite(retryAfter) ? retryAfter : null });
        // Nothing of it is wanted, and it may be endless.
        answer.destroy();
      };
      const asked =
        url.protocol === 'https:'
          ? secureRequest(url, { ...options, agent: agents['https:'] }, answered)
          : plainRequest(url, { ...options, agent: agents['http:'] }, answered);
      asked.on('error', failed);
      asked.end(body ?? undefined);
    });

  return {
    wrongWith,
    async post(target, what) {
      if (wrongWith(target) !== null) return { status: null, why: 'bad-target' };
      const url = new URL(target);
      return turns.take(url.host, () => postNow(url, what));
    },
  };
}

/** Refuses a target that may not be used. */
export function refuseTarget(sender: Sender, target: string): void {
  const wrong = sender.wrongWith(target);
  if (wrong !== null) throw new Refusal('bad-target', `target: ${wrong}.`);
}

function resolveAll(
  name: string,
  then: (error: NodeJS.ErrnoException | null, found: readonly LookupAddress[]) => void,
): void {
  lookUp(name, { all: true }, (error, found) => {
    then(error, error ? [] : found);
  });
}

/** Lets only so many requests be under way at once. */
class Turns {
  private readonly underWay = new Map<string, number>();
  private count = 0;
  private readonly waiting: { readonly host: string; readonly go: () => void }[] = [];

  async take<T>(host: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((go) => {
      this.waiting.push({ host, go });
      this.next();
    });
    try {
      return await work();
    } finally {
      this.count--;
      this.underWay.set(host, this.underWay.get(host)! - 1);
      if (this.underWay.get(host) === 0) this.underWay.delete(host);
      this.next();
    }
  }

  private next(): void {
    for (let i = 0; i < this.waiting.length && this.count < MOST;) {
      const { host, go } = this.waiting[i]!;
      if ((this.underWay.get(host) ?? 0) >= MOST_PER_HOST) {
        i++;
        continue;
      }
      this.waiting.splice(i, 1);
      this.count++;
      this.underWay.set(host, (this.underWay.get(host) ?? 0) + 1);
      go();
    }
  }
}
