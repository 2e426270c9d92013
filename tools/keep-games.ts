/**
 * `npx tsx tools/keep-games.ts FOLDER FILE.jsonl.gz`: packs the finished games among the records of a folder (`simulate --records`), one
 * for each kind of table, as the fixtures that tests replay.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gameIds, loadGame } from '../src/games/index.ts';
import { compact } from '../src/kit/pack.ts';
import { type GameRecord, replay } from '../src/kit/record.ts';
import { type FinishedGame, hashOf } from './finished-game.ts';

const [, , folder, file] = process.argv;
if (folder === undefined || file === undefined) throw new Error('a FOLDER and a FILE are wanted');
const kept = new Map<string, FinishedGame>();
for (const name of readdirSync(folder).sort()) {
  const record = JSON.parse(readFileSync(join(folder, name), 'utf8')) as GameRecord;
  const game = await loadGame(gameIds.find((id) => record.format.startsWith(`${id} `)) ?? '');
  const { state } = replay(game, record);
  const result = game.rules.result(state);
  const table = JSON.stringify(record.setup);
  if (result === null || kept.has(table)) continue;
  kept.set(table, { result, end: hashOf(game, state), record: compact(record) });
}
writeFileSync(file, gzipSync([...kept.values()].map((each) => `${JSON.stringify(each)}\n`).join(''), { level: 9 }));
process.stdout.write(`${String(kept.size)} games\n`);
