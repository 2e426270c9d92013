/** A turn: begin, move, carry out the square (rules §4). */
import { BEGIN, MOVE } from './components.ts';
import type { GameChance } from './events.ts';
import { type Move, ROLL, TO_MOVE, adaptCards, adaptDomain, kindOf, moveOf, valueOf } from './moves.ts';
import { listStops, walk } from './movement.ts';
import { convert, listConversions } from './mutation.ts';
import type { Question } from './question.ts';
import { SQUARE_RULES } from './squares/index.ts';
import { type State, tables } from './state.ts';

/** Begins the turn of the next player clockwise. */
export function beginTurn(s: State, chance: GameChance): void {
  s.current = (s.current + 1) % s.players;
  s.asked = s.current;
  s.rolled = 0;
  s.turn++;
  s.question = BEGIN;
  chance.emit?.({ event: 'turn', player: s.current, turn: s.turn });
}

const stops: number[] = [];

/** Uses mutation cards, or rolls. */
export const beginQuestion: Question = {
  legal(s, moves) {
    moves.add(moveOf(ROLL));
    listConversions(s, s.asked, moves);
  },

  answer(s, move: Move, chance) {
    if (kindOf(move) === ROLL) {
      s.rolled = chance.draw('time', tables(s).timeDie);
      chance.emit?.({ event: 'rolled', player: s.asked, rolled: s.rolled });
      listStops(s, s.asked, s.rolled, stops);
      if (stops.length > 1) s.question = MOVE;
      else end(s, stops[0]!, chance);
    } else {
      convert(s, s.asked, adaptDomain(move), adaptCards(move), chance);
      s.question = BEGIN;
    }
  },
};

/** The squares where the move may end. */
export const moveQuestion: Question = {
  legal(s, moves) {
    listStops(s, s.asked, s.rolled, stops);
    for (let i = 0; i < stops.length; i++) moves.add(moveOf(TO_MOVE, stops[i]));
  },

  answer(s, move, chance) {
    end(s, valueOf(move), chance);
  },
};

/** Ends the move on a square and carries it out. */
function end(s: State, square: number, chance: GameChance): void {
  walk(s, s.asked, square, chance);
  // A card may jump to another square.
  while (SQUARE_RULES[tables(s).squareKind[s.counter[s.asked]!]!]!.land(s, chance));
}
