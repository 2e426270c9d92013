/** The games as build tools know them, by their folders: importing the registry would build them in. */
import { existsSync, readdirSync } from 'node:fs';

const FOLDER = `${import.meta.dirname}/../src/games`;

/** Possible paths of a game's locales within its folder. */
const WORDS = [
  (language: string) => `board/locales/${language}/index.ts`,
  (language: string) => `board/locales/${language}.ts`,
  (language: string) => `locales/${language}.ts`,
];

export const gameFolders: readonly string[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The path of a game's locale for a language, relative to the project. */
export function wordsFile(game: string, language: string): string {
  const places = WORDS.map((place) => place(language));
  const file = places.find((place) => existsSync(`${FOLDER}/${game}/${place}`));
  if (file === undefined)
    throw new Error(`src/games/${game} has no words in ${language}: none of ${places.join(', ')}`);
  return `src/games/${game}/${file}`;
}
