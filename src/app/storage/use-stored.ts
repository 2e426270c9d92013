import { useState } from 'react';

/** A stored choice. */
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
