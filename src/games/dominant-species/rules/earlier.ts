/** Migrates states stored by earlier versions: matches that were running when a server was upgraded. */
import { SETUP } from './components.ts';
import { type DetailName, detail } from './details.ts';
import { DETAILS_OF, QUESTIONS, type QuestionName } from './questions.ts';
import { type State, emptyState } from './state.ts';

/** The predecessors of details in old states: registers with another meaning in every question. */
interface Registers {
  tile: number;
  target: number;
  corner: number;
  element: number;
  whose: number;
  left: number;
  mask: number;
  pending: number[];
}

const hasRegisters = (s: State): s is State & Registers => 'pending' in s;
/** All games of earlier versions are full. */
const isEarlier = (s: State): boolean => hasRegisters(s) || !('gameLength' in s);

/** The register that held a detail of a question. */
function registerOf(name: DetailName, question: QuestionName): keyof Registers {
  switch (name) {
    case 'from':
      return question === 'wanderlust count' ? 'target' : 'tile';
    case 'to':
    case 'stack':
      return 'target';
    case 'epicentre':
      return 'tile';
    case 'tile':
      return question === 'catastrophe victim' ? 'target' : 'tile';
    case 'lost':
      return 'element';
    case 'moving':
      return 'whose';
    case 'corner':
    case 'element':
      return name;
    default: {
      const { kind } = detail(name);
      if (kind === 'number') return 'left';
      return kind === 'hexes' || kind === 'number by hex' ? 'pending' : 'mask';
    }
  }
}

/** A state in the current version: itself, or a migrated one. */
export function upToDate(stored: State): State {
  if (!isEarlier(stored)) return stored;
  if (!hasRegisters(stored)) return { ...stored, gameLength: 0 };
  const { tile, target, corner, element, whose, left, mask, pending, ...table } = stored;
  const before: Registers = { tile, target, corner, element, whose, left, mask, pending };
  const players = table.phase === SETUP ? left : Math.max(...table.owner) + 1;
  const s: State = { ...emptyState(), ...table, players };
  const question = QUESTIONS[s.question];
  if (question === undefined) return s;
  const settled = DETAILS_OF[question].map((name) => [name, before[registerOf(name, question)]]);
  return { ...s, ...(Object.fromEntries(settled) as Partial<State>) };
}
