/** The progress of thinking, from 0 to 1: kept outside React state, so that only its display is rendered again. */
export interface Progress {
  readonly get: () => number;
  readonly set: (done: number) => void;
  /** Calls back at every change. Returns a function that unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void;
}

export function newProgress(): Progress {
  let done = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => done,
    set(next) {
      done = next;
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
  };
}
