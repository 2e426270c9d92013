/** Opens a file in the viewer, which reports any errors. */
import { gameIds } from '../../games/index.ts';
import { gameOf } from '../session/resume.ts';
import { hashOf } from '../route.ts';
import { openedFile, partsOf } from './sources.ts';

/** The game that a text names; null if none. */
function namedIn(text: string): string | null {
  try {
    return gameOf(JSON.parse(text));
  } catch {
    return null;
  }
}

/** `usual` is the game to show it under if the file names none. */
export async function openFile(file: File, usual: string): Promise<void> {
  const text = await file.text();
  const game = namedIn(text) ?? gameIds.find((id) => id === usual) ?? gameIds[0]!;
  window.location.hash = hashOf({ page: 'replay', game, parts: partsOf(openedFile(text)) });
}
