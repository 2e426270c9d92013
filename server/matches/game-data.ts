/** Data files for games (GAME_DATA), read once at startup. */
import { readFileSync } from 'node:fs';
import type { GameModule } from '../../src/kit/module.ts';

/** The options of a table with a game's data. */
export type GameData = Readonly<Record<string, unknown>>;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads the files. Throws an error that lists every fault of every file. */
export function readGameData(
  games: readonly GameModule[],
  files: ReadonlyMap<string, string>,
): ReadonlyMap<string, GameData> {
  const data = new Map<string, GameData>();
  const faults: string[] = [];
  for (const [id, file] of files) {
    const own = games.find(({ meta }) => meta.id === id)?.ownData;
    if (own === undefined) {
      const known = games.filter(({ ownData }) => ownData !== undefined).map(({ meta }) => meta.id);
      faults.push(`there is no game ${JSON.stringify(id)} whose data could be replaced; allowed: ${known.join(', ')}`);
      continue;
    }
    try {
      data.set(id, own.options(JSON.parse(readFileSync(file, 'utf8'))));
    } catch (error) {
      faults.push(
        ...reasonOf(error)
          .split('\n')
          .map((fault) => `${file}: ${fault}`),
      );
    }
  }
  if (faults.length > 0) throw new Error(faults.map((fault) => `GAME_DATA: ${fault}`).join('\n'));
  return data;
}
