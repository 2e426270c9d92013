/**
 * The games stored in this browser: of each game the one being played, and those archived, so that starting another loses nothing.
 * Each is the text of its record. Besides, of each game the position last edited.
 */
import { gameIds } from '../../games/index.ts';
import { storeText, storedText } from '../../ui/stored-text.ts';

const keyOf = (game: string): string => `${game}:game`;
const archiveOf = (game: string): string => `${game}:aside:`;
const editedOf = (game: string): string => `${game}:edited`;

/** Runs something that can fail, as reading storage that is switched off; then the answer is `otherwise`. */
function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** The record of the game being played; null if there is none. */
export const savedText = (game: string): string | null => storedText(keyOf(game));

/** An archived game. */
export interface ArchivedGame {
  readonly key: string;
  readonly game: string;
  readonly text: string;
  /** When it was archived. */
  readonly date: Date;
}

/** The archived games, the latest first. */
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

/** Who plays and how far a game is, as far as its text says; null for a text that is no record. */
export function described(text: string): { names: string; moves: number } | null {
  try {
    const { names, moves } = JSON.parse(text) as { names?: unknown; moves?: unknown };
    if (!Array.isArray(names) || !Array.isArray(moves)) return null;
    return { names: names.join(', '), moves: moves.length };
  } catch {
    return null;
  }
}

/** Removes a game from the archive: because it is being played again, or for good. */
export function removeArchived(key: string): void {
  storeText(key, null);
}

/** Stores the game being played. Returns whether the browser did. */
export const save = (game: string, text: string): boolean => storeText(keyOf(game), text);

/** Moves the game being played to the archive. Where that fails it stays where it is. Returns whether another may take its place. */
export function archive(game: string): boolean {
  const text = savedText(game);
  if (text === null) return true;
  if (storeText(keyOf(game), null)) storeText(archiveOf(game) + new Date().toISOString(), text);
  if (archivedGames().some((archived) => archived.game === game && archived.text === text)) return true;
  save(game, text);
  return false;
}

/** Calls back when another tab changes the game being played. Returns what ends that. */
export function onChangedElsewhere(game: string, changed: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === keyOf(game) || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}

/** A position as it was last in the editor, and the letters of the address that the editor was opened with. */
export interface EditedPosition {
  readonly letters: string;
  readonly text: string;
}

/** The position last edited of a game; null if there is none. */
export const editedPosition = (game: string): EditedPosition | null =>
  attempt(() => {
    const { letters, text } = JSON.parse(storedText(editedOf(game)) ?? '{}') as Partial<EditedPosition>;
    return typeof letters === 'string' && typeof text === 'string' ? { letters, text } : null;
  }, null);

/** Stores the position that is being edited. */
export function saveEdited(game: string, position: EditedPosition): void {
  storeText(editedOf(game), JSON.stringify(position));
}

/** Hands a text to the browser as a file to download. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
