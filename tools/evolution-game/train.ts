/**
 * `npm run -s train -- --game evolution-game`: learns the networks by which the strong bot of The Evolution Game values positions, and writes
 * them where the bot reads them. A network first learns from games of the greedy bot; then it plays against itself and greedy bots, one ply
 * deep, and learns from that, round by round. The same seed and numbers give the same networks.
 */
import { writeFileSync } from 'node:fs';
import { greedy } from '../../src/games/evolution-game/bots/greedy.ts';
import { FEATURE_COUNT } from '../../src/games/evolution-game/bots/features.ts';
import { gatherSamples, logLoss, newNetwork, newTrainer } from '../../src/games/evolution-game/bots/learning.ts';
import { type Network, type StoredNetwork, storedNetwork } from '../../src/games/evolution-game/bots/network.ts';
import { onePly } from '../../src/games/evolution-game/bots/one-ply.ts';
import { LEARNED } from '../../src/games/evolution-game/bots/value.ts';
import { ARRANGE, MAX_PLAYERS, MIN_PLAYERS } from '../../src/games/evolution-game/rules/components.ts';
import type { Move } from '../../src/games/evolution-game/rules/moves.ts';
import type { State } from '../../src/games/evolution-game/rules/state.ts';
import type { RandomInt } from '../../src/kit/chance.ts';
import { rng } from '../../src/kit/rng.ts';
import { command, inSteps, interrupted, progress } from '../command-line.ts';
import { dataText } from '../data-file.ts';

const USAGE = `npm run -s train -- --game evolution-game [options]

  --players N  learns for this number of players alone (all)
  --percent N  plays this part of the games that are wanted for good (100)
  --seed N     seed (1050)
  --out FILE   writes the weights there (networks.json in src/games/evolution-game/bots/data)

Numbers of players that are not learned keep their weights; so do, when interrupted, those that are not done. All take about twenty minutes.`;

/** The training schedule for a number of players. */
interface Schedule {
  /** Games of the greedy bot to begin with. */
  readonly greedyGames: number;
  /** Rounds of self-play, games in a round, and the share of the seats that the greedy bot has in them. */
  readonly rounds: number;
  readonly games: number;
  readonly greedySeats: number;
}
const SCHEDULES: Readonly<Record<number, Schedule>> = {
  2: { greedyGames: 10_000, rounds: 5, games: 5000, greedySeats: 0.3 },
  3: { greedyGames: 5000, rounds: 6, games: 3000, greedySeats: 0.4 },
  4: { greedyGames: 4000, rounds: 5, games: 2500, greedySeats: 0.5 },
};
const HIDDEN = 24;
/** The number of epochs over the greedy bot's games. */
const GREEDY_PASSES = 3;
/** The number of rounds for which a game stays in the training data. */
const WINDOW = 3;
/** Learning rates: for games of the greedy bot, and for those of the first and the last round. */
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

/** The fraction of the games to play, and the seed; `onGame` is called after each game, `report` after each round. */
interface Plan {
  readonly part: number;
  readonly seed: number;
  readonly onGame: () => void;
  readonly report: (text: string) => void;
}

/** How many games the training for a number of players takes. */
function gamesOf(players: number, part: number): number {
  const { greedyGames, rounds, games } = SCHEDULES[players]!;
  return Math.ceil(part * greedyGames) + rounds * Math.ceil(part * games);
}

/** Trains the network for a number of players, in small steps. */
function* trained(players: number, { part, seed, onGame, report }: Plan): Generator<void, StoredNetwork> {
  const { greedyGames, rounds, games, greedySeats } = SCHEDULES[players]!;
  const gameRng = rng(seed + players);
  const trainingRng = rng(1);
  const trainer = newTrainer(players, newNetwork(HIDDEN, trainingRng), trainingRng);
  const play = function* (count: number, decide: typeof greedy, network?: Network) {
    const steps = gatherSamples(players, Math.ceil(part * count), decide, gameRng, network);
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      onGame();
      yield;
    }
    return step.value;
  };
  let samples = [yield* play(greedyGames, greedy)];
  for (let pass = 0; pass < GREEDY_PASSES; pass++) {
    yield* trainer.trainEpoch(samples[0]!, GREEDY_RATE * (1 - pass / GREEDY_PASSES));
  }
  samples = [];
  for (let round = 0; round < rounds; round++) {
    const { network } = trainer;
    const played = yield* play(games, mixedTable(network, players, greedySeats), network);
    // Measured before the network is trained on these positions.
    report(
      `${String(players)} players, round ${String(round + 1)}: ${logLoss(network, played, players).toFixed(4)} nats`,
    );
    samples = [...samples, played].slice(-WINDOW);
    yield* trainer.trainEpoch(samples.flat(), FIRST_RATE + ((LAST_RATE - FIRST_RATE) * round) / (rounds - 1));
  }
  return storedNetwork(trainer.network, FEATURE_COUNT);
}

export const main = command(USAGE, async (given, io) => {
  const only = given.whole('players', MIN_PLAYERS, MAX_PLAYERS, NaN);
  const part = given.whole('percent', 1, 100, 100) / 100;
  const seed = given.whole('seed', 0, 2 ** 31 - 1 - MAX_PLAYERS, 1050);
  const out = given.text('out') ?? new URL('../../src/games/evolution-game/bots/data/networks.json', import.meta.url);
  const counts = Object.keys(LEARNED).map(Number);
  const toLearn = counts.filter((players) => Number.isNaN(only) || players === only);
  const allGames = toLearn.reduce((sum, players) => sum + gamesOf(players, part), 0);
  const onDone = progress(io, allGames, 'games');
  const networks = new Map<number, StoredNetwork>();
  let done = 0;
  const plan: Plan = {
    part,
    seed,
    onGame: () => {
      onDone(++done);
    },
    report: (text) => {
      io.err(`${io.isTerminal ? '\r\x1b[K' : ''}${text}\n`);
    },
  };
  for (const players of toLearn) {
    const network = await inSteps(io, trained(players, plan));
    if (network === undefined) {
      interrupted(io, done, allGames, 'games');
      io.err(
        `learned for ${networks.size === 0 ? 'no number of players' : [...networks.keys()].join(', ') + ' players'}\n`,
      );
      break;
    }
    networks.set(players, network);
  }
  if (networks.size === 0) return 0;
  const all = counts.map((players) => [players, networks.get(players) ?? LEARNED[players]!]);
  writeFileSync(out, dataText(Object.fromEntries(all)));
  return 0;
});
