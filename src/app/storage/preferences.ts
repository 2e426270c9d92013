/** Stored preferences about bots: their speed, and hints. */
import { storeText, storedText } from '../../ui/stored-text.ts';

/** `step`: each move of a bot waits for a click. */
export const PACES = ['fast', 'calm', 'slow', 'step'] as const;
export type Pace = (typeof PACES)[number];

/**
 * The minimum time between a bot's question and its answer, in milliseconds: even at the fastest pace it is long enough to
 * paint every position once.
 */
export const PAUSE: Readonly<Record<Pace, number>> = { fast: 40, calm: 600, slow: 1800, step: 0 };

const PACE_KEY = 'dominant-species:pace';
const HINTS_KEY = 'dominant-species:hints';
const REMINDERS_KEY = 'dominant-species:reminders';

export const storedPace = (): Pace => PACES.find((pace) => pace === storedText(PACE_KEY)) ?? 'calm';
export const storePace = (pace: Pace): void => {
  storeText(PACE_KEY, pace);
};

/** Whether hints are offered; null if not chosen yet. */
export function storedHints(): boolean | null {
  const stored = storedText(HINTS_KEY);
  return stored === null ? null : stored === 'yes';
}
export const storeHints = (wanted: boolean): void => {
  storeText(HINTS_KEY, wanted ? 'yes' : 'no');
};

/** Whether each decision comes with advice, as in a first game. */
export const storedReminders = (): boolean => storedText(REMINDERS_KEY) === 'yes';
export const storeReminders = (wanted: boolean): void => {
  storeText(REMINDERS_KEY, wanted ? 'yes' : 'no');
};
