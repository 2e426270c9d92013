/** Runs the server until it is asked to end (SIGTERM or SIGINT). Its settings come from the environment: docs/operating.md. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';

// Compiled, this file is in server/dist/server; as written, in server. The page is in dist/app either way.
const here = dirname(fileURLToPath(import.meta.url));
const root = here.endsWith(join('server', 'dist', 'server')) ? join(here, '../../..') : join(here, '..');

// boardgame.io checks and prints more unless it knows that it is in production. It looks when it is loaded.
process.env.NODE_ENV ??= 'production';

try {
  const { startServer } = await import('./server.ts');
  const config = readConfig(process.env);
  const server = await startServer(config, { page: join(root, 'dist/app') });
  server.log.info({ address: server.address }, 'listening');

  let isEnding = false;
  const end = (signal: string): void => {
    if (isEnding) return;
    isEnding = true;
    server.log.info({ signal }, 'closing');
    // What does not close in time is not waited for: what was stored is safe.
    setTimeout(() => {
      server.log.error('closing took too long');
      process.exit(1);
    }, config.shutdownSeconds * 1000).unref();
    void server.close().then(() => process.exit(0));
  };
  // A promise that nobody waited for was rejected: what it was about has failed, and everything else goes on. Moves are stored in
  // transactions.
  process.on('unhandledRejection', (error) => {
    server.log.error({ err: error }, 'a rejection that nobody handled');
  });
  // An error thrown past everything leaves the process in a state nobody knows. Whoever supervises it starts it again.
  process.on('uncaughtException', (error) => {
    server.log.fatal({ err: error }, 'an error that nobody caught');
    process.exit(1);
  });
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
