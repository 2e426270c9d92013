/** The inconsistencies, in words. */
import {
  ANIMALS,
  CARDS_FACE_UP,
  DISKS_EACH,
  ELEMENTS,
  ELEMENTS_HELD,
  LARGE_TILES,
  TERRAINS,
  TUNDRA_TILES,
} from '../../rules/components.ts';
import type { Fault } from '../../rules/invariants.ts';
import type { State } from '../../rules/state.ts';
import { placeName } from '../places.ts';
import type { Locale } from '../words.ts';
import type { EditorWords } from './words.ts';

export function faultText(s: State, wrong: Fault, words: EditorWords['faults'], names: Locale): string {
  const animal = (i: number): string => names.thing({ thing: ANIMALS[i]! });
  switch (wrong.fault) {
    case 'disks':
      return words.disks({
        element: names.thing({ thing: ELEMENTS[wrong.element]! }),
        count: wrong.count,
        all: DISKS_EACH,
      });
    case 'species':
      return words.species({
        animal: animal(wrong.animal),
        count: wrong.count,
        all: wrong.all,
        eliminated: s.eliminated[wrong.animal]!,
      });
    case 'pawns':
      return words.pawns({ animal: animal(wrong.animal), count: wrong.count, all: wrong.all });
    case 'elements':
      return words.elements({ animal: animal(wrong.animal), most: ELEMENTS_HELD });
    case 'initiative':
    case 'hibernating':
      return words[wrong.fault]({ animal: animal(wrong.animal) });
    case 'no tile':
      return words['no tile']({ at: placeName(wrong.hex) });
    case 'tiles':
      return words.tiles({
        terrain: names.thing({ thing: TERRAINS[wrong.terrain]! }),
        all: LARGE_TILES[wrong.terrain]!,
      });
    case 'tundra':
      return words.tundra({ all: TUNDRA_TILES });
    case 'face up':
      return words['face up']({ most: CARDS_FACE_UP });
    default:
      return words[wrong.fault]();
  }
}
