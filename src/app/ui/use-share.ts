/** Sharing by the system's own dialog on touch screens, elsewhere by the clipboard. */
import { useEffect, useState } from 'react';

/** What is shared. */
export interface ToShare {
  readonly title: string;
  readonly text: string;
  /** Left out where there is no address of it. */
  readonly url?: string | undefined;
}

/** How long it is said that something was copied, in ms: as long as it takes to read. */
const SAID_MS = 4000;

/** `shared`: for a moment, whether it was copied or could not be shared. Where the system's dialog was shown, nothing is to be said. */
export function useShare(): { shared: 'copied' | 'failed' | null; share: (what: ToShare) => void } {
  const [shared, setShared] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (shared === null) return;
    const timer = setTimeout(() => {
      setShared(null);
    }, SAID_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [shared]);
  const tryTo = async ({ title, text, url }: ToShare): Promise<void> => {
    try {
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title, text, ...(url !== undefined && { url }) });
        return;
      }
      await navigator.clipboard.writeText(url === undefined ? text : `${text}\n${url}`);
      setShared('copied');
    } catch (error) {
      if ((error as Error).name !== 'AbortError') setShared('failed');
    }
  };
  return {
    shared,
    share: (what) => {
      void tryTo(what);
    },
  };
}
