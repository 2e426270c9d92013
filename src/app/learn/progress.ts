/** How far the reader has come, kept by the browser: the steps of each lesson, the challenges that were solved. */
import { storeText, storedText } from '../../ui/stored-text.ts';

interface Progress {
  /** Steps done, by lesson. */
  readonly lessons: Readonly<Record<string, number>>;
  readonly solved: readonly string[];
}

const keyOf = (game: string): string => `${game}:learned`;

export function progressOf(game: string): Progress {
  try {
    const { lessons = {}, solved = [] } = JSON.parse(storedText(keyOf(game)) ?? '{}') as Partial<Progress>;
    return { lessons, solved: Array.isArray(solved) ? solved : [] };
  } catch {
    return { lessons: {}, solved: [] };
  }
}

/** Stores it, if the browser does; without storage everything can be learned all the same. */
function store(game: string, progress: Progress): void {
  storeText(keyOf(game), JSON.stringify(progress));
}

/** Notes that so many steps of a lesson are done; fewer than before change nothing. */
export function noteSteps(game: string, lesson: string, steps: number): void {
  const { lessons, solved } = progressOf(game);
  if ((lessons[lesson] ?? 0) < steps) store(game, { lessons: { ...lessons, [lesson]: steps }, solved });
}

/** Notes that a challenge is solved. */
export function noteSolved(game: string, challenge: string): void {
  const { lessons, solved } = progressOf(game);
  if (!solved.includes(challenge)) store(game, { lessons, solved: [...solved, challenge] });
}
