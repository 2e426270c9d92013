/**
 * Endgame search: when only Domination and the Reset are left of the last turn, the outcome of each player's best answers can be
 * computed. Every player is assumed to maximise their own result.
 *
 * At first only the most promising tiles of each pawn are searched, then more and more, finally all: then the result is exact. At
 * the open question itself, all answers are always searched.
 */
import { ANIMALS, DOMINATION, ICE_AGE, RESET } from '../rules/components.ts';
import type { Chance } from '../rules/chance.ts';
import { randomChance } from '../../../kit/chance.ts';
import { rng } from '../../../kit/rng.ts';
import { dominantOn } from '../rules/matching.ts';
import { FORFEIT, type Move, valueOf } from '../rules/moves.ts';
import { MoveList } from '../rules/pieces.ts';
import { listMoves, play } from '../rules/play.ts';
import { type PackedState, copyInto, packed } from '../rules/packed.ts';
import { Q } from '../rules/questions.ts';
import { placings } from '../rules/scoring.ts';
import { FACE_UP, IN_DECK, NOTHING, type State } from '../rules/state.ts';
import { worthOf } from './outlook.ts';
import { WEIGHTS, weightList } from './evaluation.ts';
import { rolloutPolicy } from './rollout-policy.ts';
import { stakesOf } from './rivalry.ts';
import { NETWORK } from './network/value-network.ts';

const STANDARD = weightList(WEIGHTS);

/** The outcome of one answer. */
export interface EndgameMove {
  readonly move: Move;
  /** The value of the end for every player, by seat (outlook.ts). */
  readonly worth: Float64Array;
  /** Every animal's final VPs, or the expected ones if the game goes on. */
  readonly vps: Float64Array;
  readonly isOver: boolean;
}

/** The outcomes of the answers, best first. */
export interface Endgame {
  readonly answers: readonly EndgameMove[];
  /** Whether nothing was left out and no draw could have had another outcome. */
  readonly isExact: boolean;
}

/** Thrown to stop the search: too many positions. */
class PositionLimitError extends Error {}

/** Whether the game may end this turn and only Domination and the Reset are left of it. */
const isEndgame = (s: State): boolean => !s.over && s.phase >= DOMINATION && s.cards[ICE_AGE] !== IN_DECK;

/** The number of tiles searched for each pawn on Domination, one width after another. */
const WIDTHS = [1, 2, 3, 4, 6, 8, Infinity];
/** From this width on, all answers of a card are searched; before, the rollout policy answers. */
const ALL_ANSWERS = 4;
/** One deal is as good as another for draws before the next turn, and for that turn if nobody takes Ice Age. */
const DEAL = 1;
/** The assumed value of a card to the player who takes it, in VPs, for ordering tiles. */
const CARD_WORTH = 4;

/**
 * The outcome of each answer if everyone plays their best from then on, best first, searched as widely as the limit on positions
 * allows; null if more of the turn is left, or if the limit is too low even for the most promising answers. If the game goes on,
 * the value network values the start of the next turn.
 */
export function endgame(root: State, most: number, network = NETWORK): Endgame | null {
  if (!isEndgame(root)) return null;
  let positions = 0;
  let width = 0;
  /** How often answers were left out, and how often a draw had several possible outcomes. */
  let narrowed = 0;
  let drawn = 0;
  const from = packed(root);
  /** The position at each depth. */
  const states: PackedState[] = [];
  const list = new MoveList();
  /** The outcomes of positions before a pawn on Domination acts: many lines only differ in the order of scoring. */
  let known = new Map<number, EndgameMove>();
  let at: State = from;
  let random = randomChance(rng(DEAL));
  const policy = rolloutPolicy(STANDARD, rng(DEAL));
  const chance: Chance = {
    draw(kind, weights) {
      if (at.phase !== RESET) drawn++;
      return random.draw(kind, weights);
    },
  };

  function after(s: State, move: Move, depth: number): EndgameMove {
    if (++positions > most) throw new PositionLimitError('too many positions');
    const next = (states[depth] ??= packed(s));
    copyInto(s, next);
    at = next;
    random = randomChance(rng(DEAL));
    play(next, move, chance);
    if (!next.over && next.turn === root.turn) return { ...best(next, depth + 1), move };
    const vps = Float64Array.from(next.vps);
    if (!next.over) network.predict(next, vps);
    const worth = new Float64Array(ANIMALS.length);
    worthOf(next, vps, worth);
    return { move, worth, vps, isOver: next.over };
  }

  function answersTo(s: State): readonly Move[] {
    listMoves(s, list);
    return Array.from(list.moves.subarray(0, list.length));
  }

  function best(s: PackedState, depth: number): EndgameMove {
    const isTile = s.question === Q['domination tile'];
    const key = isTile ? keyOf(s) : 0;
    const before = isTile ? known.get(key) : undefined;
    if (before) return before;
    const player = s.owner[s.asked]!;
    let moves = answersTo(s);
    if (isTile && moves.length > width) {
      narrowed++;
      moves = promising(s, moves, width);
    } else if (width < ALL_ANSWERS && s.card !== NOTHING) {
      narrowed++;
      policy.forget();
      moves = [policy.answer(s)];
    }
    let found: EndgameMove | undefined;
    for (const move of moves) {
      const ending = after(s, move, depth);
      if (!found || ending.worth[player]! > found.worth[player]!) found = ending;
    }
    if (isTile) known.set(key, found!);
    return found!;
  }

  const player = root.owner[root.asked]!;
  let found: Endgame | null = null;
  try {
    const moves = answersTo(from);
    for (width of WIDTHS) {
      const before = narrowed;
      known = new Map();
      const answers = moves.map((move) => after(from, move, 0)).sort((a, b) => b.worth[player]! - a.worth[player]!);
      found = { answers, isExact: narrowed === before && drawn === 0 };
      if (narrowed === before) break;
    }
  } catch (error) {
    if (!(error instanceof PositionLimitError)) throw error;
  }
  return found;
}

/** How far apart a player's animals may be for both to count when tiles are ordered, in VPs. */
const ORDER_SPREAD = 10;
const values = new Float64Array(ANIMALS.length);
const stakes = new Float64Array(ANIMALS.length);

/** The tiles that gain the player asked most, as many as wanted, by what they score and who takes a card for them. */
function promising(s: State, moves: readonly Move[], wanted: number): readonly Move[] {
  for (let animal = 0; animal < ANIMALS.length; animal++) values[animal] = s.vps[animal]!;
  stakesOf(s, values, s.owner[s.asked]!, stakes, ORDER_SPREAD);
  const isCardLeft = s.cards.includes(FACE_UP);
  const gains = moves.map((move) => (move === FORFEIT ? 0 : gainOf(s, valueOf(move), isCardLeft)));
  return moves
    .map((move, i) => ({ move, gain: gains[i]! }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, wanted)
    .map(({ move }) => move);
}

/** An immediate estimate of what scoring a tile gains. */
function gainOf(s: State, hex: number, isCardLeft: boolean): number {
  let gain = 0;
  for (const { animal, vps } of placings(s, hex)) gain += vps * stakes[animal]!;
  const dominant = isCardLeft ? dominantOn(s, hex) : NOTHING;
  return dominant === NOTHING ? gain : gain + CARD_WORTH * stakes[dominant]!;
}

/** A hash of a position before a pawn on Domination acts. Two positions collide with a probability of 2 ** -53. */
function keyOf({ words, space }: PackedState): number {
  let one = space;
  let other = space;
  for (const word of words) {
    one = Math.imul(one ^ word, 0x9e3779b1);
    one ^= one >>> 15;
    other = Math.imul(other ^ word, 0x85ebca6b);
    other ^= other >>> 13;
  }
  return (one >>> 0) * 2 ** 21 + (other >>> 11);
}
