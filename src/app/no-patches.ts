/** Stands in the page for `rfc6902`, which boardgame.io needs for `deltaState` alone (vite.config.ts): states come whole. */
function refuse(): never {
  throw new Error('states come whole: deltaState is off');
}

export { refuse as applyPatch, refuse as createPatch };
