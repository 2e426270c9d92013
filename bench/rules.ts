/**
 * How fast the rules of every game play and its bots think, as ratios within one run. Machines differ and are noisy; ratios mean something.
 *
 * The subjects take turns in short rounds, so that a slow moment of the machine hits all alike; the median round counts.
 */
import type { State as BoardgameState } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { gameIds, loadGame } from '../src/games/index.ts';
import type { BoardgameGame } from '../src/kit/boardgame/definition.ts';
import type { G } from '../src/kit/boardgame/g.ts';
import { randomChance } from '../src/kit/chance.ts';
import type { GameModule } from '../src/kit/module.ts';
import { rng } from '../src/kit/rng.ts';
import { type Io, wasInterrupted, interrupted, progress } from '../tools/command-line.ts';
import { print } from './print.ts';

/** How often each subject is measured, and for how long, after rounds that warm it up; and the moves of the opening that boardgame.io's reducer plays. */
const LONG = { rounds: 7, ms: 200, warmUps: 1, opening: 300 };
const SHORT = { rounds: 1, ms: 1, warmUps: 0, opening: 10 };
/** Random players may never end a game of Dominant Species: about ten times as long as they take on average. */
const MAX_MOVES = 20_000;
/** The game options for the reducer, the bots and everything else that only reads states. */
const PLAYERS = 4;
/** Rollouts of a bot before it starts over. */
const MAX_ROLLOUTS = 400;

/** Does some work and returns how much: moves, copies, games. */
type Subject = () => number;

let seed = 1;

/** Plays random games through the rules alone, one with each call; calls `each` before every move, with states as they are stored. */
function playing({ rules }: GameModule, players: number, each?: (s: unknown) => void): Subject {
  const lists = rules.moveLists!;
  const answers = lists.create();
  const options = rules.defaultOptions(players);
  return () => {
    const randomInt = rng(seed++);
    const chance = randomChance<string, unknown>(randomInt);
    const dealt = rules.newGame(options, chance);
    const s = each ? dealt : (rules.packed?.(dealt) ?? dealt);
    let moves = 0;
    lists.list(s, answers);
    for (; answers.length > 0 && moves < MAX_MOVES; moves++) {
      each?.(s);
      lists.play(s, answers.moves[randomInt(answers.length)], chance, answers);
    }
    return moves;
  };
}

/** Plays the opening of a random game through boardgame.io's reducer. */
const reducing =
  ({ rules, actions }: GameModule, bgio: BoardgameGame, opening: number): Subject =>
  () => {
    const randomInt = rng(seed++);
    // The types have `seed` only as an option of the game; a fixed seed makes the games reproducible.
    const game = { ...bgio, seed: String(seed) } as Parameters<typeof CreateGameReducer>[0]['game'];
    const reduce = CreateGameReducer({ game });
    let state = InitializeGame({ game, numPlayers: PLAYERS }) as BoardgameState<G>;
    let moves = 0;
    for (; moves < opening && state.ctx.gameover === undefined; moves++) {
      const legal = rules.legalMoves(state.G.state);
      const { move, args } = actions.write(legal[randomInt(legal.length)]);
      const payload = { type: move, args: [...args], playerID: state.ctx.currentPlayer };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
    }
    return moves;
  };

/** What is done with the states of a random game: listing answers, copying states, asking bots. */
async function lookingAt(game: GameModule): Promise<Record<string, Subject>> {
  const { rules } = game;
  const states: unknown[] = [];
  let seen = 0;
  // One in ten: if nearly all copies were kept, the engine would allocate the next ones where allocation is slow.
  playing(game, PLAYERS, (s) => {
    if (seen++ % 10 === 0) states.push(rules.copy(s));
  })();
  const all = (act: (s: unknown) => void): Subject => {
    return () => {
      for (const s of states) act(s);
      return states.length;
    };
  };
  const packed = rules.packed && states.map((s) => rules.packed!(s));
  const isCopiedOver = rules.copyInto !== undefined;
  const lists = rules.moveLists!;
  const answers = lists.create();
  const subjects: Record<string, Subject> = {
    'answers alone (lists)': () => {
      for (const s of packed ?? states) lists.list(s, answers);
      return states.length;
    },
    'copying a state (copies)': all((s) => void rules.copy(s)),
  };
  if (isCopiedOver) {
    const another = rules.copy(states[0]);
    subjects['copying a state over another (copies)'] = all((s) => {
      rules.copyInto!(s, another);
    });
  }
  if (isCopiedOver && packed) {
    const another = rules.packed!(states[0]);
    subjects['copying a packed state over another (copies)'] = () => {
      for (const s of packed) rules.copyInto!(s, another);
      return packed.length;
    };
  }
  const levels = await game.bots();
  const viewed = (s: unknown): unknown => rules.view(s, rules.decision(s)!.player);
  const greedy = levels.find(({ name }) => name === 'greedy');
  const luck = rng(1);
  let asked = 0;
  if (greedy) {
    subjects['greedy bot (answers)'] = () => {
      greedy.decide(viewed(states[asked++ % states.length]), luck);
      return 1;
    };
  }
  const strongest = levels.findLast((level) => level.think !== undefined);
  if (strongest) {
    const thinkOf = (view: unknown) => strongest.think!(view, luck, { iterations: MAX_ROLLOUTS });
    // Half-way, where there is most to think about: the first question from there on that needs thinking.
    const later = states.slice(Math.floor(states.length / 2)).map(viewed);
    const question = later.find((view) => {
      const thinking = thinkOf(view);
      thinking.step();
      return thinking.iterations > 0;
    });
    let thinking = thinkOf(question);
    subjects[`${strongest.name} bot, half-way (rollouts)`] = () => {
      const current = thinking;
      const before = current.iterations;
      if (!current.step()) thinking = thinkOf(question);
      return current.iterations - before;
    };
  }
  return subjects;
}

/** What is measured of a game, by the name under which it is printed. */
async function subjectsOf(id: string, { opening }: typeof LONG): Promise<Record<string, Subject>> {
  const game = await loadGame(id);
  const { minPlayers, maxPlayers } = game.meta;
  const counts = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, i) => minPlayers + i);
  const of = (name: string): string => `${id}, ${name}`;
  return {
    ...Object.fromEntries(
      counts.map((players) => [of(`${String(players)} players (moves)`), playing(game, players)] as const),
    ),
    [of('boardgame.io reducer (moves)')]: reducing(game, await game.bgio(), opening),
    ...Object.fromEntries(Object.entries(await lookingAt(game)).map(([name, subject]) => [of(name), subject])),
  };
}

/** How much a subject does, and how often it starts over, per second. */
interface Rate {
  readonly done: number;
  readonly calls: number;
}

function rate(subject: Subject, ms: number): Rate {
  const start = performance.now();
  let done = 0;
  let calls = 0;
  do {
    done += subject();
    calls++;
  } while (performance.now() - start < ms);
  const seconds = (performance.now() - start) / 1000;
  return { done: done / seconds, calls: calls / seconds };
}

/** Measures all subjects in rounds and reports progress after each measurement; stops between two when interrupted. */
async function measured(
  subjects: Readonly<Record<string, Subject>>,
  { rounds, ms, warmUps }: typeof LONG,
  io: Io,
): Promise<ReadonlyMap<string, readonly Rate[]>> {
  const rates = new Map<string, Rate[]>(Object.keys(subjects).map((name) => [name, []]));
  const all = (warmUps + rounds) * rates.size;
  const onDone = progress(io, all, 'measurements');
  let done = 0;
  for (let round = 0; round < warmUps + rounds; round++) {
    for (const [name, subject] of Object.entries(subjects)) {
      const found = rate(subject, ms);
      if (round >= warmUps) rates.get(name)!.push(found);
      onDone(++done);
      if (done < all && (await wasInterrupted(io))) {
        interrupted(io, done, all, 'measurements');
        return rates;
      }
    }
  }
  return rates;
}

/** Measures the rules and bots of all games and prints the results; when interrupted, those so far. */
export async function benchRules(isShort: boolean, io: Io): Promise<void> {
  const plan = isShort ? SHORT : LONG;
  const subjects: Record<string, Subject> = {};
  for (const id of gameIds) Object.assign(subjects, await subjectsOf(id, plan));
  const rates = await measured(subjects, plan, io);

  const medianOf = (name: string, what: keyof Rate): number | undefined => {
    const found = rates.get(name)!.map((each) => each[what]);
    return found.sort((a, b) => a - b)[Math.floor(found.length / 2)];
  };
  const show = (value: number): string => Math.round(value).toLocaleString('en').padStart(12);

  print(`Node ${process.version}, ${process.arch}; median of ${String(plan.rounds)} rounds of ${String(plan.ms)} ms`);
  for (const name of Object.keys(subjects)) {
    const done = medianOf(name, 'done');
    if (done === undefined) continue;
    // A call of the rules alone is a whole game, from its setup on.
    const games = name.endsWith(' players (moves)') ? `${show(medianOf(name, 'calls')!)} games/s` : '';
    print(`${name.padEnd(64)}${show(done)} /s${games}`);
  }
  print('');
  for (const id of gameIds) {
    const base = medianOf(`${id}, ${String(PLAYERS)} players (moves)`, 'done');
    for (const other of ['boardgame.io reducer (moves)', 'answers alone (lists)', 'copying a state (copies)']) {
      const found = medianOf(`${id}, ${other}`, 'done');
      if (base === undefined || found === undefined) continue;
      print(`${`${id}, rules : ${other.replace(/ \(.*/, '')}`.padEnd(52)}${(base / found).toPrecision(3)}`);
    }
  }
}
