/** The games this browser keeps: the one being played, and those put aside, so that starting anew loses nothing. */

const KEY = 'dominant-species:game';
const ASIDE = 'dominant-species:aside:';

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

/** A game put aside. */
export interface AsideGame {
  readonly key: string;
  readonly text: string;
  /** When it was put aside. */
  readonly date: Date;
}

/** The games put aside, the last one first. */
export const asideGames = (): AsideGame[] =>
  quietly(
    () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(ASIDE))
        .sort()
        .reverse()
        .map((key) => ({ key, text: localStorage.getItem(key)!, date: new Date(key.slice(ASIDE.length)) })),
    [],
  );

/** Takes a game from those put aside: to go on with it, or to throw it away. */
export function takeAside(key: string): void {
  quietly(() => {
    localStorage.removeItem(key);
  }, undefined);
}

/** Keeps a game. Returns whether the browser did. */
export const save = (text: string): boolean =>
  quietly(() => {
    localStorage.setItem(KEY, text);
    return true;
  }, false);

/** Puts the game kept aside. Where that fails it stays where it is. Returns whether it may be followed by another. */
export function putAside(): boolean {
  const text = savedText();
  if (text === null) return true;
  quietly(() => {
    localStorage.removeItem(KEY);
    localStorage.setItem(ASIDE + new Date().toISOString(), text);
  }, undefined);
  if (asideGames().some((game) => game.text === text)) return true;
  save(text);
  return false;
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
