/**
 * `npx tsx tools/evolution-game/learn.ts [PLAYERS] [PERCENT]`: learns the networks by which the strong bot of The Evolution Game values
 * positions, and writes them where the bot reads them. A network first learns from games of the greedy bot; then it plays against itself, one
 * ply deep, and learns from that, round by round. All numbers of players, or one of them; with a percentage, that part of the games.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { greedy } from '../../src/games/evolution-game/bots/greedy.ts';
import { gather, newNetwork, pupil, rounded, surprise } from '../../src/games/evolution-game/bots/learning.ts';
import type { Network } from '../../src/games/evolution-game/bots/network.ts';
import { onePly } from '../../src/games/evolution-game/bots/one-ply.ts';
import { WEIGHTS } from '../../src/games/evolution-game/bots/weights.ts';
import type { Move } from '../../src/games/evolution-game/rules/moves.ts';
import type { State } from '../../src/games/evolution-game/rules/state.ts';
import type { RandomInt } from '../../src/kit/chance.ts';
import { rng } from '../../src/kit/rng.ts';

const FILE = join(import.meta.dirname, '../../src/games/evolution-game/bots/weights.ts');
interface Course {
  readonly hidden: number;
  /** Games of the greedy bot to begin with, and how often their positions are gone through. */
  readonly greedyGames: number;
  readonly greedyPasses: number;
  /** Rounds of games against itself, and games of a round. */
  readonly rounds: number;
  readonly games: number;
}
const COURSES: Readonly<Record<number, Course>> = {
  2: { hidden: 16, greedyGames: 120_000, greedyPasses: 4, rounds: 0, games: 0 },
  3: { hidden: 16, greedyGames: 30_000, greedyPasses: 4, rounds: 0, games: 0 },
  4: { hidden: 24, greedyGames: 8000, greedyPasses: 2, rounds: 5, games: 2000 },
};
/** For how many rounds a game is learned from. */
const WINDOW = 4;
/** How far weights move: at first by games of the greedy bot, and by those of the first and the last round. */
const GREEDY_RATE = 0.003;
const [FIRST_RATE, LAST_RATE] = [0.0015, 0.0003];

function learned(players: number, part: number): Network {
  const { hidden, greedyGames, greedyPasses, rounds, games } = COURSES[players]!;
  const luck = rng(50 + players);
  const order = rng(1);
  const student = pupil(players, newNetwork(hidden, order), order);
  let samples = [gather(players, Math.ceil(part * greedyGames), greedy, luck)];
  for (let pass = 0; pass < greedyPasses; pass++) student.learn(samples[0]!, GREEDY_RATE * (1 - pass / greedyPasses));
  samples = [];
  for (let round = 0; round < rounds; round++) {
    const { network } = student;
    const decide = (s: State, randomInt: RandomInt): Move => onePly(network, s, randomInt);
    const played = gather(players, Math.ceil(part * games), decide, luck, network);
    // These positions were not learned from yet.
    const found = surprise(network, played, players).toFixed(4);
    process.stderr.write(`${String(players)} players, round ${String(round + 1)}: ${found} nats\n`);
    samples = [...samples, played].slice(-WINDOW);
    student.learn(samples.flat(), FIRST_RATE + ((LAST_RATE - FIRST_RATE) * round) / (rounds - 1));
  }
  return rounded(student.network);
}

const only = Number(process.argv[2] ?? 0);
const part = Number(process.argv[3] ?? 100) / 100;
const networks = [2, 3, 4].map((players) =>
  only === 0 || only === players ? learned(players, part) : WEIGHTS[players - 2]!,
);
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
