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
import { QUESTION_RULES, type Decision } from '../../rules/play.ts';
import { type State, isTile, onTile, terrainOf } from '../../rules/state.ts';
import type { RegisterMeaning } from '../../rules/pieces.ts';
import type { PromptParams } from '../locales/locale.ts';

/** The hexes or corners that the open question goes by: what was named before. */
export function namedSoFar(s: State, meaning: RegisterMeaning): number[] {
  const uses = QUESTION_RULES[s.question]?.context ?? {};
  return Object.values(uses).flatMap(([register, as]) => {
    const value = s[register];
    return as === meaning && typeof value === 'number' && value >= 0 ? [value] : [];
  });
}

/** The members of a bit set. */
const inMask = (mask: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => i).filter((i) => ((mask >> i) & 1) === 1);

export function promptParams(s: State, asked: Decision, names: readonly string[]): PromptParams {
  const uses = QUESTION_RULES[s.question]!.context ?? {};
  const means = (register: string, meaning: RegisterMeaning): boolean =>
    Object.values(uses).some(([used, as]) => used === register && as === meaning);
  const terrain = (hex: number): PromptParams['tile'] =>
    hex >= 0 && isTile(s, hex) ? TERRAINS[terrainOf(s, hex)]! : null;
  const place = s.space - (FIRST_SPACE[s.phase] ?? 0);
  const animal = asked.animal;
  // Wanderlust moves species from `target` to `tile`, the others from `tile` to `target`.
  const from = asked.question === 'wanderlust count' ? s.target : s.tile;
  const mover = means('whose', 'animal') ? s.whose : animal;
  return {
    player: names[asked.player] ?? '',
    animal: ANIMALS[animal] ?? null,
    actor: ANIMALS[s.actor] ?? null,
    tile: terrain(s.tile),
    target: means('target', 'hex') ? terrain(s.target) : null,
    element: ELEMENTS[s.element] ?? null,
    whose: ANIMALS[s.whose] ?? null,
    stack: means('target', 'stack') ? (TERRAINS[s.faceUp[s.target]!] ?? null) : null,
    left: s.left,
    of: s.phase === MIGRATION ? (MIGRATION_SPECIES[place] ?? 0) : 0,
    there: mover >= 0 && from >= 0 ? (s.species[onTile(mover, from)] ?? 0) : 0,
    hand: s.hand[animal] ?? 0,
    genePool: s.genePool[animal] ?? 0,
    eliminated: s.eliminated[animal] ?? 0,
    spaceElement: s.phase === SPECIATION ? (ELEMENTS[SPECIATION_ELEMENTS[place] ?? -1] ?? null) : null,
    terrains:
      s.phase === COMPETITION
        ? (COMPETITION_TERRAINS[place] ?? []).filter((t) => ((s.mask >> t) & 1) === 0).map((t) => TERRAINS[t]!)
        : [],
    kept: means('mask', 'elements') ? inMask(s.mask, ELEMENTS.length).map((element) => ELEMENTS[element]!) : [],
    replaced: means('mask', 'animals') ? inMask(s.mask, ANIMALS.length).map((each) => ANIMALS[each]!) : [],
  };
}
