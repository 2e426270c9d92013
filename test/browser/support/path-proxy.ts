/** A proxy that serves another server below a path, as docs/operating.md says. */
import { once } from 'node:events';
import { type IncomingMessage, createServer, request as requestFrom } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PathProxy {
  /** Where the page is, with the path and a slash at the end. */
  readonly address: string;
  /** The paths that were requested outside it. */
  readonly strays: readonly string[];
  close(): void;
}

/** Starts a proxy on a port of its own: what is below `path` ("/games/ds/") goes to the root of `target`, WebSockets too. */
export async function pathProxy(path: string, target: string): Promise<PathProxy> {
  const strays: string[] = [];
  const { hostname, port } = new URL(target);
  /** The request passed on; null if it is not below the path. */
  const passed = ({ url = '', method, headers }: IncomingMessage) => {
    if (url.startsWith(path)) {
      return requestFrom({ hostname, port, method, headers, path: url.slice(path.length - 1), agent: false });
    }
    strays.push(url);
    return null;
  };
  const server = createServer((request, response) => {
    const onward = passed(request);
    if (onward === null) {
      response.writeHead(404).end();
      return;
    }
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  server.on('upgrade', (request, socket) => {
    const onward = passed(request);
    socket.on('error', () => onward?.destroy());
    onward?.on('error', () => socket.destroy());
    onward?.on('upgrade', ({ rawHeaders }, far, begun) => {
      const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]!}`] : []));
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      // What came with the answer already belongs to the socket.
      socket.write(begun);
      far.on('error', () => socket.destroy());
      far.pipe(socket).pipe(far);
    });
    onward?.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}${path}`,
    strays,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
