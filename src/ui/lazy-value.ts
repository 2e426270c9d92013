/** Code that is loaded on first use, for features that can wait. */
import { useEffect, useState } from 'react';

/** A hook that returns what `load` fetches, null until it is there; after a failure, the next use tries again. */
export function lazyValue<Value>(load: () => Promise<Value>): (isWanted?: boolean) => Value | null {
  let fetched: { readonly value: Value } | null = null;
  return function useLazyValue(isWanted = true) {
    const [known, setKnown] = useState(() => fetched);
    useEffect(() => {
      if (!isWanted || known !== null) return;
      let isShown = true;
      load().then(
        (value) => {
          fetched = { value };
          if (isShown) setKnown(fetched);
        },
        () => {
          // The user does without.
        },
      );
      return () => {
        isShown = false;
      };
    }, [isWanted, known]);
    return known?.value ?? null;
  };
}
