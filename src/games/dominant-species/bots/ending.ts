/**
 * The last turn's end, worked out to the last answer: when few answers are left and nothing more is drawn, what each player's best answers lead
 * to is no matter of opinion. Every player is taken to play for the best end for themselves.
 */
import { ANIMALS, DOMINATION, ICE_AGE, RESET } from '../rules/components.ts';
import type { Chance } from '../rules/chance.ts';
import { randomChance } from '../../../kit/chance.ts';
import { rng } from '../../../kit/rng.ts';
import type { Move } from '../rules/moves.ts';
import { legalMoves, play } from '../rules/play.ts';
import { type PackedState, copyInto, packed } from '../rules/packed.ts';
import { IN_DECK, type State } from '../rules/state.ts';
import { worthOf } from './outlook.ts';
import { NETWORK } from './value-network.ts';

/** What one answer leads to. */
export interface Ending {
  readonly move: Move;
  /** What the end is worth to every player, by seat (outlook.ts). */
  readonly worth: Float64Array;
  /** Every animal's final VPs; if the game goes on, those to be expected. */
  readonly vps: Float64Array;
  readonly isOver: boolean;
}

/** Thrown to give up: too many positions, or something is drawn. */
class TooMuch extends Error {}

/** Whether the game may end this turn and no more than Domination and the Reset are left of it. */
const isEnding = (s: State): boolean => !s.over && s.phase >= DOMINATION && s.cards[ICE_AGE] !== IN_DECK;

/** Of the turn that follows if nobody takes Ice Age one deal is as good as another. */
const NEXT_TURN = 1;

/**
 * Where each answer leads if all play their best from then on, the best first; null if that would take more than so many positions, or if
 * chance still has a say in this turn. Should the game go on, the value network says what the next turn's start is worth.
 */
export function endings(root: State, most: number, network = NETWORK): Ending[] | null {
  if (!isEnding(root)) return null;
  let positions = 0;
  const from = packed(root);
  /** The position after so many answers. */
  const states: PackedState[] = [];
  let at: State = from;
  const inReset = randomChance(rng(NEXT_TURN));
  const chance: Chance = {
    draw(kind, weights) {
      if (at.phase !== RESET) throw new TooMuch(`what ${kind} comes is not known`);
      return inReset.draw(kind, weights);
    },
  };

  function after(s: State, move: Move, depth: number): Ending {
    if (++positions > most) throw new TooMuch('too many positions');
    const next = (states[depth] ??= packed(s));
    copyInto(s, next);
    at = next;
    play(next, move, chance);
    if (!next.over && next.turn === root.turn) return { ...best(next, depth + 1), move };
    const vps = Float64Array.from(next.vps);
    if (!next.over) network.predict(next, vps);
    const worth = new Float64Array(ANIMALS.length);
    worthOf(next, vps, worth);
    return { move, worth, vps, isOver: next.over };
  }

  function best(s: State, depth: number): Ending {
    const player = s.owner[s.asked]!;
    let found: Ending | undefined;
    for (const move of legalMoves(s)) {
      const ending = after(s, move, depth);
      if (!found || ending.worth[player]! > found.worth[player]!) found = ending;
    }
    return found!;
  }

  try {
    const player = root.owner[root.asked]!;
    return legalMoves(root)
      .map((move) => after(from, move, 0))
      .sort((a, b) => b.worth[player]! - a.worth[player]!);
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}
