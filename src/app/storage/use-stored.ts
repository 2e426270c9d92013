import { useState } from 'react';

/** A choice that the browser keeps. */
export function useStored<T>(read: () => T, store: (value: T) => void) {
  const [value, setValue] = useState(read);
  return [
    value,
    (next: T): void => {
      store(next);
      setValue(next);
    },
  ] as const;
}
