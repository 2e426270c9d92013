/** The game this browser keeps, and the one before it, so that starting anew loses nothing. */

const KEY = 'dominant-species:game';
const PREVIOUS = 'dominant-species:previous-game';

/** What a browser that keeps nothing (storage switched off or full) answers. */
function quietly<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** The text of the game kept; null if there is none. */
export const savedText = (): string | null => quietly(() => localStorage.getItem(KEY), null);

/** The text of the game before it; null if there is none. */
export const previousText = (): string | null => quietly(() => localStorage.getItem(PREVIOUS), null);

/** Keeps a game. Returns whether the browser did. */
export const save = (text: string): boolean =>
  quietly(() => {
    localStorage.setItem(KEY, text);
    return true;
  }, false);

/** Puts the game kept aside as the previous one. */
export function putAside(): void {
  const text = savedText();
  if (text === null) return;
  quietly(() => {
    localStorage.setItem(PREVIOUS, text);
    localStorage.removeItem(KEY);
  }, undefined);
}

/** Calls back when another tab changes the game kept. Returns what ends that. */
export function onChangedElsewhere(changed: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}

/** Hands a text to the browser as a file to download. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
