/** Suppression: whose animals can be named, and the symbol of an animal that enters play (rules §5). */
import { NOTHING, Q } from './components.ts';
import { cardBits, cardOf, isEndangered } from './cards.ts';
import type { Effect } from './effect.ts';
import { MoveList, TARGET, valueOf } from './moves.ts';
import { type State, cardsOf } from './state.ts';
import { ask, isProtected, suppress } from './table.ts';

const ANY = NOTHING;

/**
 * Lists the animals that can be suppressed: of a class, or of any; of one owner, or of anyone. The card being played and an
 * animal already named for it are left out.
 */
export function listTargets(s: State, moves: MoveList, ofClass = ANY, owner = ANY): void {
  const { classOf } = cardsOf(s);
  for (let player = 0; player < s.tables.length; player++) {
    if (owner !== ANY && player !== owner) continue;
    const table = s.tables[player]!;
    for (let i = 0; i < table.length; i++) {
      const card = cardOf(table[i]!);
      const itsClass = classOf[card]!;
      if (itsClass === NOTHING || (ofClass !== ANY && itsClass !== ofClass)) continue;
      if (isProtected(s, player)) break;
      if (card !== s.card && card !== s.chosen) moves.add(TARGET | cardBits(card));
    }
  }
}

/** Lists the endangered animals of the active player. */
export function listEndangered(s: State, moves: MoveList, kind: number): void {
  const { classOf } = cardsOf(s);
  for (const piece of s.tables[s.active]!) {
    const card = cardOf(piece);
    if (classOf[card] !== NOTHING && isEndangered(piece)) moves.add(kind | cardBits(card));
  }
}

const list = new MoveList();

/** The targets of a card whose `legal` lists them, in a list that is valid until the next call. */
export function targetsFor(s: State, legal: (s: State, moves: MoveList) => void): MoveList {
  list.length = 0;
  legal(s, list);
  return list;
}

/** An animal with a symbol suppresses one animal of the class. */
export const suppressionSymbol: Effect = {
  carryOut(s, chance) {
    const targets = targetsFor(s, listSymbolTargets);
    if (targets.length > 1) ask(s, Q.target);
    else if (targets.length === 1) suppress(s, chance, valueOf(targets.moves[0]!));
  },
  legal: listSymbolTargets,
  answer(s, move, chance) {
    suppress(s, chance, valueOf(move));
  },
};

function listSymbolTargets(s: State, moves: MoveList): void {
  listTargets(s, moves, cardsOf(s).suppresses[s.card]);
}
