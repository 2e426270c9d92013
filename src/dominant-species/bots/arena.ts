/** The arena: bots against each other on the same deals, and what their results say. */
import { generator } from '../generator.ts';
import { ANIMALS } from '../rules/components.ts';
import { type Dealer, type DrawKind, randomDealer } from '../rules/dealer.ts';
import { decision, isLegal, legalMoves, newGame, play } from '../rules/play.ts';
import { standings } from '../rules/scoring.ts';
import { type State, inPlay } from '../rules/state.ts';
import type { Below, Decide } from './bot.ts';

/** A bot that enters: the name it is counted under, and how it decides. */
export interface Entrant {
  readonly name: string;
  readonly decide: Decide;
  /** Futures it has looked at since it was made, if it thinks ahead. */
  readonly looked?: (() => number) | undefined;
  /** Milliseconds it may take for an answer, if there is a limit. */
  readonly ms?: number | undefined;
}

/** An answer is late when it took more than twice its milliseconds, and so many on top: a machine has other things to do. */
const GRACE_MS = 100;

/** A game to play. */
export interface Table {
  /** Lays down the animals of the seats and all that is drawn. */
  readonly deal: number;
  /** Entrant i sits on seat i + rotation, going round. */
  readonly rotation: number;
  readonly animalsEach: number;
  readonly randomEarth: boolean;
  /** Play ends after so many turns; then the standings count. */
  readonly maxTurns: number;
}

/** How one seat fared in a game. */
export interface SeatResult {
  readonly name: string;
  readonly seat: number;
  readonly animals: readonly number[];
  readonly score: number;
  readonly place: number;
  /** 1 for the highest score alone, a half each for two, and so on; 0 for less. */
  readonly share: number;
  /** Score less the best other score. */
  readonly margin: number;
  readonly moves: number;
  readonly illegal: number;
  readonly ms: number;
  /** Futures looked at. */
  readonly iterations: number;
  /** Answers that came late. */
  readonly late: number;
}

export interface GameResult {
  readonly deal: number;
  readonly rotation: number;
  readonly turns: number;
  /** Whether it was given up at the cap of turns. */
  readonly capped: boolean;
  readonly seats: readonly SeatResult[];
}

const KINDS: readonly DrawKind[] = ['element', 'tile', 'card', 'animal'];

/** Seeds that belong together: one for each use, none of them near another's. */
const seedOf = (deal: number, use: number): number =>
  (Math.imul(deal, 0x9e3779b1) ^ Math.imul(use + 1, 0x85ebca6b)) | 0;

/**
 * The dealer of a deal. Each kind of thing is drawn by a generator of its own, so that cards and tiles come in the same order
 * whatever is played.
 */
export function dealerOf(deal: number): Dealer {
  const dealers = KINDS.map((_, i) => randomDealer(generator(seedOf(deal, i))));
  return { draw: (kind, weights) => dealers[KINDS.indexOf(kind)]!.draw(kind, weights) };
}

/** Plays a game. */
export function playTable(entrants: readonly Entrant[], table: Table): GameResult {
  const players = entrants.length;
  const { deal, rotation, animalsEach, randomEarth, maxTurns } = table;
  const dealer = dealerOf(deal);
  const s = newGame({ players, animalsEach, randomEarth, animals: 'dealt' }, dealer);
  const bySeat = entrants.map((_, seat) => entrants[(seat - rotation + players) % players]!);
  const belows: Below[] = bySeat.map((_, seat) => generator(seedOf(deal, 100 + seat)));
  const moves = bySeat.map(() => 0);
  const illegal = bySeat.map(() => 0);
  const ms = bySeat.map(() => 0);
  const late = bySeat.map(() => 0);
  const iterations = bySeat.map(() => 0);
  while (!s.over && s.turn <= maxTurns) {
    const { player } = decision(s)!;
    const { decide, looked, ms: limit = Infinity } = bySeat[player]!;
    const lookedBefore = looked?.() ?? 0;
    const before = performance.now();
    let move = decide(s, belows[player]!);
    const taken = performance.now() - before;
    ms[player]! += taken;
    if (taken > 2 * limit + GRACE_MS) late[player]!++;
    iterations[player]! += (looked?.() ?? 0) - lookedBefore;
    moves[player]!++;
    if (!isLegal(s, move)) {
      illegal[player]!++;
      move = legalMoves(s)[0]!;
    }
    play(s, move, dealer);
  }
  return {
    deal,
    rotation,
    turns: s.turn,
    capped: !s.over,
    seats: seatResults(s).map((result, seat) => ({
      name: bySeat[seat]!.name,
      seat,
      ...result,
      moves: moves[seat]!,
      illegal: illegal[seat]!,
      ms: ms[seat]!,
      iterations: iterations[seat]!,
      late: late[seat]!,
    })),
  };
}

/** How the seats stand, by seat. */
export function seatResults(s: State): Pick<SeatResult, 'animals' | 'score' | 'place' | 'share' | 'margin'>[] {
  const order = standings(s);
  const top = order[0]!.score;
  const winners = order.filter(({ score }) => score === top).length;
  return order
    .toSorted((a, b) => a.player - b.player)
    .map(({ player, score, place }) => ({
      animals: ANIMALS.flatMap((_, animal) => (inPlay(s, animal) && s.owner[animal] === player ? [animal] : [])),
      score,
      place,
      share: score === top ? 1 / winners : 0,
      margin: score - Math.max(...order.flatMap((other) => (other.player === player ? [] : [other.score]))),
    }));
}

/** What is said of some seats: how many, and what share of the wins they had. */
export interface Share {
  readonly seats: number;
  readonly share: number;
}

/** What the results say of a bot. */
export interface Report extends Share {
  readonly name: string;
  readonly games: number;
  /** The 95 % interval of the share of wins, bootstrapped by deal: rotations of one deal are not independent. */
  readonly interval: readonly [low: number, high: number];
  /** The share of equal strength: 1 / players. */
  readonly equal: number;
  readonly place: number;
  readonly margin: number;
  readonly score: number;
  readonly bySeat: readonly Share[];
  /** By animal; of several animals each counts. */
  readonly byAnimal: Readonly<Record<string, Share>>;
  readonly msPerMove: number;
  readonly iterationsPerMove: number;
  readonly movesPerGame: number;
  readonly illegal: number;
  readonly late: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? NaN : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const share = (seats: readonly SeatResult[]): Share => ({
  seats: seats.length,
  share: mean(seats.map((each) => each.share)),
});

const RESAMPLES = 2000;
const TAIL = 0.025;

/** The 95 % interval of the mean of all values, resampling whole groups. */
export function bootstrap(groups: readonly (readonly number[])[], below: Below): [low: number, high: number] {
  const sums = groups.map((group) => group.reduce((sum, each) => sum + each, 0));
  const means = Array.from({ length: RESAMPLES }, () => {
    let total = 0;
    let count = 0;
    for (let i = 0; i < groups.length; i++) {
      const drawn = below(groups.length);
      total += sums[drawn]!;
      count += groups[drawn]!.length;
    }
    return total / count;
  }).sort((a, b) => a - b);
  return [means[Math.floor(RESAMPLES * TAIL)]!, means[Math.ceil(RESAMPLES * (1 - TAIL)) - 1]!];
}

/** What the results say of each bot, in order of appearance. */
export function report(results: readonly GameResult[]): Report[] {
  const players = results[0]?.seats.length ?? 0;
  // Workers finish in any order; what is drawn for the bootstrap must not depend on it.
  const ordered = results.toSorted((a, b) => a.deal - b.deal || a.rotation - b.rotation);
  const names = [...new Set(ordered[0]?.seats.map(({ name }) => name))];
  return names.map((name) => {
    const seats = ordered.flatMap((game) => game.seats.filter((each) => each.name === name));
    const byDeal = new Map<number, number[]>();
    for (const { deal, seats: all } of ordered) {
      const group = byDeal.get(deal) ?? [];
      byDeal.set(deal, group);
      for (const each of all) if (each.name === name) group.push(each.share);
    }
    const total = (count: (seat: SeatResult) => number): number => seats.reduce((sum, each) => sum + count(each), 0);
    const moves = total((each) => each.moves);
    return {
      name,
      games: results.length,
      ...share(seats),
      interval: bootstrap([...byDeal.values()], generator(1)),
      equal: 1 / players,
      place: mean(seats.map(({ place }) => place)),
      margin: mean(seats.map(({ margin }) => margin)),
      score: mean(seats.map(({ score }) => score)),
      bySeat: Array.from({ length: players }, (_, seat) => share(seats.filter((each) => each.seat === seat))),
      byAnimal: Object.fromEntries(
        ANIMALS.flatMap((animal, i) => {
          const led = seats.filter(({ animals }) => animals.includes(i));
          return led.length > 0 ? [[animal, share(led)]] : [];
        }),
      ),
      msPerMove: total((each) => each.ms) / moves,
      iterationsPerMove: total((each) => each.iterations) / moves,
      movesPerGame: moves / seats.length,
      illegal: total((each) => each.illegal),
      late: total((each) => each.late),
    };
  });
}
