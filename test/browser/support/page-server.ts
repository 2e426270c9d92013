/** Serves the built page as the server does, with its headers, but without lobby and tables. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../../server/config.ts';
import { makeHttp, setUpHttp } from '../../../server/http/http.ts';
import { servePage as serveFiles } from '../../../server/http/page.ts';

/** The folder of the built page. */
export const PAGE_FOLDER = join(import.meta.dirname, '../../../dist/app');

export interface ServedPage {
  /** Where it is, with a slash at the end. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Listens on a port of its own. `change` gets the text of the service worker and returns what is sent instead; `folder` is another build of the
 * page.
 */
export async function servePage(change?: (source: string) => string, folder = PAGE_FOLDER): Promise<ServedPage> {
  const config = readConfig({ LOG_LEVEL: 'silent', MAX_CONNECTIONS_PER_ADDRESS: '100000' });
  const http = makeHttp(config);
  const metrics = { httpSeconds: { observe: () => undefined } };
  await setUpHttp(http, { config, metrics, page: folder, isClosing: () => false });
  if (change)
    http.addHook('onRequest', (request, reply, done) => {
      if (request.url === '/sw.js')
        void reply.type('text/javascript').send(change(readFileSync(join(folder, 'sw.js'), 'utf8')));
      else done();
    });
  // Tests ask for more files in a minute than any visitor.
  serveFiles(http, folder, { use: () => Promise.resolve() });
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  return {
    address: `${address}/`,
    async close() {
      http.server.closeAllConnections();
      await http.close();
    },
  };
}
