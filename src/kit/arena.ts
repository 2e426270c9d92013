/** The arena: bots play against each other on the same deals. */
import { type Chance, type RandomInt, randomChance } from './chance.ts';
import type { GameModule } from './module.ts';
import type { GameOptions, GameResult } from './game-rules.ts';
import { rng, textSeed } from './rng.ts';

/** An entrant: the name it is counted under, and how it decides. */
export interface Entrant<State, Move> {
  readonly name: string;
  /** It is given the view of its seat. */
  readonly decide: (view: State, randomInt: RandomInt) => Move;
  /** Iterations since it was created, if it searches. */
  readonly iterations?: (() => number) | undefined;
  /** Its time limit for an answer in milliseconds, if there is one. */
  readonly ms?: number | undefined;
}

/** An answer is late if it took more than twice its milliseconds plus this many: other processes may delay it. */
const GRACE_MS = 100;

/** A game to play. */
export interface Match<Options extends GameOptions> {
  /** Determines everything drawn. */
  readonly deal: number;
  /** Entrant i sits on seat i + rotation (modulo the number of seats). */
  readonly rotation: number;
  readonly options: Options;
  /** Play stops after this many rounds; then the standing counts. */
  readonly maxRounds: number;
  /** A clock in milliseconds. */
  readonly now?: (() => number) | undefined;
}

/** The result of one seat. */
export interface SeatResult {
  readonly name: string;
  readonly seat: number;
  /** What the seat led, in the game's words. */
  readonly roles: readonly string[];
  readonly score: number;
  readonly place: number;
  /** 1 for the best score alone, a half each for two, and so on, ignoring tie-breaks; 0 otherwise. */
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

/** The result of a game between bots. */
export interface MatchResult {
  readonly deal: number;
  readonly rotation: number;
  readonly rounds: number;
  /** Whether it was stopped at the cap of rounds. */
  readonly capped: boolean;
  readonly seats: readonly SeatResult[];
}

/** Derives seeds: a different one for each use, none of them close to another's. */
export const seedOf = (deal: number, use: number): number =>
  (Math.imul(deal, 0x9e3779b1) ^ Math.imul(use + 1, 0x85ebca6b)) | 0;

/**
 * The chance of a deal. Each kind of draw has its own generator, so that cards and tiles come in the same order whatever is
 * played.
 */
export function chanceOf(deal: number): Chance {
  const chances = new Map<string, Chance>();
  return {
    draw(kind, weights) {
      let chance = chances.get(kind);
      if (!chance) chances.set(kind, (chance = randomChance(rng(seedOf(deal, textSeed(kind))))));
      return chance.draw(kind, weights);
    },
  };
}

/** The round, for the cap: games without rounds are never stopped. */
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

/** A seat's standing in a result; zero without one. */
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
