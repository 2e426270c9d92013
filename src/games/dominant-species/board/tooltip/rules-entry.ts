/** The rules' entry on the subject of a tooltip. */
import { ANIMALS, CARDS, ELEMENTS, PHASES, PHASE_OF_SPACE, TERRAINS } from '../../rules/components.ts';
import { NOTHING, type State, terrainOf } from '../../rules/state.ts';
import type { PlaceId } from '../../../../table/types.ts';
import { placeOf } from '../place-ids.ts';
import { entryId } from '../rulebook/Rulebook.tsx';

const COUNTERS: Partial<Record<string, string>> = { vps: 'aim', dominated: 'dominance' };

const KINDS: Partial<Record<string, string>> = {
  vps: COUNTERS.vps,
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

/** What the rules explain of a place or thing; null if nothing. */
function subjectOf(id: PlaceId, s: State): string | null {
  const { kind, which, number } = placeOf(id);
  switch (kind) {
    case 'tile':
      return TERRAINS[terrainOf(s, number)] ?? 'wanderlust';
    case 'corner':
      return ELEMENTS[s.disks[number]!] ?? 'corners';
    case 'element':
    case 'printed':
      return ELEMENTS[number] ?? null;
    case 'elements':
    case 'animal':
      return ANIMALS[number] ?? null;
    case 'section':
    case 'phase':
    case 'free':
    case 'box':
    case 'slides':
      return which;
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

/** The id of the entry on a place or thing; null if there is none. */
export function entryOf(id: PlaceId, s: State): string | null {
  const subject = subjectOf(id, s);
  return subject === null ? null : entryId(subject);
}
