/** Routes for operators: health and metrics. */
import type { FastifyInstance } from 'fastify';
import { areCredentials, hashOf } from '../matches/credentials.ts';
import type { Metrics } from '../metrics.ts';
import { Refusal } from '../refusal.ts';
import type { Storage } from '../storage/storage.ts';

/** How long a storage check stays valid, in ms: `/health` is not rate-limited, and each check writes. */
const CHECK_EVERY = 1000;

export interface OperatingOptions {
  readonly storage: Storage;
  readonly metrics: Metrics;
  /** The token for `/metrics`; null: no metrics. */
  readonly metricsToken: string | null;
  readonly isClosing: () => boolean;
}

/** Serves `/health` and `/metrics`. */
export function serveOperating(
  http: FastifyInstance,
  { storage, metrics, metricsToken, isClosing }: OperatingOptions,
): void {
  let checked = -Infinity;
  let check: Promise<void> = Promise.resolve();
  http.get('/health', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isClosing()) throw new Refusal('closing', 'The server is closing.');
    if (performance.now() - checked >= CHECK_EVERY) {
      checked = performance.now();
      check = storage.check(Date.now());
    }
    try {
      await check;
    } catch (error) {
      // To whoever looks after the server this is no refusal but a fault.
      if (!(error instanceof Refusal)) throw error;
      return reply.code(500).type('text/plain; charset=utf-8').header('refusal', error.word).send(error.message);
    }
    return { status: 'ok' };
  });
  if (metricsToken === null) return;
  const expected = hashOf(`Bearer ${metricsToken}`);
  http.get('/metrics', async (request, reply) => {
    // Compared in constant time.
    if (!areCredentials(request.headers.authorization ?? '', expected)) {
      throw new Refusal('not-authorized', 'The metrics need the METRICS_TOKEN as a bearer token.');
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
