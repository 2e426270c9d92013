/**
 * `npx tsx tools/evolution-game/learn.ts [PERCENT]`: learns the networks by which the strong bot of The Evolution Game values positions,
 * from games of the greedy bot against itself, and writes them where the bot reads them. Takes minutes and 2 GB; with a percentage, that
 * part of the games.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { greedy } from '../../src/games/evolution-game/bots/greedy.ts';
import { fit, gather, rounded, surprise } from '../../src/games/evolution-game/bots/learning.ts';
import { rng } from '../../src/kit/rng.ts';

const FILE = join(import.meta.dirname, '../../src/games/evolution-game/bots/weights.ts');
const HIDDEN = 16;
/** How often the samples are gone through. */
const ROUNDS = 4;
/** Games to learn from, by number of players, and games to be tested on. */
const GAMES: Readonly<Record<number, number>> = { 2: 120_000, 3: 30_000, 4: 22_000 };
const TEST_GAMES = 2000;

const part = Number(process.argv[2] ?? 100) / 100;
const networks = [2, 3, 4].map((players) => {
  const samples = gather(players, Math.ceil(part * GAMES[players]!), greedy, rng(50 + players));
  const network = rounded(fit(players, samples, ROUNDS, HIDDEN, rng(1)));
  const unseen = gather(players, Math.ceil(part * TEST_GAMES), greedy, rng(100 + players));
  process.stderr.write(`${String(players)} players: ${surprise(network, unseen, players).toFixed(3)} nats\n`);
  return network;
});
const text = networks
  .map(({ hidden, weights }) => `  { hidden: ${String(hidden)}, weights: [${weights.join(', ')}] },`)
  .join('\n');
writeFileSync(
  FILE,
  `/** The networks of \`value.ts\`, by number of players from two. Made by \`tools/evolution-game/learn.ts\`. */
import type { Network } from './network.ts';

export const WEIGHTS: readonly Network[] = [
${text}
];
`,
);
