/**
 * Fast planning: the value of each space to an animal is computed once (spaces.ts) and looked up from then on. For rollouts and
 * fast self-play.
 */
import {
  ABUNDANCE,
  ADAPTATION,
  DOMINATION,
  FIRST_SPACE,
  INITIATIVE,
  MIGRATION,
  PHASE_OF_SPACE,
  PLANNING,
  SPACES,
  WANDERLUST,
} from '../rules/components.ts';
import { randomChance } from '../../../kit/chance.ts';
import { type Move, SPACE } from '../rules/moves.ts';
import { Q } from '../rules/questions.ts';
import { NOTHING, type State } from '../rules/state.ts';
import type { RandomInt } from './bot.ts';
import type { WeightList } from './evaluation.ts';
import type { RolloutPolicy } from './rollout-policy.ts';
import { type SpaceContext, initiativeValue, spaceValues } from './spaces.ts';

/** How pawns are placed; in VPs unless stated otherwise. */
export interface RolloutSettings {
  /** The temperature: a space worth this much less is chosen about a third as often. */
  readonly temperature: number;
  /** The share of a space's value that is left for each pawn the animal already has in the section. */
  readonly again: number;
}

/** Whether the question is where to put a pawn. */
export const isPlacing = (s: State): boolean =>
  s.question === Q['planning space'] || s.question === Q['initiative space'] || s.question === Q['instinct space'];

export interface Planner {
  /** The spaces worth considering for the animal asked, as moves. The list is valid until the next call. */
  list(s: State): readonly Move[];
  /** The values of the moves listed last. */
  readonly worth: readonly number[];
  /** One of the spaces, more likely the more it is worth. */
  place(s: State): Move;
  /** How many animals with pawns in hand still need their spaces valued. */
  readonly unvalued: number;
}

/**
 * Sections with several spaces that all do the same this turn: the leftmost is taken, and a further pawn finds the next about as
 * good.
 */
const ALIKE: ReadonlySet<number> = new Set([ADAPTATION, ABUNDANCE, WANDERLUST, MIGRATION, DOMINATION]);
/** The value of such a space relative to the previous one. */
const NEXT = 0.9;

/** A planner for the rest of a position's turn. The position is kept, not copied. Actions are tried out by the policy. */
export function plannerFrom(
  root: State,
  weights: WeightList,
  randomInt: RandomInt,
  { temperature, again }: RolloutSettings,
  policy: RolloutPolicy,
): Planner {
  const chance = randomChance(randomInt);
  const tables: (Float64Array | undefined)[] = [];
  const moves: Move[] = [];
  const worth: number[] = [];

  /** The value of each space to an animal, estimated before anyone else has placed. */
  function tableOf(animal: number): Float64Array {
    const known = tables[animal];
    if (known) return known;
    const context: SpaceContext = { player: root.owner[animal]!, weights, chance, policy };
    const table = spaceValues(root, animal, context);
    if (root.phase === PLANNING) table[FIRST_SPACE[INITIATIVE]!] = initiativeValue(root, animal, table, context);
    let last = NaN;
    for (let space = 0; space < SPACES; space++) {
      const phase = PHASE_OF_SPACE[space]!;
      if (space === FIRST_SPACE[phase]) last = NaN;
      if (!Number.isNaN(table[space]!)) last = table[space]!;
      else if (ALIKE.has(phase)) table[space] = last * NEXT;
    }
    tables[animal] = table;
    return table;
  }

  function list(s: State): readonly Move[] {
    const table = tableOf(s.asked);
    moves.length = 0;
    worth.length = 0;
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
      worth.push(table[space]! > 0 ? table[space]! * again ** own : table[space]!);
    }
    if (moves.length > 0) return moves;
    for (let space = 0; space < SPACES; space++) {
      if (s.display[space] !== NOTHING) continue;
      moves.push(SPACE + space);
      worth.push(0);
    }
    return moves;
  }

  function place(s: State): Move {
    list(s);
    let most = -Infinity;
    for (const value of worth) most = Math.max(most, value);
    let total = 0;
    for (const value of worth) total += Math.exp((value - most) / temperature);
    let rest = (randomInt(1 << 24) / (1 << 24)) * total;
    for (let i = 0; i < worth.length; i++) {
      rest -= Math.exp((worth[i]! - most) / temperature);
      if (rest <= 0) return moves[i]!;
    }
    return moves[moves.length - 1]!;
  }

  return {
    list,
    worth,
    place,
    get unvalued() {
      if (root.phase !== PLANNING) return 0;
      let animals = 0;
      for (const animal of root.initiative) if (root.hand[animal]! > 0 && !tables[animal]) animals++;
      return animals;
    },
  };
}
