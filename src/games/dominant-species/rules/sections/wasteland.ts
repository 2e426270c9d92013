/** Wasteland: elements of the types in the box vanish from the tundra (rules §4.5). */
import { WASTELAND_BOX } from '../components.ts';
import { CORNERS, HEXES_AT } from '../earth.ts';
import { FORFEIT, valueOf } from '../moves.ts';
import { has } from '../details.ts';
import { Q } from '../questions.ts';
import { NOTHING, type Table, inBox } from '../state.ts';
import { ask, listBox, removeDisk, typesIn } from '../pieces.ts';
import type { Section } from './section.ts';

function isByTundra(s: Table, corner: number): boolean {
  const hexes = HEXES_AT[corner]!;
  for (let i = 0; i < hexes.length; i++) if (s.tundra[hexes[i]!] === 1) return true;
  return false;
}

/** Whether the element on a corner would be removed if Wasteland happened now. */
export function isWasted(s: Table, corner: number): boolean {
  const element = s.disks[corner]!;
  if (element === NOTHING || s.boxes[inBox(WASTELAND_BOX, element)] === 0) return false;
  return isByTundra(s, corner);
}

export const wasteland: Section = {
  act(s) {
    ask(s, Q['wasteland element'], s.actor);
  },

  after(s, chance) {
    const types = typesIn(s, WASTELAND_BOX);
    if (types === 0) return;
    for (let corner = 0; corner < CORNERS; corner++) {
      if (has(types, s.disks[corner]!) && isByTundra(s, corner)) removeDisk(s, chance, corner);
    }
  },

  questions: {
    'wasteland element': {
      legal(s, moves) {
        listBox(s, WASTELAND_BOX, moves);
        moves.add(FORFEIT);
      },
      answer(s, move, chance) {
        if (move === FORFEIT) return;
        s.boxes[inBox(WASTELAND_BOX, valueOf(move))]!--;
        s.bag[valueOf(move)]!++;
        chance.emit?.({ event: 'element returned', box: WASTELAND_BOX, element: valueOf(move) });
      },
    },
  },
};
