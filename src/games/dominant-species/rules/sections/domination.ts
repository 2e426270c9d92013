/** Domination: score a tile; the animal that dominates it takes a card (rules §4.12). */
import { CARDS } from '../components.ts';
import { CARD_EFFECTS } from '../cards/index.ts';
import { dominantOn } from '../matching.ts';
import { CARD, FORFEIT, valueOf } from '../moves.ts';
import { Q } from '../questions.ts';
import { scoreTile } from '../scoring.ts';
import { FACE_UP, NOTHING, TAKEN, type Table } from '../state.ts';
import { ask, listOccupied } from '../pieces.ts';
import type { Section } from './section.ts';

function hasCardFaceUp(s: Table): boolean {
  for (let card = 0; card < CARDS.length; card++) if (s.cards[card] === FACE_UP) return true;
  return false;
}

export const domination: Section = {
  act(s) {
    ask(s, Q['domination tile'], s.actor);
  },

  questions: {
    'domination tile': {
      legal(s, moves) {
        listOccupied(s, moves, s.dominated);
        moves.add(FORFEIT);
      },
      answer(s, move, chance) {
        if (move === FORFEIT) return;
        s.tile = valueOf(move);
        s.dominated[s.tile] = 1;
        scoreTile(s, chance, s.tile, 'domination');
        const dominant = dominantOn(s, s.tile);
        if (dominant === NOTHING || !hasCardFaceUp(s)) return;
        s.actor = dominant;
        ask(s, Q['domination card'], dominant);
      },
    },

    'domination card': {
      legal(s, moves) {
        for (let card = 0; card < CARDS.length; card++) if (s.cards[card] === FACE_UP) moves.add(CARD + card);
      },
      answer(s, move, chance) {
        s.card = valueOf(move);
        s.cards[s.card] = TAKEN;
        chance.emit?.({ event: 'card', animal: s.actor, card: s.card });
        const scored = s.tile;
        s.tile = NOTHING;
        CARD_EFFECTS[s.card]!.carryOut(s, chance, scored);
      },
    },
  },
};
