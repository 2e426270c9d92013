/**
 * `npx tsx tools/card-game/learn.ts [GAMES]`: learns what the bots of the card game think hands, tracks and Element cards are worth in the
 * rounds to come, from games of quick players, and writes it where the bots read it. Takes about two minutes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { learn, weightsFile } from '../../src/games/card-game/bots/learning.ts';
import { rng } from '../../src/kit/rng.ts';

const FILE = join(import.meta.dirname, '../../src/games/card-game/bots/weights.ts');

const games = Number(process.argv[2] ?? 20_000);
const learned = [2, 3, 4, 5, 6].map((players) => [players, learn(players, games, rng(players))] as const);
writeFileSync(FILE, weightsFile(new Map(learned)));
