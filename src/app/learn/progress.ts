/** The reader's progress, stored by the browser: completed steps of each lesson, and solved challenges. */
import { noteDay } from '../storage/streak.ts';
import { storeText, storedText } from '../../ui/stored-text.ts';

interface Progress {
  /** Completed steps, by lesson. */
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

/** Stores it if possible; learning works without storage. */
function store(game: string, progress: Progress): void {
  storeText(keyOf(game), JSON.stringify(progress));
}

/** Records completed steps of a lesson; fewer than before change nothing. */
export function noteSteps(game: string, lesson: string, steps: number): void {
  const { lessons, solved } = progressOf(game);
  if ((lessons[lesson] ?? 0) < steps) store(game, { lessons: { ...lessons, [lesson]: steps }, solved });
}

/** Records a solved challenge. */
export function noteSolved(game: string, challenge: string): void {
  noteDay();
  const { lessons, solved } = progressOf(game);
  if (!solved.includes(challenge)) store(game, { lessons, solved: [...solved, challenge] });
}
