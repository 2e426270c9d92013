/**
 * Thinking ahead: Monte-Carlo tree search over the rest of the turn.
 *
 * Planning is a tree: whose pawn goes where, each player choosing for themselves, with the worth of the spaces (spaces.ts) as
 * priors. From where the tree ends the turn is played out by quick players (quick.ts), chance drawn anew each time, and the
 * position after the Reset is evaluated for every player. Other questions branch at the root alone, with the greedy values as
 * priors.
 *
 * Nothing here knows of time: whoever thinks calls `step` as often as wanted and reads `result` whenever.
 */
import {
  ABUNDANCE,
  ADAPTATION,
  ANIMALS,
  DOMINATION,
  FIRST_SPACE,
  INITIATIVE,
  MIGRATION,
  PHASE_OF_SPACE,
  PLANNING,
  SPACES,
  WANDERLUST,
} from '../rules/components.ts';
import { type Dealer, randomDealer } from '../rules/dealer.ts';
import { type Move, SPACE } from '../rules/moves.ts';
import { decision, legalMoves, play } from '../rules/play.ts';
import { Q } from '../rules/questions.ts';
import { NOTHING, type State, copyState } from '../rules/state.ts';
import type { Mind } from './action.ts';
import type { Below } from './bot.ts';
import { TERM_NAMES, type TermName, type WeightList, evaluateAll, weightList } from './evaluation.ts';
import { valuesOf } from './greedy.ts';
import { quickPlayer } from './quick.ts';
import { initiativeValue, spaceValues } from './spaces.ts';
import { WEIGHTS } from './weights.ts';

/** How the search weighs things up. All are VPs but where said. */
export interface Tuning {
  /** How much a move is tried that the priors speak for. */
  readonly curiosity: number;
  /** A difference of so many VPs makes a move about three times as likely a priori. */
  readonly doubt: number;
  /** The same where pawns are placed beyond the tree. */
  readonly whim: number;
  /** What is left of the worth of a space for each pawn the animal has in the section already. */
  readonly again: number;
  readonly leaf?: WeightList;
}
export const TUNING: Tuning = { curiosity: 6, doubt: 2, whim: 1, again: 0.7 };

const STANDARD = weightList(WEIGHTS);

/** A position of the tree, or rather of the order of answers that leads to it. */
interface Node {
  readonly player: number;
  readonly moves: readonly Move[];
  readonly priors: Float64Array;
  readonly visits: Int32Array;
  readonly totals: Float64Array;
  readonly children: (Node | undefined)[];
  count: number;
  total: number;
}

const node = (player: number, moves: readonly Move[], values: ArrayLike<number>, doubt: number): Node => ({
  player,
  moves,
  priors: softmax(values, doubt),
  visits: new Int32Array(moves.length),
  totals: new Float64Array(moves.length),
  children: [],
  count: 0,
  total: 0,
});

function softmax(values: ArrayLike<number>, doubt: number): Float64Array {
  const shares = new Float64Array(values.length);
  let most = -Infinity;
  for (let i = 0; i < values.length; i++) most = Math.max(most, values[i]!);
  let total = 0;
  for (let i = 0; i < values.length; i++) total += shares[i] = Math.exp((values[i]! - most) / doubt);
  for (let i = 0; i < values.length; i++) shares[i]! /= total;
  return shares;
}

/** What the search found of a move. */
export interface Tried {
  readonly move: Move;
  readonly visits: number;
  /** How likely it was thought to be the best before anything was looked at. */
  readonly prior: number;
  /** VPs ahead of the rivals that the player can expect. */
  readonly expected: number;
  /** What each term of the evaluation adds to that, in the order of `TERM_NAMES`. */
  readonly parts: Readonly<Float64Array>;
}

/** What speaks for a move, or against it: a term of the evaluation, and the VPs it makes. */
export interface Reason {
  readonly term: TermName;
  readonly vps: number;
}

/** What speaks for one move and against another, the weightiest first. */
export function reasonsFor(move: Tried, other: Tried): Reason[] {
  return TERM_NAMES.map((term, i) => ({ term, vps: move.parts[i]! - other.parts[i]! })).sort(
    (a, b) => Math.abs(b.vps) - Math.abs(a.vps),
  );
}

export interface Search {
  /** Looks at one more sampled future. */
  step(): void;
  /** Futures looked at so far. */
  readonly iterations: number;
  /** How many animals' spaces the first futures have yet to value: each takes about as long as beginning to plan did. */
  readonly unvalued: number;
  /** By how many visits the most visited move is ahead of all others. */
  readonly lead: number;
  /** The most visited move first. */
  result(): Tried[];
}

/** Sections whose vacant spaces do the same: the leftmost is taken. */
const ALIKE: ReadonlySet<number> = new Set([ADAPTATION, ABUNDANCE, WANDERLUST, MIGRATION, DOMINATION]);

/** Begins to think about the open question. */
export function startSearch(root: State, below: Below, weights = STANDARD, tuning: Tuning = TUNING): Search {
  const dealer: Dealer = randomDealer(below);
  const quick = quickPlayer(weights, below);
  const asked = decision(root)!.player;
  const tables: (Float64Array | undefined)[] = [];

  /** What each space is worth to an animal, as far as can be said before anyone else has placed. */
  function tableOf(animal: number): Float64Array {
    const known = tables[animal];
    if (known) return known;
    const mind: Mind = { player: root.owner[animal]!, weights, dealer };
    const table = spaceValues(root, animal, mind);
    if (root.phase === PLANNING) table[FIRST_SPACE[INITIATIVE]!] = initiativeValue(root, animal, table, mind);
    let last = NaN;
    for (let space = 0; space < SPACES; space++) {
      const phase = PHASE_OF_SPACE[space]!;
      if (space === FIRST_SPACE[phase]) last = NaN;
      if (!Number.isNaN(table[space]!)) last = table[space]!;
      else if (ALIKE.has(phase)) table[space] = last * 0.9;
    }
    tables[animal] = table;
    return table;
  }

  const moves: Move[] = [];
  const values: number[] = [];
  /** The spaces worth a thought for the animal asked, into `moves`, and their worth, into `values`. */
  function listSpaces(s: State): void {
    const table = tableOf(s.asked);
    moves.length = 0;
    values.length = 0;
    let section = -1;
    let own = 0;
    for (let space = 0; space < SPACES; space++) {
      const phase = PHASE_OF_SPACE[space]!;
      if (space === FIRST_SPACE[phase]) {
        own = 0;
        for (let at = space; at < SPACES && PHASE_OF_SPACE[at] === phase; at++) {
          if (s.display[at] === s.asked && root.display[at] !== s.asked) own++;
        }
      }
      if (s.display[space] !== NOTHING || Number.isNaN(table[space]!)) continue;
      if (ALIKE.has(phase)) {
        if (section === phase) continue;
        section = phase;
      }
      moves.push(SPACE + space);
      values.push(table[space]! > 0 ? table[space]! * tuning.again ** own : table[space]!);
    }
    if (moves.length > 0) return;
    for (let space = 0; space < SPACES; space++) {
      if (s.display[space] !== NOTHING) continue;
      moves.push(SPACE + space);
      values.push(0);
    }
  }

  const isPlacing = (s: State): boolean =>
    s.question === Q['planning space'] || s.question === Q['initiative space'] || s.question === Q['instinct space'];

  function rootNode(): Node {
    if (isPlacing(root)) {
      listSpaces(root);
      return node(asked, moves.slice(), values, tuning.doubt);
    }
    const legal = legalMoves(root);
    return node(asked, legal, valuesOf(root, legal, weights, below), tuning.doubt);
  }

  function childNode(s: State): Node {
    listSpaces(s);
    return node(s.owner[s.asked]!, moves.slice(), values, tuning.doubt);
  }

  /** The move to look at next: good so far, likely a priori, seldom tried. */
  function select(at: Node): number {
    const explore = tuning.curiosity * Math.sqrt(at.count + 1);
    const unknown = at.count > 0 ? at.total / at.count : 0;
    let best = -Infinity;
    let chosen = 0;
    for (let i = 0; i < at.moves.length; i++) {
      const visits = at.visits[i]!;
      const mean = visits > 0 ? at.totals[i]! / visits : unknown;
      const value = mean + (explore * at.priors[i]!) / (1 + visits);
      if (value > best) {
        best = value;
        chosen = i;
      }
    }
    return chosen;
  }

  /** Places a pawn beyond the tree. */
  function whim(s: State): Move {
    listSpaces(s);
    let most = -Infinity;
    for (const value of values) most = Math.max(most, value);
    let total = 0;
    for (let i = 0; i < values.length; i++) total += values[i] = Math.exp((values[i]! - most) / tuning.whim);
    let rest = (below(1 << 24) / (1 << 24)) * total;
    for (let i = 0; i < values.length; i++) {
      rest -= values[i]!;
      if (rest <= 0) return moves[i]!;
    }
    return moves[moves.length - 1]!;
  }

  const start = rootNode();
  const worth = new Float64Array(ANIMALS.length);
  const parts = start.moves.map(() => new Float64Array(TERM_NAMES.length));
  const path: Node[] = [];
  const taken: number[] = [];
  let iterations = 0;

  function step(): void {
    const s = copyState(root);
    path.length = 0;
    taken.length = 0;
    let at = start;
    for (;;) {
      const i = select(at);
      path.push(at);
      taken.push(i);
      play(s, at.moves[i]!, dealer);
      if (s.over || s.phase !== PLANNING || s.turn !== root.turn) break;
      const child = at.children[i];
      if (!child) {
        at.children[i] = childNode(s);
        break;
      }
      at = child;
    }
    while (!s.over && s.turn === root.turn) play(s, isPlacing(s) ? whim(s) : quick.answer(s), dealer);
    evaluateAll(s, tuning.leaf ?? weights, worth, asked, parts[taken[0]!]!);
    for (let k = 0; k < path.length; k++) {
      const each = path[k]!;
      const value = worth[each.player]!;
      each.count++;
      each.total += value;
      each.visits[taken[k]!]!++;
      each.totals[taken[k]!]! += value;
    }
    iterations++;
  }

  return {
    step,
    get iterations() {
      return iterations;
    },
    get unvalued() {
      if (root.phase !== PLANNING) return 0;
      let animals = 0;
      for (const animal of root.initiative) if (root.hand[animal]! > 0 && !tables[animal]) animals++;
      return animals;
    },
    get lead() {
      let most = 0;
      let second = 0;
      for (const visits of start.visits) {
        second = Math.max(second, Math.min(most, visits));
        most = Math.max(most, visits);
      }
      return most - second;
    },
    result: () =>
      start.moves
        .map((move, i) => {
          const visits = start.visits[i]!;
          const expected = visits > 0 ? start.totals[i]! / visits : NaN;
          return {
            move,
            visits,
            prior: start.priors[i]!,
            expected,
            parts: parts[i]!.map((part) => part / Math.max(1, visits)),
          };
        })
        .sort((a, b) => b.visits - a.visits || b.prior - a.prior),
  };
}
