/** The arena: bots play against each other on the same deals. */
import { type Chance, type RandomInt, randomChance } from '../chance.ts';
import type { GameModule } from '../module.ts';
import type { GameOptions, GameResult } from '../game-rules.ts';
import { rng, textSeed } from '../rng.ts';

/** An entrant: the name it is counted under, and how it decides. */
export interface Entrant<State, Move> {
  /** The name its results are counted under; several seats can share one. */
  readonly name: string;
  /** It is given the view of its seat. */
  readonly decide: (view: State, randomInt: RandomInt) => Move;
  /** Instead, with the whole state: for what takes the view by rules of its own, such as an earlier version of the game. */
  readonly decideByWhole?: ((s: State, randomInt: RandomInt) => Move) | undefined;
  /** Iterations since it was created, if it searches. */
  readonly iterations?: (() => number) | undefined;
  /** Its time limit for an answer in milliseconds, if there is one. */
  readonly ms?: number | undefined;
}

/** An answer is late if it took more than twice its milliseconds plus this many: other processes may delay it. */
const GRACE_MS = 100;

/** A game between bots: what is drawn, who sits where, and how long it may last. */
export interface Match<Options extends GameOptions> {
  /** Determines everything drawn. */
  readonly deal: number;
  /** Entrant i sits on seat i + rotation (modulo the number of seats). */
  readonly rotation: number;
  /** The game's options. */
  readonly options: Options;
  /** Play stops after this many rounds; then the standing counts. */
  readonly maxRounds: number;
  /** A clock in milliseconds. */
  readonly now?: (() => number) | undefined;
}

/** How one seat came off in a game, and how its bot played. */
export interface SeatResult {
  /** The name of the entrant. */
  readonly name: string;
  /** From 0. */
  readonly seat: number;
  /** What the seat led, in the game's words. */
  readonly roles: readonly string[];
  /** The final score, or the standing at the cap of rounds. */
  readonly score: number;
  /** From 1; ties share a place. */
  readonly place: number;
  /** 1 for the best score alone, a half each for two, and so on, ignoring tie-breaks; 0 otherwise. */
  readonly share: number;
  /** Score less the best other score. */
  readonly margin: number;
  /** How many questions it answered. */
  readonly moves: number;
  /** Answers that were not legal; the first legal one was played instead. */
  readonly illegal: number;
  /** The time it took for all of them, in milliseconds; 0 without a clock. */
  readonly ms: number;
  /** The iterations for all of them, if it searches. */
  readonly iterations: number;
  /** Answers that came late. */
  readonly late: number;
}

/** The result of a game between bots. */
export interface MatchResult {
  /** The deal, as in `Match`. */
  readonly deal: number;
  /** The rotation, as in `Match`. */
  readonly rotation: number;
  /** The last round begun; 1 in games that count none. */
  readonly rounds: number;
  /** Whether it was stopped at the cap of rounds. */
  readonly capped: boolean;
  /** The results, by seat. */
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

/**
 * Plays a game between bots, to the end or to the cap of rounds. Throws what the rules throw for invalid options.
 *
 * @param game The game, of which only the rules are needed.
 * @param entrants The bots, one for each seat.
 * @param match What is drawn, who sits where, and how long it may last.
 */
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
    const { decide, decideByWhole, iterations, ms: limit = Infinity } = bySeat[player]!;
    const count = counts[player]!;
    const iterationsBefore = iterations?.() ?? 0;
    const before = now();
    let move = decideByWhole?.(s, randomInts[player]!) ?? decide(rules.view(s, player), randomInts[player]!);
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
