/** Who lives on a tile, and how well. */
import { ANIMALS } from '../../rules/components.ts';
import { dominantOn, isEndangered, matching } from '../../rules/matching.ts';
import { placings } from '../../rules/scoring.ts';
import { type State, onTile } from '../../rules/state.ts';
import type { Inhabitant } from '../phrases.ts';

/** The animals on a tile in food chain order. */
export function inhabitants(s: State, hex: number): Inhabitant[] {
  const scores = placings(s, hex);
  const dominant = dominantOn(s, hex);
  return ANIMALS.flatMap((name, animal) => {
    const count = s.species[onTile(animal, hex)]!;
    if (count === 0) return [];
    return [
      {
        animal: name,
        count,
        matching: matching(s, animal, hex),
        dominant: dominant === animal,
        endangered: isEndangered(s, animal, hex),
        hibernating: s.hibernating[onTile(animal, hex)]!,
        vps: scores.find((placing) => placing.animal === animal)?.vps ?? 0,
      },
    ];
  });
}
