/** The games as build tools know them, by their folders: importing the registry would build them in. */
import { existsSync, readdirSync } from 'node:fs';

const PROJECT = `${import.meta.dirname}/..`;

export const gameFolders: readonly string[] = readdirSync(`${PROJECT}/src/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The path of a game's locale for a language, relative to the project. */
export function wordsFile(game: string, language: string): string {
  const file = `src/games/${game}/board/locales/${language}/index.ts`;
  if (!existsSync(`${PROJECT}/${file}`))
    throw new Error(`src/games/${game} has no words in ${language}: ${file} is missing`);
  return file;
}
