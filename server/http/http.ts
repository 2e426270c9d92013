/** The HTTP side of the server before any routes: logs, headers, errors and limits per address. */
import type { Server as HttpServer } from 'node:http';
import type { Server as NetServer, Socket as NetSocket } from 'node:net';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { BODY_BYTES } from '../../src/kit/online/wire.ts';
import { countedAs, proxyTest } from '../addresses.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { Refusal, refusedFor } from '../refusal.ts';
import { headersFor } from './headers.ts';

/** Creates the HTTP server; it does not listen yet. */
export const makeHttp = (config: Config): FastifyInstance =>
  fastify({
    logger: { level: config.logLevel },
    trustProxy: config.trustProxy && [...config.trustProxy],
    bodyLimit: BODY_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    // An idle connection must not delay shutdown. Requests in progress are still answered: a player who takes a seat must receive
    // the credentials.
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 60 },
  });

/** Sets up what every request passes through. */
export async function setUpHttp(
  http: FastifyInstance,
  {
    config,
    metrics,
    page,
    isClosing,
  }: {
    config: Config;
    metrics: { readonly httpSeconds: Pick<Metrics['httpSeconds'], 'observe'> };
    page: string | undefined;
    isClosing: () => boolean;
  },
): Promise<void> {
  http.setErrorHandler(answerError);
  // Of a connection that was closed, further requests may have been read already.
  http.addHook('onRequest', (request, reply, done) => {
    if (request.raw.socket.destroyed) reply.hijack();
    else done();
  });
  http.addHook('onSend', (_request, reply, _payload, done) => {
    // Clients served while the server closes reconnect to another process.
    if (isClosing()) void reply.header('connection', 'close');
    done();
  });
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.httpSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    const answered = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[reply.statusCode >= 500 ? 'error' : 'debug'](answered, 'request');
    done();
  });
  await http.register(helmet, headersFor(page, config.frameAncestors));
  // Pages of other origins may send text without asking first.
  http.removeContentTypeParser('text/plain');
  await http.register(cors, {
    origin: config.origins.length > 0 ? [...config.origins] : false,
    exposedHeaders: ['refusal', 'retry-after'],
  });
  http.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.'),
  );
  limitConnections(http.server, config.maxConnectionsPerAddress, proxyTest(config.trustProxy));
}

/**
 * Closes an address's connections beyond the limit. A proxy's connections are those of all its clients, so the proxy has to limit
 * them itself.
 */
function limitConnections(server: NetServer, most: number, isProxy: (address: string) => boolean): void {
  const open = new Map<string, number>();
  server.on('connection', (connection: NetSocket) => {
    const { remoteAddress } = connection;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const address = countedAs(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      connection.destroy();
      return;
    }
    open.set(address, count);
    connection.once('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** What is expected instead, for errors of Fastify that do not say it. */
const EXPECTED: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'content-type: only application/json is allowed.',
  FST_ERR_CTP_BODY_TOO_LARGE: `body: at most ${String(BODY_BYTES)} bytes are allowed.`,
};

/** The most unanswered requests on a connection. Browsers and proxies wait for the answer to each. */
const MAX_UNANSWERED = 16;

/** Closes connections on which requests come much faster than their answers are taken: each answer would wait in memory. */
export function limitUnanswered(server: HttpServer): void {
  const unanswered = new WeakMap<NetSocket, number>();
  server.prependListener('request', ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > MAX_UNANSWERED) socket.destroy();
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
  });
}

/** Turns an error into an answer: refusals with their code, client errors with a sentence, anything else without internals. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
  if (error instanceof Refusal) {
    if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter));
    return reply.code(error.status).header('refusal', error.word).send(error.message);
  }
  const { statusCode, code = '', message: said } = error as { statusCode?: number; code?: string; message: string };
  const message = EXPECTED[code] ?? said;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return reply.code(statusCode).header('refusal', 'bad-request').send(message.slice(0, 200));
  }
  request.log.error({ err: error }, 'a request failed');
  const { refusal, message: text } = refusedFor(error);
  return reply.code(500).header('refusal', refusal).send(text);
}
