/** The text of a position, with its undo and redo history. */
import { useState } from 'react';

interface Texts {
  readonly past: readonly string[];
  readonly now: string;
  readonly future: readonly string[];
}

/** The maximum number of changes that can be undone. */
const MAX = 300;

export function useTexts(first: string) {
  const [{ past, now, future }, set] = useState<Texts>({ past: [], now: first, future: [] });
  return {
    text: now,
    change: (text: string): void => {
      set((before) =>
        text === before.now ? before : { past: [...before.past, before.now].slice(-MAX), now: text, future: [] },
      );
    },
    undo:
      past.length === 0
        ? null
        : (): void => {
            set({ past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future] });
          },
    redo:
      future.length === 0
        ? null
        : (): void => {
            set({ past: [...past, now], now: future[0]!, future: future.slice(1) });
          },
  };
}
