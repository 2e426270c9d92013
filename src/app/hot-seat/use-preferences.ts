import {
  storeHints,
  storePace,
  storeReminders,
  storedHints,
  storedPace,
  storedReminders,
} from '../storage/preferences.ts';
import { useStored } from '../storage/use-stored.ts';

/** Preferences for a game on this device. `people`: the number of human players. */
export function usePreferences(people: number) {
  const [pace, setPace] = useStored(storedPace, storePace);
  // Among people nobody gets help unless they agree on it.
  const [hints, setHints] = useStored(() => storedHints() ?? people < 2, storeHints);
  const [reminders, setReminders] = useStored(storedReminders, storeReminders);
  return { pace, setPace, hints, setHints, reminders, setReminders };
}
