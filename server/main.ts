/** Runs the server until it is told to end (SIGTERM or SIGINT). What it is set up with comes from the environment: docs/operating.md. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';

// Compiled, this file is in dist/server/server; as written, in server. The page is in dist/app either way.
const here = dirname(fileURLToPath(import.meta.url));
const root = here.endsWith(join('dist', 'server', 'server')) ? join(here, '../../..') : join(here, '..');

// boardgame.io checks and prints more unless it is told that it is in use. It looks when it is loaded.
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
    // What does not close in time is not waited for: what was kept is kept.
    setTimeout(() => {
      server.log.error('closing took too long');
      process.exit(1);
    }, config.shutdownSeconds * 1000).unref();
    void server.close().then(() => process.exit(0));
  };
  // What nobody caught leaves the server in a state nobody knows. What was kept is kept; whoever supervises the process starts it again.
  const fail = (error: unknown): void => {
    server.log.fatal({ err: error }, 'an error that nobody caught');
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
