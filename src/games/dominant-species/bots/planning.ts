/**
 * Placing pawns many times over in one turn: what each space is worth to an animal is worked out once (spaces.ts) and looked up from
 * then on. For rollouts and fast self-play.
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

/** How pawns are placed, in VPs but where said. */
export interface Habits {
  /** A space that is worth so much less is chosen about a third as often. */
  readonly temperature: number;
  /** What is left of the worth of a space for each pawn the animal has in the section already, as a share. */
  readonly again: number;
}

/** Whether the question is where to put a pawn. */
export const isPlacing = (s: State): boolean =>
  s.question === Q['planning space'] || s.question === Q['initiative space'] || s.question === Q['instinct space'];

export interface Planner {
  /** The spaces worth a thought for the animal asked, as moves. The list is good until the next call. */
  list(s: State): readonly Move[];
  /** The worth of the moves listed last. */
  readonly worth: readonly number[];
  /** One of the spaces, the more likely the more it is worth. */
  place(s: State): Move;
  /** How many animals' spaces are still to be valued, of those that have pawns in hand. */
  readonly unvalued: number;
}

/** Sections with several spaces that all do the same this turn: the leftmost is taken, and a further pawn finds the next about as good. */
const ALIKE: ReadonlySet<number> = new Set([ADAPTATION, ABUNDANCE, WANDERLUST, MIGRATION, DOMINATION]);
/** What a space there is worth beside the one before it. */
const NEXT = 0.9;

/** A planner for the rest of the turn that a position is in. The position is kept, not copied. Actions are tried out by the policy. */
export function plannerFrom(
  root: State,
  weights: WeightList,
  randomInt: RandomInt,
  { temperature, again }: Habits,
  policy: RolloutPolicy,
): Planner {
  const chance = randomChance(randomInt);
  const tables: (Float64Array | undefined)[] = [];
  const moves: Move[] = [];
  const worth: number[] = [];

  /** What each space is worth to an animal, as far as can be said before anyone else has placed. */
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
