/** Runs the server until SIGTERM or SIGINT. Its settings come from the environment: docs/operating.md. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';

// This file is in server/dist/server once compiled, otherwise in server. The page is in dist/app either way.
const here = dirname(fileURLToPath(import.meta.url));
const root = here.endsWith(join('server', 'dist', 'server')) ? join(here, '../../..') : join(here, '..');

// boardgame.io does more checks and logging outside production. It reads NODE_ENV when it is loaded.
process.env.NODE_ENV ??= 'production';

try {
  const { startServer } = await import('./server.ts');
  const config = readConfig(process.env);
  const server = await startServer(config, { page: join(root, 'dist/app') });
  server.log.info({ address: server.address }, 'listening');

  let isDraining = false;
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    // Exit even if something fails to close in time: stored moves are safe.
    setTimeout(() => {
      server.log.error('closing took too long');
      process.exit(1);
    }, config.shutdownSeconds * 1000).unref();
    void server.close().then(() => process.exit(0));
  };
  const stop = (signal: string): void => {
    if (!isDraining && !isEnding) server.log.info({ signal }, 'closing');
    // Whoever asks twice, or at the keyboard, does not want to wait.
    if (isDraining || signal === 'SIGINT') {
      end();
      return;
    }
    isDraining = true;
    void server.drain().then(end, end);
  };
  // An unhandled rejection: that operation has failed, and everything else continues. Moves are stored in transactions.
  process.on('unhandledRejection', (error) => {
    server.log.error({ err: error }, 'a rejection that nobody handled');
  });
  // After an uncaught exception the state of the process is unknown; its supervisor restarts it.
  process.on('uncaughtException', (error) => {
    server.log.fatal({ err: error }, 'an error that nobody caught');
    process.exit(1);
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
