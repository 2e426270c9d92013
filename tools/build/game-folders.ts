/** The games as build tools know them, by their folders: importing the registry would build them in. */
import { existsSync, readdirSync } from 'node:fs';

const PROJECT = `${import.meta.dirname}/../..`;

export const gameFolders: readonly string[] = readdirSync(`${PROJECT}/src/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The paths of the words that a table of a game shows in a language, relative to the project. */
export function wordsFiles(game: string, language: string): string[] {
  const folder = `src/games/${game}/board/words/${language}`;
  if (!existsSync(`${PROJECT}/${folder}`))
    throw new Error(`src/games/${game} has no words in ${language}: ${folder} is missing`);
  return readdirSync(`${PROJECT}/${folder}`)
    .filter((name) => name !== 'editor.json')
    .map((name) => `${folder}/${name}`);
}
