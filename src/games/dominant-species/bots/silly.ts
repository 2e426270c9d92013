/** Moves that no person of some sense makes in Dominant Species. */
import type { Silly } from '../../../kit/bots/silly.ts';
import {
  ABUNDANCE,
  ABUNDANCE_BOX,
  ADAPTATION,
  ADAPTATION_BOX,
  ELEMENTS,
  FIRST_SPACE,
  PHASE_OF_SPACE,
  REGRESSION,
  SPACES_OF,
  SPECIATION,
  WASTELAND,
  WASTELAND_BOX,
} from '../rules/components.ts';
import { CORNERS, HEXES_AT } from '../rules/earth.ts';
import { ELEMENT, FORFEIT, type Move, SPACE, kindOf, valueOf } from '../rules/moves.ts';
import { hasRoom, hasVacantCorner, holding, occupies } from '../rules/pieces.ts';
import { Q } from '../rules/questions.ts';
import { isThreatened, protections } from '../rules/sections/regression.ts';
import { isWasted } from '../rules/sections/wasteland.ts';
import { NOTHING, type State, inBox } from '../rules/state.ts';
import { isPlacing } from './planning.ts';

/** Elements in a box that the pawns already in its section leave. */
function leftIn(s: State, box: number, phase: number): number {
  let left = 0;
  for (let element = 0; element < ELEMENTS.length; element++) left += s.boxes[inBox(box, element)]!;
  for (let i = 0; i < SPACES_OF[phase]!; i++) if (s.display[FIRST_SPACE[phase]! + i] !== NOTHING) left--;
  return left;
}

/** Whether taking an element from the Wasteland box leaves one on earth that a player's animal there lives on. */
function isSavedBy(s: State, element: number, player: number): boolean {
  if (s.boxes[inBox(WASTELAND_BOX, element)] !== 1) return false;
  for (let corner = 0; corner < CORNERS; corner++) {
    if (s.disks[corner] !== element || !isWasted(s, corner)) continue;
    for (const hex of HEXES_AT[corner]!) {
      for (let animal = 0; animal < s.owner.length; animal++) {
        if (s.owner[animal] === player && occupies(s, animal, hex) && holding(s, animal, element) > 0) return true;
      }
    }
  }
  return false;
}

const savesAnybody = (s: State): boolean => ELEMENTS.some((_, element) => isSavedBy(s, element, s.owner[s.asked]!));

/** Whether an animal's action on a space can do nothing, as earth and display stand. */
function doesNothing(s: State, space: number): boolean {
  const phase = PHASE_OF_SPACE[space]!;
  switch (phase) {
    case ADAPTATION:
      return !hasRoom(s, s.asked) || leftIn(s, ADAPTATION_BOX, ADAPTATION) <= 0;
    case REGRESSION:
      return ELEMENTS.filter((_, element) => isThreatened(s, s.asked, element)).length <= protections(s, s.asked);
    case ABUNDANCE:
      return !hasVacantCorner(s) || leftIn(s, ABUNDANCE_BOX, ABUNDANCE) <= 0;
    case SPECIATION:
      return s.genePool[s.asked] === 0;
    default:
      return false;
  }
}

const isSpace = (s: State, move: Move): boolean => isPlacing(s) && kindOf(move) === kindOf(SPACE);
const phaseOf = (move: Move): number => PHASE_OF_SPACE[valueOf(move)]!;

export const SILLY: readonly Silly<State, Move>[] = [
  {
    name: 'a pawn where it can do nothing',
    is: (s, move) => isSpace(s, move) && phaseOf(move) !== SPECIATION && doesNothing(s, valueOf(move)),
  },
  {
    name: 'a pawn on Speciation with an empty gene pool',
    is: (s, move) => isSpace(s, move) && phaseOf(move) === SPECIATION && doesNothing(s, valueOf(move)),
  },
  {
    name: 'a pawn on Wasteland that saves nobody',
    is: (s, move) => isSpace(s, move) && phaseOf(move) === WASTELAND && !savesAnybody(s),
  },
  {
    name: 'a Wasteland that saves nobody, though it could',
    is: (s, move) =>
      s.question === Q['wasteland element'] &&
      kindOf(move) === kindOf(ELEMENT) &&
      !isSavedBy(s, valueOf(move), s.owner[s.asked]!) &&
      savesAnybody(s),
  },
  { name: 'forfeiting an element', is: (s, move) => s.question === Q['adaptation element'] && move === FORFEIT },
];
