import { useState } from 'react';
import {
  storeHints,
  storePace,
  storeReminders,
  storedHints,
  storedPace,
  storedReminders,
} from '../storage/preferences.ts';

/** A choice that the browser keeps for the next game. */
function useStored<T>(read: () => T, store: (value: T) => void) {
  const [value, setValue] = useState(read);
  return [
    value,
    (next: T): void => {
      store(next);
      setValue(next);
    },
  ] as const;
}

/** How a game on this device is shown and helped with. `people`: how many of the players are. */
export function usePreferences(people: number) {
  const [pace, setPace] = useStored(storedPace, storePace);
  // Between people nobody gets help unless they agree on it.
  const [hints, setHints] = useStored(() => storedHints() ?? people < 2, storeHints);
  const [reminders, setReminders] = useStored(storedReminders, storeReminders);
  return { pace, setPace, hints, setHints, reminders, setReminders };
}
