/** boardgame.io's own server, as it comes, for comparison: `tsx bench/stock-server.ts memory|flatfile [folder]`. Prints its port. */
import './production.ts';
import type { AddressInfo } from 'node:net';
import { FlatFile, Origins, Server } from 'boardgame.io/dist/cjs/server.js';
import { loadGame } from '../src/games/index.ts';
import { print } from './print.ts';

const [kind, folder] = process.argv.slice(2);
const server = Server({
  games: [(await (await loadGame('dominant-species')).bgio()) as never],
  origins: [Origins.LOCALHOST],
  ...(kind === 'flatfile' ? { db: new FlatFile({ dir: folder!, logging: false }) } : {}),
});
// The typings know only a number; a host keeps the server off every other interface.
const running = await server.run({ port: { port: 0, host: '127.0.0.1' } as unknown as number });
print(
  JSON.stringify({
    msg: 'listening',
    address: `http://127.0.0.1:${String((running.appServer.address() as AddressInfo).port)}`,
  }),
);
