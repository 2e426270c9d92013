/**
 * `npx tsx tools/evolution-game/learn.ts [GAMES]`: learns the networks by which the strong bot of The Evolution Game values positions,
 * from games of the greedy bot against itself, and writes them where the bot reads them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { greedy } from '../../src/games/evolution-game/bots/greedy.ts';
import { fit, gather, rounded, surprise } from '../../src/games/evolution-game/bots/learning.ts';
import { rng } from '../../src/kit/rng.ts';

const FILE = join(import.meta.dirname, '../../src/games/evolution-game/bots/weights.ts');
const HIDDEN = 12;
/** How often the samples are gone through. */
const ROUNDS = 5;

const games = Number(process.argv[2] ?? 6000);
const networks = [2, 3, 4].map((players) => {
  const network = rounded(fit(players, gather(players, games, greedy, rng(players)), ROUNDS, HIDDEN, rng(1)));
  const unseen = gather(players, Math.ceil(games / 8), greedy, rng(100 + players));
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
