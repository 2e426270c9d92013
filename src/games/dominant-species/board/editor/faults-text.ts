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
import type { Locale } from '../locales/locale.ts';
import type { FaultWords } from './words.ts';

export function faultText(s: State, wrong: Fault, words: FaultWords, names: Locale): string {
  const animal = (i: number): string => names.animals[ANIMALS[i]!].name;
  switch (wrong.fault) {
    case 'disks':
      return words.disks(names.elements[ELEMENTS[wrong.element]!], wrong.count, DISKS_EACH);
    case 'species':
      return words.species(animal(wrong.animal), wrong.count, wrong.all, s.eliminated[wrong.animal]!);
    case 'pawns':
      return words.pawns(animal(wrong.animal), wrong.count, wrong.all);
    case 'elements':
      return words.elements(animal(wrong.animal), ELEMENTS_HELD);
    case 'initiative':
    case 'hibernating':
      return words[wrong.fault](animal(wrong.animal));
    case 'no tile':
      return words['no tile'](placeName(wrong.hex));
    case 'tiles':
      return words.tiles(names.terrains[TERRAINS[wrong.terrain]!], LARGE_TILES[wrong.terrain]!);
    case 'tundra':
      return words.tundra(TUNDRA_TILES);
    case 'face up':
      return words['face up'](CARDS_FACE_UP);
    default:
      return words[wrong.fault]();
  }
}
