/** What follows from a position without being stored in it, in the terms of the notation. */
import { ANIMALS, SPACES } from './components.ts';
import { HEXES, HEX_NAMES } from './earth.ts';
import { dominantOn, isEndangered, matching, survivalHolder, tilesDominated, tundraOccupied } from './matching.ts';
import { spaceName } from './names.ts';
import { placings } from './scoring.ts';
import { NOTHING, type State, inPlay, isTile, speciesOnEarth } from './state.ts';

const animalName = (animal: number): string | null => (animal === NOTHING ? null : ANIMALS[animal]!);

/**
 * By tile: dominance, matching, endangered species and what it would score; the Survival holder; what each animal has of these.
 */
export function derived(s: State) {
  const tiles = Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => isTile(s, hex));
  const animals = ANIMALS.map((_, animal) => animal).filter((animal) => inPlay(s, animal));
  const named = <Value>(value: (animal: number) => Value): Record<string, Value> =>
    Object.fromEntries(animals.map((animal) => [ANIMALS[animal]!, value(animal)]));
  return {
    tiles: Object.fromEntries(
      tiles.map((hex) => [
        HEX_NAMES[hex]!,
        {
          dominant: animalName(dominantOn(s, hex)),
          matching: named((animal) => matching(s, animal, hex)),
          endangered: animals.filter((animal) => isEndangered(s, animal, hex)).map(animalName),
          placings: placings(s, hex).map(({ animal, vps }) => ({ animal: animalName(animal), vps })),
        },
      ]),
    ),
    survival: animalName(survivalHolder(s)),
    tilesDominated: named((animal) => tilesDominated(s, animal)),
    tundraOccupied: named((animal) => tundraOccupied(s, animal)),
  };
}

/** The space being carried out, if there is one, and what every animal has, in initiative order. */
export function summary(s: State): string[] {
  const at = s.space >= 0 && s.space < SPACES && !s.over ? [`space: ${spaceName(s.space)}`] : [];
  return [
    ...at,
    ...s.initiative.map(
      (animal) =>
        `${ANIMALS[animal]!}: ${String(s.vps[animal])} VPs, ${String(speciesOnEarth(s, animal))} species on earth, ` +
        `${String(s.genePool[animal])} in the gene pool, ${String(s.hand[animal])} pawns in hand`,
    ),
  ];
}
