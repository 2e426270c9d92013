/** The arena: bots against each other on the same deals, and what their results say. */
import { type Chance, type RandomInt, randomChance } from './chance.ts';
import type { GameModule, GameOptions, GameResult } from './module.ts';
import { rng } from './rng.ts';

/** A bot that enters: the name it is counted under, and how it decides. */
export interface Entrant<State, Move> {
  readonly name: string;
  /** It is given the view of its seat. */
  readonly decide: (view: State, randomInt: RandomInt) => Move;
  /** Iterations made since it was made, if it thinks ahead. */
  readonly iterations?: (() => number) | undefined;
  /** Milliseconds it may take for an answer, if there is a limit. */
  readonly ms?: number | undefined;
}

/** An answer is late when it took more than twice its milliseconds, and so many on top: a machine has other things to do. */
const GRACE_MS = 100;

/** A game to play. */
export interface Match<Options extends GameOptions> {
  /** Lays down all that is drawn. */
  readonly deal: number;
  /** Entrant i sits on seat i + rotation, going round. */
  readonly rotation: number;
  readonly options: Options;
  /** Play ends after so many rounds; then the standing counts. */
  readonly maxRounds: number;
  /** Milliseconds by some clock; nothing here knows of one. */
  readonly now?: (() => number) | undefined;
}

/** How one seat fared in a game. */
export interface SeatResult {
  readonly name: string;
  readonly seat: number;
  /** What the seat led, in the game's words. */
  readonly roles: readonly string[];
  readonly score: number;
  readonly place: number;
  /** 1 for the best score alone, a half each for two, and so on, whatever decides between them; 0 for less. */
  readonly share: number;
  /** Score less the best other score. */
  readonly margin: number;
  readonly moves: number;
  readonly illegal: number;
  readonly ms: number;
  readonly iterations: number;
  /** Answers that came late. */
  readonly late: number;
}

export interface MatchResult {
  readonly deal: number;
  readonly rotation: number;
  readonly rounds: number;
  /** Whether it was given up at the cap of rounds. */
  readonly capped: boolean;
  readonly seats: readonly SeatResult[];
}

/** Seeds that belong together: one for each use, none of them near another's. */
export const seedOf = (deal: number, use: number): number =>
  (Math.imul(deal, 0x9e3779b1) ^ Math.imul(use + 1, 0x85ebca6b)) | 0;

/** A 32-bit number from a text (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value;
}

/**
 * The chance of a deal. Each kind of thing is drawn by a generator of its own, so that cards and tiles come in the same order
 * whatever is played.
 */
export function chanceOf(deal: number): Chance {
  const chances = new Map<string, Chance>();
  return {
    draw(kind, weights) {
      let chance = chances.get(kind);
      if (!chance) chances.set(kind, (chance = randomChance(rng(seedOf(deal, hash(kind))))));
      return chance.draw(kind, weights);
    },
  };
}

/** Rounds a game can go on for if nobody says how many: games that count none are never given up. */
const roundOf = (round: number | undefined): number => round ?? 1;

/** Plays a game. */
export function playMatch<State, Move, Event, Options extends GameOptions>(
  { rules }: Pick<GameModule<State, Move, Event, Options>, 'rules'>,
  entrants: readonly Entrant<State, Move>[],
  { deal, rotation, options, maxRounds, now = () => 0 }: Match<Options>,
): MatchResult {
  const players = entrants.length;
  const chance = chanceOf(deal) as Chance<string, Event>;
  const s = rules.newGame(options, chance);
  const bySeat = entrants.map((_, seat) => entrants[(seat - rotation + players) % players]!);
  const randomInts: RandomInt[] = bySeat.map((_, seat) => rng(seedOf(deal, 100 + seat)));
  const counts = bySeat.map(() => ({ moves: 0, illegal: 0, ms: 0, late: 0, iterations: 0 }));
  let rounds = 1;
  let open = rules.decision(s);
  while (open !== null && (rounds = roundOf(open.round)) <= maxRounds) {
    const { player } = open;
    const { decide, iterations, ms: limit = Infinity } = bySeat[player]!;
    const count = counts[player]!;
    const iterationsBefore = iterations?.() ?? 0;
    const before = now();
    let move = decide(rules.view(s, player), randomInts[player]!);
    const taken = now() - before;
    count.ms += taken;
    if (taken > 2 * limit + GRACE_MS) count.late++;
    count.iterations += (iterations?.() ?? 0) - iterationsBefore;
    count.moves++;
    if (!rules.isLegal(s, move)) {
      count.illegal++;
      move = rules.legalMoves(s)[0]!;
    }
    rules.play(s, move, chance);
    open = rules.decision(s);
  }
  const result = rules.result(s) ?? rules.standing?.(s) ?? null;
  return {
    deal,
    rotation,
    rounds,
    capped: open !== null,
    seats: bySeat.map((entrant, seat) => ({
      name: entrant.name,
      seat,
      roles: rules.roles?.(s)[seat] ?? [],
      ...standingOf(result, seat),
      ...counts[seat]!,
    })),
  };
}

/** How a seat stands in a result; without one nobody has anything. */
export function standingOf(
  result: GameResult | null,
  seat: number,
): Pick<SeatResult, 'score' | 'place' | 'share' | 'margin'> {
  if (result === null) return { score: NaN, place: NaN, share: 0, margin: NaN };
  const { places, scores } = result;
  const best = scores[places.indexOf(Math.min(...places))]!;
  const winners = scores.filter((score) => score === best).length;
  const others = scores.filter((_, other) => other !== seat);
  return {
    score: scores[seat]!,
    place: places[seat]!,
    share: scores[seat] === best ? 1 / winners : 0,
    margin: scores[seat]! - Math.max(...others),
  };
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
  /** By what a seat led; of several each counts. */
  readonly byRole: Readonly<Record<string, Share>>;
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
export function bootstrap(groups: readonly (readonly number[])[], randomInt: RandomInt): [low: number, high: number] {
  const sums = groups.map((group) => group.reduce((sum, each) => sum + each, 0));
  const means = Array.from({ length: RESAMPLES }, () => {
    let total = 0;
    let count = 0;
    for (let i = 0; i < groups.length; i++) {
      const drawn = randomInt(groups.length);
      total += sums[drawn]!;
      count += groups[drawn]!.length;
    }
    return total / count;
  }).sort((a, b) => a - b);
  return [means[Math.floor(RESAMPLES * TAIL)]!, means[Math.ceil(RESAMPLES * (1 - TAIL)) - 1]!];
}

/** The win shares of a bot by deal: those of one deal are not independent. */
function sharesByDeal(results: readonly MatchResult[], name: string): number[][] {
  const byDeal = new Map<number, number[]>();
  for (const { deal, seats } of results) {
    const group = byDeal.get(deal) ?? [];
    byDeal.set(deal, group);
    for (const each of seats) if (each.name === name) group.push(each.share);
  }
  return [...byDeal.values()];
}

/** What a sequential test says so far. */
export interface Verdict {
  /** The win share that is taken for true; null as long as it is open. */
  readonly accepted: number | null;
  /** The logarithm of how much likelier the high share makes the results than the low one. */
  readonly evidence: number;
}

/** How often a sequential test may be wrong, either way. */
const ERROR = 0.05;
/** Fewer deals say nothing about how much deals differ. */
const DEALS_AT_LEAST = 6;

/** The results of the deals that were played in every rotation. */
export function wholeDeals(results: readonly MatchResult[]): MatchResult[] {
  const rotations = results[0]?.seats.length ?? 1;
  const played = new Map<number, number>();
  for (const { deal } of results) played.set(deal, (played.get(deal) ?? 0) + 1);
  return results.filter(({ deal }) => played.get(deal) === rotations);
}

/**
 * Whether a bot's win share is rather `high` or `low`, by a sequential probability ratio test over whole deals (with the variance as
 * seen, as chess engines are tested): it may be asked after every deal and is still wrong no more than one time in twenty either way.
 */
export function sequentialTest(results: readonly MatchResult[], name: string, low: number, high: number): Verdict {
  const shares = sharesByDeal(wholeDeals(results), name).map(mean);
  if (shares.length < DEALS_AT_LEAST) return { accepted: null, evidence: 0 };
  const average = mean(shares);
  // Deals that all came out alike do not prove that none ever differs: one more, half a game off, is assumed.
  const squares = shares.reduce((sum, each) => sum + (each - average) ** 2, 0.25);
  const variance = squares / shares.length;
  const evidence = (shares.length * (high - low) * (2 * average - low - high)) / (2 * variance);
  const bound = Math.log((1 - ERROR) / ERROR);
  return { accepted: evidence >= bound ? high : evidence <= -bound ? low : null, evidence };
}

/** What the results say of each bot, in order of appearance. */
export function report(results: readonly MatchResult[]): Report[] {
  const players = results[0]?.seats.length ?? 0;
  // Workers finish in any order; what is drawn for the bootstrap must not depend on it.
  const ordered = results.toSorted((a, b) => a.deal - b.deal || a.rotation - b.rotation);
  const names = [...new Set(ordered[0]?.seats.map(({ name }) => name))];
  const roles = [...new Set(ordered.flatMap(({ seats }) => seats.flatMap((seat) => seat.roles)))].sort();
  return names.map((name) => {
    const seats = ordered.flatMap((game) => game.seats.filter((each) => each.name === name));
    const total = (count: (seat: SeatResult) => number): number => seats.reduce((sum, each) => sum + count(each), 0);
    const moves = total((each) => each.moves);
    return {
      name,
      games: results.length,
      ...share(seats),
      interval: bootstrap(sharesByDeal(ordered, name), rng(1)),
      equal: 1 / players,
      place: mean(seats.map(({ place }) => place)),
      margin: mean(seats.map(({ margin }) => margin)),
      score: mean(seats.map(({ score }) => score)),
      bySeat: Array.from({ length: players }, (_, seat) => share(seats.filter((each) => each.seat === seat))),
      byRole: Object.fromEntries(
        roles.flatMap((role) => {
          const led = seats.filter((seat) => seat.roles.includes(role));
          return led.length > 0 ? [[role, share(led)]] : [];
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
