/**
 * `npx tsx tools/keep-games.ts FOLDER FILE.jsonl.gz`: packs the finished games among the records of a folder (`simulate --records`), one
 * for each kind of table that the file lacks, as the fixtures that tests replay. What the file has stays as it is.
 */
import { appendFileSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { gameIds, loadGame } from '../src/games/index.ts';
import { compact } from '../src/kit/documents/pack.ts';
import type { GameRecord } from '../src/kit/record/record.ts';
import { replay } from '../src/kit/record/replay.ts';
import { type FinishedGame, hashOf } from './finished-game.ts';

const [, , folder, file] = process.argv;
if (folder === undefined || file === undefined) throw new Error('a FOLDER and a FILE are wanted');
const kindOf = ({ record }: FinishedGame): string => JSON.stringify((record as GameRecord).setup);
const lines = existsSync(file) ? gunzipSync(readFileSync(file)).toString().trimEnd().split('\n') : [];
const had = new Set(lines.map((line) => kindOf(JSON.parse(line) as FinishedGame)));
const kept = new Map<string, FinishedGame>();
for (const name of readdirSync(folder).sort()) {
  const record = JSON.parse(readFileSync(join(folder, name), 'utf8')) as GameRecord;
  const game = await loadGame(gameIds.find((id) => record.format.startsWith(`${id} `)) ?? '');
  const { state } = replay(game, record);
  const result = game.rules.result(state);
  if (result === null) continue;
  const finished = { result, end: hashOf(game, state), record: compact(record) };
  const kind = kindOf(finished);
  if (!had.has(kind) && !kept.has(kind)) kept.set(kind, finished);
}
appendFileSync(file, gzipSync([...kept.values()].map((each) => `${JSON.stringify(each)}\n`).join(''), { level: 9 }));
process.stdout.write(`${String(kept.size)} games\n`);
