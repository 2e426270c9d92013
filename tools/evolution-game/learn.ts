/**
 * `npx tsx tools/evolution-game/learn.ts [PLAYERS] [PERCENT]`: learns the networks by which the strong bot of The Evolution Game values
 * positions, and writes them where the bot reads them. A network first learns from games of the greedy bot; then it plays against itself and
 * greedy bots, one ply deep, and learns from that, round by round. All numbers of players, or one of them; with a percentage, that part of
 * the games.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { greedy } from '../../src/games/evolution-game/bots/greedy.ts';
import { gather, newNetwork, pupil, rounded, surprise } from '../../src/games/evolution-game/bots/learning.ts';
import type { Network } from '../../src/games/evolution-game/bots/network.ts';
import { onePly } from '../../src/games/evolution-game/bots/one-ply.ts';
import { WEIGHTS } from '../../src/games/evolution-game/bots/weights.ts';
import { ARRANGE } from '../../src/games/evolution-game/rules/components.ts';
import type { Move } from '../../src/games/evolution-game/rules/moves.ts';
import type { State } from '../../src/games/evolution-game/rules/state.ts';
import type { RandomInt } from '../../src/kit/chance.ts';
import { rng } from '../../src/kit/rng.ts';

const FILE = join(import.meta.dirname, '../../src/games/evolution-game/bots/weights.ts');
interface Course {
  /** Games of the greedy bot to begin with. */
  readonly greedyGames: number;
  /** Rounds of games of its own, games of a round, and the part of the seats that the greedy bot has in them. */
  readonly rounds: number;
  readonly games: number;
  readonly greedySeats: number;
}
const COURSES: Readonly<Record<number, Course>> = {
  2: { greedyGames: 10_000, rounds: 5, games: 5000, greedySeats: 0.3 },
  3: { greedyGames: 5000, rounds: 6, games: 3000, greedySeats: 0.4 },
  4: { greedyGames: 4000, rounds: 5, games: 2500, greedySeats: 0.5 },
};
const HIDDEN = 24;
/** How often the positions of the greedy bot's games are gone through. */
const GREEDY_PASSES = 3;
/** For how many rounds a game is learned from. */
const WINDOW = 3;
/** How far weights move: at first by games of the greedy bot, and by those of the first and the last round. */
const GREEDY_RATE = 0.003;
const [FIRST_RATE, LAST_RATE] = [0.0015, 0.0002];

/** A way to play by one ply of a network, with the greedy bot on some seats, others in each game. */
function mixedTable(network: Network, players: number, greedySeats: number) {
  let isGreedy: boolean[] = [];
  return (s: State, randomInt: RandomInt): Move => {
    if (s.question === ARRANGE && s.asked === 0) {
      isGreedy = Array.from({ length: players }, () => randomInt(100) < 100 * greedySeats);
      isGreedy[randomInt(players)] = false;
    }
    return isGreedy[s.asked] ? greedy(s, randomInt) : onePly(network, s, randomInt);
  };
}

function learned(players: number, part: number): Network {
  const { greedyGames, rounds, games, greedySeats } = COURSES[players]!;
  const luck = rng(1050 + players);
  const order = rng(1);
  const student = pupil(players, newNetwork(HIDDEN, order), order);
  let samples = [gather(players, Math.ceil(part * greedyGames), greedy, luck)];
  for (let pass = 0; pass < GREEDY_PASSES; pass++) student.learn(samples[0]!, GREEDY_RATE * (1 - pass / GREEDY_PASSES));
  samples = [];
  for (let round = 0; round < rounds; round++) {
    const { network } = student;
    const decide = mixedTable(network, players, greedySeats);
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
  .map(({ hidden, weights }) => `  { hidden: ${String(hidden)}, weights: Float64Array.from([${weights.join(', ')}]) },`)
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
