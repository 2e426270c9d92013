/** Replaces `rfc6902` in the page, which boardgame.io needs only for `deltaState` (vite.config.ts): states are sent whole. */
function refuse(): never {
  throw new Error('states come whole: deltaState is off');
}

export { refuse as applyPatch, refuse as createPatch };
