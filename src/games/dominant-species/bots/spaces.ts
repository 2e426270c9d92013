/**
 * The value of a pawn on each space of the action display.
 *
 * The turn is carried out once on a copy, with only the animal's own pawns and greedy answers. For each vacant space the action
 * is tried at its place in the order: the space is worth what it gains. A pawn on Domination therefore counts the species that
 * Speciation is about to add, and a second one on Domination the second-best tile.
 */
import {
  ABUNDANCE,
  ADAPTATION,
  ARACHNID,
  COMPETITION,
  DOMINATION,
  FIRST_SPACE,
  GLACIATION,
  INITIATIVE,
  INSECT,
  MIGRATION,
  REGRESSION,
  SPACES,
  SPACES_OF,
  SPECIATION,
  WANDERLUST,
  WASTELAND,
} from '../rules/components.ts';
import { DONE } from '../rules/moves.ts';
import { listMoves } from '../rules/play.ts';
import { NONE, Q } from '../rules/questions.ts';
import { SECTION_RULES } from '../rules/sections/index.ts';
import { packed } from '../rules/packed.ts';
import { NOTHING, type State, clearDetails } from '../rules/state.ts';
import { MoveList } from '../rules/pieces.ts';
import { type EvalContext, answerWithin, isOwn, settle } from './action.ts';
import { evaluate } from './evaluation.ts';
import type { RolloutPolicy } from './rollout-policy.ts';

/** The share of its value that an action keeps for each pawn of others that acts before it in its section. */
const BEHIND: Readonly<Partial<Record<number, number>>> = {
  [ADAPTATION]: 0.85,
  [ABUNDANCE]: 0.85,
  [WANDERLUST]: 0.8,
  [DOMINATION]: 0.95,
};
/** The share of its value that an action keeps if it waits for the next turn. */
const WAITING = 0.4;
/** Sections whose vacant spaces do the same: only the leftmost, the first to act, is considered. */
const ALIKE: ReadonlySet<number> = new Set([
  ADAPTATION,
  REGRESSION,
  ABUNDANCE,
  GLACIATION,
  WANDERLUST,
  MIGRATION,
  DOMINATION,
]);

/** How spaces are valued. */
export interface SpaceContext extends EvalContext {
  /** A policy that answers for the player instead of a full search of the actions: some ten times faster. */
  readonly policy?: Pick<RolloutPolicy, 'answer' | 'forget'> | undefined;
  /**
   * Ends an action where another player must choose what happens to them (Immigrants, Disease), so that this choice is not
   * attributed to the player.
   */
  readonly endsAtOthers?: boolean;
}

/** The value of each space in VPs, by space; NaN where a pawn stands or the space is not considered. */
export function spaceValues(s: State, animal: number, context: SpaceContext): Float64Array {
  const values = new Float64Array(SPACES).fill(NaN);
  let sim: State = packed(s);
  sim.question = NONE;
  const begun = s.phase >= INITIATIVE ? s.space : NOTHING;
  for (let phase = ADAPTATION; phase <= DOMINATION; phase++) {
    const end = FIRST_SPACE[phase]! + SPACES_OF[phase]!;
    if (end - 1 > begun) sim = section(sim, animal, phase, Math.max(begun + 1, FIRST_SPACE[phase]!), values, context);
  }
  if (begun > NOTHING) {
    // Spaces already passed act next turn: about as they would now.
    const now = packed(s);
    now.question = NONE;
    const later = new Float64Array(SPACES).fill(NaN);
    for (let phase = ADAPTATION; phase <= DOMINATION && FIRST_SPACE[phase]! <= begun; phase++) {
      section(now, animal, phase, FIRST_SPACE[phase]!, later, context);
    }
    for (let space = 0; space <= begun; space++)
      if (s.display[space] === NOTHING) values[space] = later[space]! * WAITING;
  }
  return values;
}

/** Prepares a copy for the action on a space. */
function start(s: State, phase: number, space: number, animal: number): State {
  const after = packed(s);
  clearDetails(after);
  after.phase = phase;
  after.space = space;
  after.actor = animal;
  after.question = NONE;
  after.card = NOTHING;
  return after;
}

/** The position after the action on a space, by greedy answers. */
export function afterAction(s: State, phase: number, space: number, animal: number, context: SpaceContext): State {
  const after = start(s, phase, space, animal);
  if (after.display[space] === animal) {
    after.display[space] = NOTHING;
    after.hand[animal]!++;
  }
  SECTION_RULES[phase]!.act?.(after, context.chance);
  return finish(after, context);
}

/** The maximum number of others' questions that are skipped in one action. */
const PASSES = 12;

/**
 * Plays the player's answers to the end of an action. Other players give the last answer in their list, which is usually "done".
 */
export function finish(s: State, context: SpaceContext): State {
  context.policy?.forget();
  let end = settleBy(s, context);
  for (let i = 0; i < PASSES && end.question !== NONE && !isOwn(end, context.player); i++) {
    if (end.question === Q['domination card']) break;
    listMoves(end, moves);
    const last = moves.moves[moves.length - 1]!;
    if (context.endsAtOthers === true && last !== DONE) break;
    answerWithin(end, last, context.chance);
    end = settleBy(end, context);
  }
  return end;
}

/** The maximum number of answers of the policy in one action. */
const ANSWERS = 24;

/**
 * The position after the player's answers up to another player's question, or to taking a card. With a policy the given state
 * itself is changed.
 */
function settleBy(s: State, context: SpaceContext): State {
  const { policy, player, chance } = context;
  if (!policy) return settle(s, context);
  for (let i = 0; i < ANSWERS && isOwn(s, player) && s.question !== Q['domination card']; i++) {
    answerWithin(s, policy.answer(s), chance);
  }
  return s;
}

const moves = new MoveList();

/** A section's own events, with greedy answers of the player. */
function afterEvent(s: State, phase: number, event: 'before' | 'after', context: SpaceContext): State {
  const space = event === 'before' ? FIRST_SPACE[phase]! - 1 : FIRST_SPACE[phase]! + SPACES_OF[phase]!;
  const after = start(s, phase, space, NOTHING);
  SECTION_RULES[phase]![event]?.(after, context.chance);
  return finish(after, context);
}

/** Values the vacant spaces of a section from `from` on; returns the position after the section with the animal's own pawns. */
function section(
  s: State,
  animal: number,
  phase: number,
  from: number,
  values: Float64Array,
  context: SpaceContext,
): State {
  let sim = s;
  const first = FIRST_SPACE[phase]!;
  const end = first + SPACES_OF[phase]!;
  if (phase === REGRESSION || phase === WASTELAND) {
    const event = phase === REGRESSION ? 'before' : 'after';
    const without = afterEvent(sim, phase, event, context);
    const vacant = sim.display.indexOf(NOTHING, from);
    if (vacant >= from && vacant < end) {
      const helped = phase === REGRESSION ? packed(sim) : afterAction(sim, phase, vacant, animal, context);
      if (phase === REGRESSION) helped.display[vacant] = animal;
      values[vacant] = gain(without, afterEvent(helped, phase, event, context), context);
    }
    if (phase === WASTELAND && sim.display[first] === animal) {
      return afterEvent(afterAction(sim, phase, first, animal, context), phase, event, context);
    }
    return without;
  }
  if (phase === COMPETITION && animal === ARACHNID && from === first) sim = afterEvent(sim, phase, 'before', context);
  let ahead = 0;
  let thought = false;
  for (let space = from; space < end; space++) {
    const pawn = sim.display[space]!;
    if (pawn === NOTHING && !(thought && ALIKE.has(phase))) {
      thought = true;
      const before = start(sim, phase, space, animal);
      let value = gain(before, afterAction(sim, phase, space, animal, context), context);
      value *= (BEHIND[phase] ?? 1) ** ahead;
      if (phase === GLACIATION && space > first) value *= WAITING;
      values[space] = value;
    } else if (pawn === animal) {
      if (phase !== GLACIATION || space === first) sim = afterAction(sim, phase, space, animal, context);
    } else if (pawn !== NOTHING) {
      ahead++;
    }
  }
  if (phase === SPECIATION && animal === INSECT) sim = afterEvent(sim, phase, 'after', context);
  return sim;
}

const gain = (before: State, after: State, context: EvalContext): number =>
  evaluate(after, context.player, context.weights) - evaluate(before, context.player, context.weights);

/** The value of a place further left on the track, in VPs, beyond the evaluation's. */
const FIRST_PICK = 0.3;
/** The share of the value of a space that can only be chosen after everyone has planned. */
const LAST_PICK = 0.7;

/**
 * The value of the Initiative space: a place on the track, and a space chosen when all others have planned: about the best of
 * those that the animal will not get to before.
 */
export function initiativeValue(s: State, animal: number, values: Float64Array, context: SpaceContext): number {
  const place = s.initiative.indexOf(animal);
  const rest = Array.from(values)
    .filter((value) => value > 0)
    .sort((a, b) => b - a);
  const later = rest[s.hand[animal]! - 1] ?? 0;
  let up = 0;
  if (place > 0) {
    const after = packed(s);
    after.initiative[place] = after.initiative[place - 1]!;
    after.initiative[place - 1] = animal;
    up = gain(s, after, context) + FIRST_PICK;
  }
  return up + later * LAST_PICK;
}
