/** Code that is fetched when it is first wanted, for what can do without until then. */
import { useEffect, useState } from 'react';

/** A hook that gives what `load` fetches, and null until it is there; after a failure it is tried again when next wanted. */
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
          // Who wanted it does without.
        },
      );
      return () => {
        isShown = false;
      };
    }, [isWanted, known]);
    return known?.value ?? null;
  };
}
