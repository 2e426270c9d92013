// boardgame.io has no `exports` map, so Node cannot load `boardgame.io/client` and the like as ES modules; it can load the
// CommonJS files behind them, which have no types of their own. This file is part of the package, for those who use them.
declare module 'boardgame.io/dist/cjs/ai.js' {
  export * from 'boardgame.io/dist/types/packages/ai.js';
}
declare module 'boardgame.io/dist/cjs/internal.js' {
  export * from 'boardgame.io/dist/types/packages/internal.js';
}
declare module 'boardgame.io/dist/cjs/client.js' {
  export * from 'boardgame.io/dist/types/packages/client.js';
}
declare module 'boardgame.io/dist/cjs/multiplayer.js' {
  export * from 'boardgame.io/dist/types/packages/multiplayer.js';
}
declare module 'boardgame.io/dist/cjs/react.js' {
  export * from 'boardgame.io/dist/types/packages/react.js';
}
declare module 'boardgame.io/dist/cjs/server.js' {
  export * from 'boardgame.io/dist/types/packages/server.js';
}
declare module 'boardgame.io/dist/cjs/react.js' {
  export * from 'boardgame.io/react';
}
declare module 'boardgame.io/dist/cjs/master.js' {
  export * from 'boardgame.io/dist/types/packages/master.js';
}
