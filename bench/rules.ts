/**
 * How fast the rules play and bots think, as ratios within one run. Machines differ and are noisy; ratios mean something.
 *
 * The subjects take turns in short rounds, so that a slow moment of the machine hits all alike; the median round counts.
 */
import type { State as BoardgameState } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { levelNamed, startSearch } from '../src/games/dominant-species/bots/index.ts';
import { DominantSpecies, type G, toBoardgameMove } from '../src/games/dominant-species/game/game.ts';
import { rng } from '../src/kit/rng.ts';
import { randomChance } from '../src/kit/chance.ts';
import { legalMoves, listMoves, newGame, play } from '../src/games/dominant-species/rules/play.ts';
import { copyInto, packed } from '../src/games/dominant-species/rules/packed.ts';
import { type State, copyState } from '../src/games/dominant-species/rules/state.ts';
import { MoveList } from '../src/games/dominant-species/rules/pieces.ts';
import { actions as cardActions } from '../src/games/card-game/game/actions.ts';
import { CardGame } from '../src/games/card-game/game/game.ts';
import type { DrawKind, GameEvent } from '../src/games/card-game/rules/chance.ts';
import { MoveList as CardMoveList } from '../src/games/card-game/rules/moves.ts';
import * as cards from '../src/games/card-game/rules/play.ts';
import type { State as CardState } from '../src/games/card-game/rules/state.ts';
import { actions as evolutionActions } from '../src/games/evolution-game/game/actions.ts';
import { EvolutionGame } from '../src/games/evolution-game/game/game.ts';
import type {
  DrawKind as EvolutionDraw,
  GameEvent as EvolutionEvent,
} from '../src/games/evolution-game/rules/events.ts';
import { MoveList as EvolutionMoveList } from '../src/games/evolution-game/rules/moves.ts';
import * as evolution from '../src/games/evolution-game/rules/play.ts';
import type { State as EvolutionState } from '../src/games/evolution-game/rules/state.ts';
import { print } from './print.ts';

/** How often each subject is measured, and for how long. */
const LONG = { rounds: 7, ms: 200 };
const SHORT = { rounds: 1, ms: 1 };
/** The numbers of players there can be. */
const COUNTS = [2, 3, 4, 5, 6];
/** Random players may never take Ice Age. */
const MAX_TURNS = 200;

/** Does some work and returns how much: moves, copies, games. */
type Subject = () => number;

const list = new MoveList();

/** Plays a random game through the rules alone; calls `each` before every move. */
function playGame(players: number, seed: number, each?: (s: State) => void): number {
  const randomInt = rng(seed);
  const chance = randomChance(randomInt);
  const s = packed(newGame({ players, animalsEach: 1, randomEarth: false, animals: 'dealt' }, chance));
  let moves = 0;
  listMoves(s, list);
  while (!s.over && s.turn <= MAX_TURNS) {
    each?.(s);
    play(s, list.moves[randomInt(list.length)]!, chance, list);
    moves++;
  }
  return moves;
}

let seed = 1;

const rules =
  (players: number): Subject =>
  () =>
    playGame(players, seed++);

/** Plays the opening of a random game through boardgame.io's reducer. */
function reducer(): number {
  const numPlayers = 4;
  const randomInt = rng(seed++);
  // The typings know `seed` as an option of the game; a fixed one makes the same games.
  const game = { ...DominantSpecies, seed: String(seed) };
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers }) as BoardgameState<G>;
  let moves = 0;
  for (; moves < 300 && state.ctx.gameover === undefined; moves++) {
    const legal = legalMoves(state.G.state);
    const { move, args } = toBoardgameMove(legal[randomInt(legal.length)]!);
    const payload = { type: move, args, playerID: state.ctx.currentPlayer };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
  }
  return moves;
}

const cardList = new CardMoveList();

/** Plays a random card game through its rules alone. */
function playCards(players: number): number {
  const randomInt = rng(seed++);
  const chance = randomChance<DrawKind, GameEvent>(randomInt);
  const s = cards.newGame({ players, cards: 'reconstruction' }, chance);
  let moves = 0;
  for (; !s.over; moves++) {
    cards.listMoves(s, cardList);
    cards.play(s, cardList.moves[randomInt(cardList.length)]!, chance);
  }
  return moves;
}

/** Plays a random card game through boardgame.io's reducer. */
function cardReducer(): number {
  const randomInt = rng(seed++);
  const game = { ...CardGame, seed: String(seed) };
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 4 }) as BoardgameState<{ state: CardState }>;
  let moves = 0;
  for (; state.ctx.gameover === undefined; moves++) {
    const legal = cards.legalMoves(state.G.state);
    const { move, args } = cardActions.write(legal[randomInt(legal.length)]!);
    const payload = { type: move, args: [...args], playerID: state.ctx.currentPlayer };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
  }
  return moves;
}

const evolutionList = new EvolutionMoveList();

/** Plays a random game of The Evolution Game through its rules alone. */
function playEvolution(players: number): number {
  const randomInt = rng(seed++);
  const chance = randomChance<EvolutionDraw, EvolutionEvent>(randomInt);
  const s = evolution.newGame({ players });
  let moves = 0;
  for (; evolution.decision(s) !== null; moves++) {
    evolution.listMoves(s, evolutionList);
    evolution.play(s, evolutionList.moves[randomInt(evolutionList.length)]!, chance);
  }
  return moves;
}

/** Plays a random game of The Evolution Game through boardgame.io's reducer. */
function evolutionReducer(): number {
  const randomInt = rng(seed++);
  const game = { ...EvolutionGame, seed: String(seed) };
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 4 }) as BoardgameState<{ state: EvolutionState }>;
  let moves = 0;
  for (; moves < 300 && state.ctx.gameover === undefined; moves++) {
    const legal = evolution.legalMoves(state.G.state);
    const { move, args } = evolutionActions.write(legal[randomInt(legal.length)]!);
    const payload = { type: move, args: [...args], playerID: state.ctx.currentPlayer };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
  }
  return moves;
}

/** States of a random game of four, for the subjects that only look at them. */
const states: State[] = [];
playGame(4, 7, (s) => states.push(copyState(s)));
const packedStates = states.map((s) => packed(s));

const another = copyState(states[0]!);
const packedAnother = packed(another);

/** The search looks ahead where the sixth turn begins: it plans for all, and all of the turn is to be played out. */
const midGame = states.find((s) => s.turn === 6)!;
const MOST_FUTURES = 400;
let searching = startSearch(midGame, rng(1));
const greedy = levelNamed('greedy')!.decide;
const botChance = rng(1);
let asked = 0;

const subjects: Record<string, Subject> = {
  ...Object.fromEntries(
    COUNTS.map((players): [string, Subject] => [`rules, ${String(players)} players (moves)`, rules(players)]),
  ),
  'boardgame.io reducer, 4 players (moves)': reducer,
  ...Object.fromEntries(
    COUNTS.map((players): [string, Subject] => [
      `card game, ${String(players)} players (moves)`,
      () => playCards(players),
    ]),
  ),
  'card game, boardgame.io reducer (moves)': cardReducer,
  ...Object.fromEntries(
    [2, 3, 4].map((players): [string, Subject] => [
      `Evolution Game, ${String(players)} players (moves)`,
      () => playEvolution(players),
    ]),
  ),
  'Evolution Game, bgio reducer (moves)': evolutionReducer,
  'legal moves alone (lists)': () => {
    for (const s of packedStates) listMoves(s, list);
    return states.length;
  },
  'copying a state (copies)': () => {
    for (const s of states) copyState(s);
    return states.length;
  },
  'copying a state over another (copies)': () => {
    for (const s of states) copyInto(s, another);
    return states.length;
  },
  'copying a packed state over another (copies)': () => {
    for (const s of packedStates) copyInto(s, packedAnother);
    return states.length;
  },
  'greedy bot, 4 players (answers)': () => {
    greedy(states[asked++ % states.length]!, botChance);
    return 1;
  },
  'strong bot, 4 players, turn 6 (rollouts)': () => {
    if (searching.iterations === MOST_FUTURES) searching = startSearch(midGame, rng(1));
    searching.step();
    return 1;
  },
};

/** How much a subject does, and how often it begins anew, per second. */
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

/** Measures the subjects and prints what came of it. */
export function benchRules(isShort: boolean): void {
  const { rounds, ms } = isShort ? SHORT : LONG;
  const rates = new Map<string, Rate[]>(Object.keys(subjects).map((name) => [name, []]));
  // Warms up.
  if (!isShort) for (const subject of Object.values(subjects)) rate(subject, ms);
  for (let round = 0; round < rounds; round++) {
    for (const [name, subject] of Object.entries(subjects)) rates.get(name)!.push(rate(subject, ms));
  }

  const medianOf = (name: string, what: keyof Rate): number =>
    rates
      .get(name)!
      .map((each) => each[what])
      .sort((a, b) => a - b)[Math.floor(rounds / 2)]!;
  const median = (name: string): number => medianOf(name, 'done');
  const show = (value: number): string => Math.round(value).toLocaleString('en').padStart(12);

  print(`Node ${process.version}, ${process.arch}; median of ${String(rounds)} rounds of ${String(ms)} ms`);
  for (const name of Object.keys(subjects)) {
    // A call of the rules alone is a whole game, from its setup on.
    const games = name.startsWith('rules,') ? `${show(medianOf(name, 'calls'))} games/s` : '';
    print(`${name.padEnd(42)}${show(median(name))} /s${games}`);
  }
  const base = median('rules, 4 players (moves)');
  const ratio = (name: string): string => (base / median(name)).toPrecision(3);
  print('');
  print(`rules : reducer                  ${ratio('boardgame.io reducer, 4 players (moves)')}`);
  print(
    `card game : reducer              ${(median('card game, 4 players (moves)') / median('card game, boardgame.io reducer (moves)')).toPrecision(3)}`,
  );
  print(
    `Evolution Game : reducer         ${(median('Evolution Game, 4 players (moves)') / median('Evolution Game, bgio reducer (moves)')).toPrecision(3)}`,
  );
  print(`rules : legal moves alone        ${ratio('legal moves alone (lists)')}`);
  print(`rules : copying a state          ${ratio('copying a state (copies)')}`);
}
