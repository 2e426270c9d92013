/** The rules' entry on the subject of a tooltip. */
import { ANIMALS, CARDS, ELEMENTS, PHASES, PHASE_OF_SPACE, type PhaseName, TERRAINS } from '../../rules/components.ts';
import { NOTHING, type State, terrainOf } from '../../rules/state.ts';
import type { EntryName } from '../locales/rules-text.ts';

const COUNTERS: Partial<Record<string, EntryName>> = { vps: 'aim', dominated: 'dominance' };

const KINDS: Partial<Record<string, EntryName>> = {
  place: 'wanderlust',
  room: 'bag',
  tundra: 'tundra',
  bag: 'bag',
  survival: 'survival',
  initiative: 'initiative order',
  foodChain: 'food chain',
  deck: 'deck',
  endangered: 'endangered',
  wasteland: 'wasteland',
};

/** The entry for a key of `tooltips.ts`; null if there is none. */
export function entryOf(key: string, s: State): EntryName | null {
  const [kind = '', which = ''] = key.split(':');
  const number = Number(which);
  switch (kind) {
    case 'tile':
      return TERRAINS[terrainOf(s, number)] ?? null;
    case 'corner':
      return ELEMENTS[s.disks[number]!] ?? 'corners';
    case 'element':
    case 'printed':
      return ELEMENTS[number] ?? null;
    case 'animal':
      return ANIMALS[number] ?? null;
    case 'section':
    case 'phase':
    case 'free':
    case 'box':
    case 'slides':
      return which as PhaseName;
    case 'space':
      return PHASES[PHASE_OF_SPACE[number]!]!;
    case 'stack':
      return s.faceUp[number] === NOTHING ? 'stacks' : TERRAINS[s.faceUp[number]!]!;
    case 'counter':
      return COUNTERS[which] ?? 'pieces';
    case 'card':
      return CARDS[number] ?? null;
    default:
      return KINDS[kind] ?? null;
  }
}
