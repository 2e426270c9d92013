/** What has been chosen of the action so far, for the words of the question. */
import {
  ANIMALS,
  COMPETITION,
  COMPETITION_TERRAINS,
  ELEMENTS,
  FIRST_SPACE,
  MIGRATION,
  MIGRATION_SPECIES,
  SPECIATION,
  SPECIATION_ELEMENTS,
  TERRAINS,
} from '../../rules/components.ts';
import { has } from '../../rules/details.ts';
import { NOTHING, type State, isTile, onTile, terrainOf } from '../../rules/state.ts';
import type { Question } from '../../../../table/types.ts';
import type { PromptParams } from '../locales/words/questions.ts';

export function promptParams(
  s: State,
  { seat, side: animal = NOTHING }: Pick<Question, 'seat' | 'side'>,
  names: readonly string[],
): PromptParams {
  const terrain = (hex: number): PromptParams['tile'] =>
    hex >= 0 && isTile(s, hex) ? TERRAINS[terrainOf(s, hex)]! : null;
  const place = s.space - (FIRST_SPACE[s.phase] ?? 0);
  const mover = s.moving === NOTHING ? animal : s.moving;
  return {
    player: names[seat] ?? '',
    animal: ANIMALS[animal] ?? null,
    actor: ANIMALS[s.actor] ?? null,
    tile: terrain(s.tile),
    from: terrain(s.from),
    to: terrain(s.to),
    element: ELEMENTS[s.element] ?? null,
    lost: ELEMENTS[s.lost] ?? null,
    moving: ANIMALS[s.moving] ?? null,
    stack: TERRAINS[s.faceUp[s.stack]!] ?? null,
    speciesLeft: s.speciesLeft,
    protectionsLeft: s.protectionsLeft,
    of: s.phase === MIGRATION ? (MIGRATION_SPECIES[place] ?? 0) : 0,
    there: mover >= 0 && s.from >= 0 ? (s.species[onTile(mover, s.from)] ?? 0) : 0,
    hand: s.hand[animal] ?? 0,
    genePool: s.genePool[animal] ?? 0,
    eliminated: s.eliminated[animal] ?? 0,
    spaceElement: s.phase === SPECIATION ? (ELEMENTS[SPECIATION_ELEMENTS[place] ?? -1] ?? null) : null,
    terrains:
      s.phase === COMPETITION
        ? (COMPETITION_TERRAINS[place] ?? []).filter((t) => !has(s.struck, t)).map((t) => TERRAINS[t]!)
        : [],
    kept: ELEMENTS.filter((_, element) => has(s.protected, element)),
    replaced: ANIMALS.filter((_, each) => has(s.replaced, each)),
  };
}
