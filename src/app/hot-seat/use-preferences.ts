import {
  storeHints,
  storePace,
  storeReminders,
  storedHints,
  storedPace,
  storedReminders,
} from '../storage/preferences.ts';
import { useStored } from '../storage/use-stored.ts';

/** How a game on this device is shown and helped with. `people`: how many of the players are. */
export function usePreferences(people: number) {
  const [pace, setPace] = useStored(storedPace, storePace);
  // Between people nobody gets help unless they agree on it.
  const [hints, setHints] = useStored(() => storedHints() ?? people < 2, storeHints);
  const [reminders, setReminders] = useStored(storedReminders, storeReminders);
  return { pace, setPace, hints, setHints, reminders, setReminders };
}
