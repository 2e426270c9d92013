/**
 * boardgame.io's own server with its lobby; matches are kept in DATA_FILE (games.sqlite). PORT is the port (8000).
 *
 * boardgame.io 0.50.2 answers 404 to everything unless koa-compose is 4.1.0, and without socket.io 4 it has a known
 * crash: both are pinned by `overrides` in package.json, which your own project needs too.
 */
import { Origins, Server } from 'boardgame.io/dist/cjs/server.js';
import { DominantSpecies } from 'dominant-species';
import { sqliteStorage } from 'dominant-species/server-storage';

const db = sqliteStorage(process.env.DATA_FILE ?? 'games.sqlite');
const server = Server({ games: [DominantSpecies], origins: [Origins.LOCALHOST], db });
const { appServer } = await server.run({ port: { port: Number(process.env.PORT ?? 8000), host: '127.0.0.1' } });
console.log(`listening on http://127.0.0.1:${appServer.address().port}`);
