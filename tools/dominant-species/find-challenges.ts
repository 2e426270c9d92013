/**
 * `npm run -s find-challenges` for Dominant Species: looks for challenges in games of greedy bots and prints them, one per line,
 * as stored in src/games/dominant-species/content/challenges.json. A position is one if some line of play reaches a goal that the
 * greedy bot and nearly all random lines miss; the rarer the goal, the harder the challenge.
 */
import { game } from '../../src/games/dominant-species/index.ts';
import { seedOf } from '../../src/kit/arena/arena.ts';
import { randomChance } from '../../src/kit/chance.ts';
import type { Scene } from '../../src/kit/learning.ts';
import { type SceneAttempt, stageOf } from '../../src/kit/scenes.ts';
import { rng } from '../../src/kit/rng.ts';
import { type NamedGoal, leastOf, measure } from '../../src/games/dominant-species/learning/goals.ts';
import type { GameEvent } from '../../src/games/dominant-species/rules/events.ts';
import type { Move } from '../../src/games/dominant-species/rules/moves.ts';
import { isEndangered } from '../../src/games/dominant-species/rules/matching.ts';
import type { State } from '../../src/games/dominant-species/rules/state.ts';
import { command, wasInterrupted, interrupted, printMeanwhile, progress } from '../command-line.ts';

const USAGE = `npm run -s find-challenges -- [options]

  --games N  games of greedy bots to look through, of 3 to 6 players in turn (20)
  --seed N   seed of the first game; each further game takes the next seed (1)`;

/** Lines tried from a position, and the most answers in one. */
const LINES = 80;
const MAX_ANSWERS = 8;
/** Sections late in the turn, the rest of which is soon played. */
const LATE = ['speciation', 'wanderlust', 'migration', 'competition', 'domination'];
/** A goal that more lines reach than this share is no challenge; the shares below which it is harder, hardest first. */
const MAX_REACHED = 0.12;
const HARDER = [0.01, 0.02, 0.04, 0.07];
/** The moves of a game between which positions are examined, and how many. */
const FIRST_MOVES = 60;
const MAX_MOVES = 400;
const MAX_LOOKS = 10;

const levels = await game.bots();
const greedy = levels.find(({ name }) => name === 'greedy')!;
const stage = stageOf<State, Move, GameEvent>(game, levels);
const { rules, notation } = game;
type Played = SceneAttempt<State, Move, GameEvent>;

const isOver = (course: Played): boolean => {
  const now = course.state;
  return now.over || now.turn !== course.start.turn;
};

/** Plays a scene to the end of its turn; null if that takes too many answers. */
function line(scene: Scene, from: Played, choose: (state: State) => Move): { course: Played; moves: unknown[] } | null {
  let course = from;
  const moves: unknown[] = [];
  while (!isOver(course)) {
    if (moves.length === MAX_ANSWERS) return null;
    const move = choose(course.state);
    moves.push(notation.move.write(move));
    course = stage.answer(scene, course, move);
  }
  return { course, moves };
}

interface Found {
  readonly phase: string;
  readonly difficulty: number;
  readonly goal: NamedGoal;
  readonly share: number;
  readonly moves: readonly unknown[];
}

/** The rarest goal that a position allows and the greedy bot misses. */
function challengeIn(scene: Scene): Found | null {
  const from = stage.begin(scene);
  const choose = rng(scene.seed ?? 1);
  const greedyLine = line(scene, from, (state) => greedy.decide(state, rng(7)));
  if (greedyLine === null || greedyLine.moves.length < 2) return null;
  const lines = Array.from({ length: LINES }, (_, i) =>
    line(scene, from, (state) => {
      const legal = rules.legalMoves(state);
      // Half of the lines are the greedy bot's with some random answers: they get further than chance.
      return i % 2 === 0 || choose(3) === 0 ? legal[choose(legal.length)]! : greedy.decide(state, rng(7));
    }),
  ).filter((each) => each !== null);
  if (lines.length < LINES / 2) return null;
  const value = (goal: NamedGoal, course: Played): number => measure(goal, course);
  const s = from.state;
  const own = s.owner.indexOf(scene.seat);
  const hasEndangered = s.terrain.some((_, hex) => isEndangered(s, own, hex));
  const most = (goal: NamedGoal): number => Math.max(...lines.map(({ course }) => value(goal, course)));
  const kinds: NamedGoal[] = [
    ...(hasEndangered ? [{ goal: 'nothing lost' } as const] : []),
    { goal: 'lead' },
    { goal: 'survival' },
    { goal: 'dominate', least: most({ goal: 'dominate', least: 0 }) },
    { goal: 'vps', least: most({ goal: 'vps', least: 0 }) },
  ];
  for (const goal of kinds) {
    const reached = lines.filter(({ course }) => value(goal, course) >= leastOf(goal));
    const share = reached.length / lines.length;
    if (share === 0 || share > MAX_REACHED || value(goal, greedyLine.course) >= leastOf(goal)) continue;
    // Coming first where nobody has anything is no achievement.
    if ('least' in goal && goal.least < (goal.goal === 'vps' ? 8 : 3)) continue;
    const shortest = reached.sort((a, b) => a.moves.length - b.moves.length)[0]!;
    const difficulty = 5 - HARDER.filter((limit) => share >= limit).length;
    return { phase: rules.decision(from.state)!.phase, difficulty, goal, share, moves: shortest.moves };
  }
  return null;
}

/** A challenge as a line of JSON, as in challenges.json, and besides where its goal was looked for and how rare it is. */
function written(scene: Scene, players: number, { phase, difficulty, goal, share, moves }: Found): string {
  return JSON.stringify({
    at: phase,
    share: Number(share.toFixed(4)),
    players,
    difficulty,
    goal,
    scene,
    solution: moves,
  });
}

/** The challenges in a game, as they are found; null after every move, so that the run can be interrupted. */
function* challengesOf(seed: number): Generator<string | null> {
  const randomInt = rng(seed);
  const chance = randomChance<string, GameEvent>(randomInt);
  const players = 3 + (seed % 4);
  const s = rules.newGame(rules.defaultOptions(players), chance);
  let looked = 0;
  for (let i = 0; rules.decision(s) !== null && i < MAX_MOVES; i++) {
    const { player, phase, round = 1 } = rules.decision(s)!;
    if (i > FIRST_MOVES && round > 1 && LATE.includes(phase) && randomInt(5) === 0 && looked < MAX_LOOKS) {
      looked++;
      const scene: Scene = {
        position: notation.position.write(s),
        seat: player,
        others: 'greedy',
        seed: seedOf(seed, i) & 0xffff,
      };
      const found = challengeIn(scene);
      if (found !== null) yield written(scene, players, found);
    }
    rules.play(s, greedy.decide(s, randomInt), chance);
    yield null;
  }
}

export const main = command(USAGE, async (given, io) => {
  const games = given.whole('games', 1, 1e6, 20);
  const first = given.whole('seed', 0, 2 ** 31 - 1, 1);
  const onDone = progress(io, games, 'games');
  for (let done = 0; done < games; done++) {
    for (const line of challengesOf(first + done)) {
      if (line !== null) printMeanwhile(io, `${line}\n`);
      if (await wasInterrupted(io)) {
        interrupted(io, done, games, 'games');
        return 0;
      }
    }
    onDone(done + 1);
  }
  return 0;
});
