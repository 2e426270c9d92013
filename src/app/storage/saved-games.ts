/**
 * The games stored in this browser: for each game the current one, and archived ones, so that starting another loses nothing.
 * Each is the text of its record. Also, for each game, the position last edited.
 */
import { gameIds } from '../../games/index.ts';
import { isolatedName } from '../../kit/online/names.ts';
import { storeText, storedText } from '../../ui/stored-text.ts';
import { inPageLanguage } from '../words/you.ts';

const keyOf = (game: string): string => `${game}:game`;
const archiveOf = (game: string): string => `${game}:aside:`;
const progressKey = (game: string): string => `${game}:progress`;
const editedOf = (game: string): string => `${game}:edited`;

/** Runs something that may fail, such as reading disabled storage; then the result is `otherwise`. */
function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** The record of the current game; null if there is none. */
export const savedText = (game: string): string | null => storedText(keyOf(game));

/** An archived game. */
export interface ArchivedGame {
  readonly key: string;
  readonly game: string;
  readonly text: string;
  /** When it was archived. */
  readonly date: Date;
}

/** The archived games, latest first. */
export const archivedGames = (): ArchivedGame[] =>
  attempt(
    () =>
      gameIds
        .flatMap((game) =>
          Object.keys(localStorage)
            .filter((key) => key.startsWith(archiveOf(game)))
            .map((key) => ({
              key,
              game,
              text: localStorage.getItem(key)!,
              date: new Date(key.slice(archiveOf(game).length)),
            })),
        )
        .sort((one, other) => other.date.getTime() - one.date.getTime()),
    [],
  );

/** The players and the progress of a stored game; null if the text is not a record. */
export function described(text: string): { names: string; moves: number } | null {
  try {
    const { names, moves } = JSON.parse(text) as { names?: unknown; moves?: unknown };
    if (!Array.isArray(names) || !Array.isArray(moves)) return null;
    return { names: names.map((name) => isolatedName(inPageLanguage(String(name)))).join(', '), moves: moves.length };
  } catch {
    return null;
  }
}

/** Removes a game from the archive: because it is being continued, or permanently. */
export function removeArchived(key: string): void {
  storeText(key, null);
}

/** The progress of the current game, stored separately so that it can be shown before the game is loaded. */
export interface Progress {
  /** How many moves it has. Progress stored for any other number of moves is out of date. */
  readonly moves: number;
  /** Null once it is over; left out if the game counts no rounds. */
  readonly round?: number | null;
  /** Where the only person at the table stands; left out if there are several, or nobody is ahead. */
  readonly place?: number;
}

/** The progress of the current game; null if there is no game, or it was stored without its progress. */
export const savedProgress = (game: string): Progress | null =>
  attempt(() => {
    const progress = JSON.parse(storedText(progressKey(game)) ?? 'null') as Progress | null;
    return described(savedText(game) ?? '')?.moves === progress?.moves ? progress : null;
  }, null);

/** Stores the current game. Returns whether the browser did. */
export function save(game: string, text: string, progress: Progress): boolean {
  storeText(progressKey(game), JSON.stringify(progress));
  return storeText(keyOf(game), text);
}

/** Archives the current game. If that fails it stays. Returns whether another may replace it. */
export function archive(game: string): boolean {
  const text = savedText(game);
  if (text === null) return true;
  if (storeText(keyOf(game), null)) storeText(archiveOf(game) + new Date().toISOString(), text);
  if (archivedGames().some((archived) => archived.game === game && archived.text === text)) return true;
  storeText(keyOf(game), text);
  return false;
}

/** Calls back when another tab changes the current game. Returns a function that unsubscribes. */
export function onChangedElsewhere(game: string, changed: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === keyOf(game) || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}

/** The position last edited, and the letters of the address that the editor was opened with. */
export interface EditedPosition {
  readonly letters: string;
  readonly text: string;
}

/** The position last edited for a game; null if there is none. */
export const editedPosition = (game: string): EditedPosition | null =>
  attempt(() => {
    const { letters, text } = JSON.parse(storedText(editedOf(game)) ?? '{}') as Partial<EditedPosition>;
    return typeof letters === 'string' && typeof text === 'string' ? { letters, text } : null;
  }, null);

/** Stores the position being edited. */
export function saveEdited(game: string, position: EditedPosition): void {
  storeText(editedOf(game), JSON.stringify(position));
}

/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
