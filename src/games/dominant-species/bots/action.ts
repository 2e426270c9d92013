/**
 * Search to the end of an action: the small answers of one action belong together (a tile, then how many), so an answer is worth
 * what the best following answers make of it.
 *
 * Actions made of similar steps (move some species, then some more) are not searched to the end: after each step the position is
 * evaluated as if the player stopped there. That keeps the number of positions in the hundreds.
 */
import { PLANNING, SETUP } from '../rules/components.ts';
import type { Chance } from '../rules/chance.ts';
import { COUNT, DONE, FORFEIT, type Move, kindOf } from '../rules/moves.ts';
import { QUESTION_RULES, listMoves } from '../rules/play.ts';
import { NONE, Q, type QuestionName } from '../rules/questions.ts';
import { packed } from '../rules/packed.ts';
import type { State } from '../rules/state.ts';
import { MoveList } from '../rules/pieces.ts';
import { type WeightList, evaluate } from './evaluation.ts';

/** Questions that begin a step: the position before them is complete enough to be evaluated. */
const STEPS: ReadonlySet<number> = new Set(
  (
    [
      'regression element',
      'speciation tile',
      'wanderlust from',
      'migration from',
      'competition tile',
      'domination card',
      'extinction tile',
      'catastrophe victim',
      'biomass animal',
      'evolution tile',
      'fecundity tile',
      'mass exodus to',
      'predator animal',
      'instinct space',
    ] satisfies QuestionName[]
  ).map((name) => Q[name]),
);

/** The maximum number of positions for one answer. */
const NODES = 1500;

const COUNT_KIND = kindOf(COUNT);
const COUNT_OF_MANY = 4;

/** How a context values positions. */
export interface EvalContext {
  readonly player: number;
  readonly weights: WeightList;
  readonly chance: Chance;
}

const single = new MoveList();

/** Carries out an answer and whatever follows without a choice, but not beyond the end of the action. */
export function answerWithin(s: State, move: Move, chance: Chance): void {
  let next = move;
  for (;;) {
    const question = QUESTION_RULES[s.question]!;
    s.question = NONE;
    question.answer(s, next, chance);
    if (s.over || s.question === NONE) return;
    listMoves(s, single);
    if (single.length > 1) return;
    next = single.moves[0]!;
  }
}

/** Whether the open question of the action is the player's. */
export const isOwn = (s: State, player: number): boolean =>
  s.question !== NONE && s.phase !== PLANNING && s.phase !== SETUP && s.owner[s.asked] === player;

/** One list of moves for each depth. */
const lists: MoveList[] = Array.from({ length: 8 }, () => new MoveList());
let nodes = 0;
/** The end of the best line that `look` found last. */
let leaf: State | null = null;

/** The value of a position inside an action after the player's best answers up to the next step. */
function look(s: State, context: EvalContext, depth: number): number {
  if (!isOwn(s, context.player) || STEPS.has(s.question) || depth >= lists.length) {
    nodes++;
    leaf = s;
    return evaluate(s, context.player, context.weights);
  }
  const moves = lists[depth]!;
  listMoves(s, moves);
  if (s.question === Q['wanderlust hex']) narrow(s, moves, context);
  let best = -Infinity;
  let bestLeaf: State | null = null;
  for (let i = 0; i < moves.length; i++) {
    if (isSkipped(moves, i)) continue;
    const after = packed(s);
    answerWithin(after, moves.moves[i]!, context.chance);
    const value = look(after, context, depth + 1);
    if (value > best) {
      best = value;
      bestLeaf = leaf;
    }
    if (nodes > NODES) break;
  }
  leaf = bestLeaf;
  return best;
}

/** The number of hexes searched in full for a Wanderlust tile. */
const MAX_HEXES = 2;

/** Keeps only the best hexes for a tile in the list, by their value before an element is put there. */
function narrow(s: State, moves: MoveList, context: EvalContext): void {
  const kept: { move: Move; value: number }[] = [];
  for (let i = 0; i < moves.length; i++) {
    const after = packed(s);
    answerWithin(after, moves.moves[i]!, context.chance);
    if (after.question === Q['wanderlust element']) answerWithin(after, DONE, context.chance);
    kept.push({ move: moves.moves[i]!, value: evaluate(after, context.player, context.weights) });
  }
  kept.sort((a, b) => b.value - a.value);
  moves.length = 0;
  for (const { move } of kept.slice(0, MAX_HEXES)) moves.add(move);
}

/** Of a long range of counts, only the smallest, the middle and the largest are tried inside an action. */
function isSkipped(moves: MoveList, i: number): boolean {
  if (moves.length < COUNT_OF_MANY || kindOf(moves.moves[i]!) !== COUNT_KIND) return false;
  return i !== 0 && i !== moves.length - 1 && i !== moves.length >> 1;
}

/** The value of a position inside an action up to the next step. */
export function valueOfStep(s: State, context: EvalContext): number {
  nodes = 0;
  return look(s, context, 0);
}

/** Answers that change nothing by themselves: they are worth what all following steps gain. */
const OPENINGS: ReadonlySet<number> = new Set([Q['speciation corner'], Q['mass exodus tile']]);
const MAX_STEPS = 24;

/**
 * Plays the player's best answers, step by step, to the end of the action; returns the position there. A Dominance card is not
 * taken: the evaluation has a term for it.
 */
export function settle(from: State, context: EvalContext): State {
  let s = from;
  const list = new MoveList();
  for (let step = 0; step < MAX_STEPS && isOwn(s, context.player) && s.question !== Q['domination card']; step++) {
    listMoves(s, list);
    let best = -Infinity;
    let bestLeaf: State = s;
    let stopped = false;
    for (let i = list.length - 1; i >= 0; i--) {
      if (isSkipped(list, i)) continue;
      const move = list.moves[i]!;
      const after = packed(s);
      answerWithin(after, move, context.chance);
      const value = OPENINGS.has(s.question) ? valueOfRest(after, context) : valueOfStep(after, context);
      // Stopping comes last in the list, so it comes first here: a step must gain something.
      if (value > best + 1e-9) {
        best = value;
        bestLeaf = leaf!;
        stopped = move === DONE || move === FORFEIT;
      }
    }
    s = bestLeaf;
    if (stopped) break;
  }
  return s;
}

/** The value of a position inside an action after the player's best answers to its end. */
export function valueOfRest(s: State, context: EvalContext): number {
  leaf = settle(s, context);
  return evaluate(leaf, context.player, context.weights);
}

/** Whether a position is at the start of a step that an earlier answer of another kind led to. */
export const isBeforeOtherStep = (s: State, question: number): boolean =>
  s.question !== NONE && STEPS.has(s.question) && s.question !== question && s.question !== Q['domination card'];
