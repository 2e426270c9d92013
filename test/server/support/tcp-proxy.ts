/** A connection that a test can cut: a TCP proxy before another server. */
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';
import { once } from 'node:events';

export interface TcpProxy {
  readonly port: number;
  /** Breaks all connections, and every new one until `restore` is called. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Starts a proxy on a free local port. */
export async function tcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let isCut = false;
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  const server: Server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const far = connect(target.port, target.host);
    for (const [socket, other] of [
      [client, far],
      [far, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    restore: () => {
      isCut = false;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
