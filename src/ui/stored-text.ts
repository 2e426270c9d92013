/** Texts stored by the browser. Storage can be disabled or full: nothing here throws, the result tells. */

/** `local` outlives the page, `session` lasts as long as its tab. */
type Duration = 'local' | 'session';

const storageOf = (duration: Duration): Storage => (duration === 'local' ? localStorage : sessionStorage);

/** The text stored under a key; null if there is none, or it cannot be read. */
export function storedText(key: string, duration: Duration = 'local'): string | null {
  try {
    return storageOf(duration).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key; null removes it. Returns whether the browser did. */
export function storeText(key: string, text: string | null, duration: Duration = 'local'): boolean {
  try {
    if (text === null) storageOf(duration).removeItem(key);
    else storageOf(duration).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
