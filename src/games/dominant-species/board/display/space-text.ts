/** What a space of the action display is, in words. */
import {
  COMPETITION_TERRAINS,
  ELEMENTS,
  MIGRATION_SPECIES,
  SPACES_OF,
  SPECIATION_ELEMENTS,
  type SectionName,
  TERRAINS,
} from '../../rules/components.ts';
import type { Locale } from '../words.ts';

/** What is printed on a space, in words. */
export function spaceText(words: Locale, section: SectionName, phase: number, place: number): string {
  const { space } = words.display;
  switch (section) {
    case 'glaciation':
      return space.glaciation({ acts: place === 0 });
    case 'speciation':
      return space.speciation({ element: ELEMENTS[SPECIATION_ELEMENTS[place]!]! });
    case 'migration':
      return space.migration({ species: MIGRATION_SPECIES[place]! });
    case 'competition':
      return space.competition({ terrains: COMPETITION_TERRAINS[place]!.map((terrain) => TERRAINS[terrain]!) });
    default:
      return space.plain({ place: place + 1, of: SPACES_OF[phase]! });
  }
}
