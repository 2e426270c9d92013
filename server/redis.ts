/** Redis, for what several processes share: messages between sockets, and rate limits. */
import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';

const CONNECT_MS = 5000;
const MAX_WAIT_MS = 2000;

/**
 * Connects to Redis; rejects if it does not answer. `prefix` begins the names of all channels and keys, so that servers with
 * different data can share a Redis. `undo` receives the function that disconnects.
 */
export async function openRedis(url: string, prefix: string, log: FastifyBaseLogger, undo: (() => unknown)[]) {
  let wasThere = false;
  const store = createClient({
    url,
    commandsQueueMaxLength: 10_000,
    socket: {
      connectTimeout: CONNECT_MS,
      // Without it the server does not start; later it reconnects by itself.
      reconnectStrategy: (tries, cause) => (wasThere ? Math.min(100 * 2 ** tries, MAX_WAIT_MS) : cause),
    },
  });
  const clients = { store, publish: store.duplicate(), subscribe: store.duplicate() };
  for (const client of Object.values(clients)) {
    client.on('error', (error: unknown) => {
      log.error({ err: error }, 'Redis');
    });
    await client.connect();
    undo.push(() => {
      client.destroy();
    });
  }
  wasThere = true;
  // Messages that Redis does not accept are lost, not queued.
  const { publish } = clients;
  const send = publish.publish.bind(publish);
  const tell = async (...message: Parameters<typeof send>): Promise<number> =>
    publish.isReady ? send(...message).catch(() => 0) : 0;
  Object.defineProperty(publish, 'publish', { value: tell });
  return { prefix, ...clients };
}

export type Redis = Awaited<ReturnType<typeof openRedis>>;
