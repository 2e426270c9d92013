// boardgame.io has no `exports` map, so Node cannot load `boardgame.io/client` and the like as ES modules; it can load the
// CommonJS files behind them, which have no types of their own.
declare module 'boardgame.io/dist/cjs/internal.js' {
  export * from 'boardgame.io/internal';
}
declare module 'boardgame.io/dist/cjs/client.js' {
  export * from 'boardgame.io/client';
}
declare module 'boardgame.io/dist/cjs/multiplayer.js' {
  export * from 'boardgame.io/multiplayer';
}
declare module 'boardgame.io/dist/cjs/server.js' {
  export * from 'boardgame.io/server';
}
declare module 'boardgame.io/dist/cjs/master.js' {
  export * from 'boardgame.io/master';
}
