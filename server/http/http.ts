/** The HTTP side of the server before any routes: logs, headers, errors and limits per address. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Server as NetServer, Socket as NetSocket } from 'node:net';
import { join } from 'node:path';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { BODY_BYTES } from '../../src/kit/wire.ts';
import { countedAs, proxyTest } from '../addresses.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { Refusal, refusedFor } from '../refusal.ts';

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

/** The hashes of a page's inline scripts or styles, which allow them in a content security policy. */
const inlineHashes = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    ([, content]) => `'sha256-${createHash('sha256').update(content!).digest('base64')}'`,
  );

/** Allows everything from the same origin and the page's own inline elements, and nothing else. */
const policyFor = (html: string) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
});

/** The HTML of the built page; empty if it is not built. */
const pageHtml = (folder: string | undefined): string => {
  const file = folder && join(folder, 'index.html');
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Sets up what every request passes through. */
export async function setUpHttp(
  http: FastifyInstance,
  {
    config,
    metrics,
    page,
    isClosing,
  }: { config: Config; metrics: Metrics; page: string | undefined; isClosing: () => boolean },
): Promise<void> {
  http.setErrorHandler(answerError);
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
  await http.register(helmet, {
    contentSecurityPolicy: policyFor(pageHtml(page)),
    // The proxy that terminates TLS sets this if wanted.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await http.register(cors, {
    origin: config.origins.length > 0 ? [...config.origins] : false,
    exposedHeaders: ['refusal', 'retry-after'],
  });
  http.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.'),
  );
  limitConnections(http.server, config.maxConnectionsPerAddress, proxyTest(config.trustProxy));
}

/** Serves the built page, if there is one. */
export async function servePage(http: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined || !existsSync(folder)) return;
  await http.register(serveStatic, {
    root: folder,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      // Built files have a content hash in their names; the others may change.
      const lasting = path.includes('/assets/');
      response.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
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

/** Turns an error into an answer: refusals with their code, client errors with a sentence, anything else without internals. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
  if (error instanceof Refusal) {
    if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter));
    return reply.code(error.status).header('refusal', error.word).send(error.message);
  }
  const { statusCode, message } = error as { statusCode?: number; message: string };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return reply.code(statusCode).header('refusal', 'bad-request').send(message.slice(0, 200));
  }
  request.log.error({ err: error }, 'a request failed');
  const { refusal, message: text } = refusedFor(error);
  return reply.code(500).header('refusal', refusal).send(text);
}
