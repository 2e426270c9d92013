/** How fast bots play at this screen, and whether they give hints, remembered by the browser. */

/** `step`: each move of a bot waits for a click. */
export const PACES = ['fast', 'calm', 'slow', 'step'] as const;
export type Pace = (typeof PACES)[number];

/**
 * How long a bot's question is on the table at least before its answer, in milliseconds: even in a hurry long enough
 * for every position to be painted once.
 */
export const PAUSE: Readonly<Record<Pace, number>> = { fast: 40, calm: 600, slow: 1800, step: 0 };

const KEY = 'dominant-species:pace';

/** The pace this browser was told. */
export function keptPace(): Pace {
  try {
    const kept = localStorage.getItem(KEY);
    return PACES.find((pace) => pace === kept) ?? 'calm';
  } catch {
    return 'calm';
  }
}

export function keepPace(pace: Pace): void {
  try {
    localStorage.setItem(KEY, pace);
  } catch {
    // The choice lasts as long as the page does.
  }
}

const HINTS_KEY = 'dominant-species:hints';

/** Whether this browser was told to offer hints; null if it was told nothing. */
export function keptHints(): boolean | null {
  try {
    const kept = localStorage.getItem(HINTS_KEY);
    return kept === null ? null : kept === 'yes';
  } catch {
    return null;
  }
}

export function keepHints(wanted: boolean): void {
  try {
    localStorage.setItem(HINTS_KEY, wanted ? 'yes' : 'no');
  } catch {
    // The choice lasts as long as the page does.
  }
}
