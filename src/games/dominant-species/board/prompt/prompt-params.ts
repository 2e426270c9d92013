/** What has been chosen of the action so far, for the words of the question. */
import {
  ANIMALS,
  type AnimalName,
  COMPETITION,
  COMPETITION_TERRAINS,
  ELEMENTS,
  type ElementName,
  FIRST_SPACE,
  MIGRATION,
  MIGRATION_SPECIES,
  SPECIATION,
  SPECIATION_ELEMENTS,
  TERRAINS,
  type TerrainName,
} from '../../rules/components.ts';
import { has } from '../../rules/details.ts';
import { NOTHING, type State, isTile, onTile, terrainOf } from '../../rules/state.ts';
import type { Values } from '../../../../words/message.ts';
import type { Question } from '../../../../table/types.ts';

/** What the open question is about and what has been chosen so far; 'animal', 'tile' or 'element' where the question has no such thing. */
export interface PromptParams extends Values {
  readonly animal: AnimalName | 'animal';
  /** The tile that the question is about, and those that species leave and move to. */
  readonly tile: TerrainName | 'tile';
  readonly from: TerrainName | 'tile';
  readonly to: TerrainName | 'tile';
  readonly element: ElementName | 'element';
  /** Metamorphosis: the element given up. */
  readonly lost: ElementName | 'element';
  /** Mass Exodus: the animal whose species move. */
  readonly moving: AnimalName | 'animal';
  /** The face-up tile that was taken. */
  readonly stack: TerrainName | 'tile';
  /** Species still to move in Migration. */
  readonly speciesLeft: number;
  /** Protections still to choose in Regression. */
  readonly protectionsLeft: number;
  /** The number of the Migration space. */
  readonly of: number;
  /** Species of the asked animal (in Mass Exodus, of the animal that moves) on the tile that they leave. */
  readonly there: number;
  readonly hand: number;
  readonly genePool: number;
  readonly eliminated: number;
  /** The element of the Speciation space. */
  readonly spaceElement: ElementName | 'element';
  /** The terrains of the Competition space that have not been struck yet. */
  readonly terrains: readonly TerrainName[];
  /** Types already protected in Regression. */
  readonly kept: readonly ElementName[];
  readonly keptCount: number;
  /** The animal that Evolution has already replaced. */
  readonly replaced: AnimalName | null;
}

export function promptParams(s: State, { side: animal = NOTHING }: Pick<Question, 'side'>): PromptParams {
  const terrain = (hex: number): PromptParams['tile'] =>
    hex >= 0 && isTile(s, hex) ? TERRAINS[terrainOf(s, hex)]! : 'tile';
  const place = s.space - (FIRST_SPACE[s.phase] ?? 0);
  const mover = s.moving === NOTHING ? animal : s.moving;
  const kept = ELEMENTS.filter((_, element) => has(s.protected, element));
  return {
    animal: ANIMALS[animal] ?? 'animal',
    tile: terrain(s.tile),
    from: terrain(s.from),
    to: terrain(s.to),
    element: ELEMENTS[s.element] ?? 'element',
    lost: ELEMENTS[s.lost] ?? 'element',
    moving: ANIMALS[s.moving] ?? 'animal',
    stack: TERRAINS[s.faceUp[s.stack]!] ?? 'tile',
    speciesLeft: s.speciesLeft,
    protectionsLeft: s.protectionsLeft,
    of: s.phase === MIGRATION ? (MIGRATION_SPECIES[place] ?? 0) : 0,
    there: mover >= 0 && s.from >= 0 ? (s.species[onTile(mover, s.from)] ?? 0) : 0,
    hand: s.hand[animal] ?? 0,
    genePool: s.genePool[animal] ?? 0,
    eliminated: s.eliminated[animal] ?? 0,
    spaceElement: s.phase === SPECIATION ? (ELEMENTS[SPECIATION_ELEMENTS[place] ?? -1] ?? 'element') : 'element',
    terrains:
      s.phase === COMPETITION
        ? (COMPETITION_TERRAINS[place] ?? []).filter((t) => !has(s.struck, t)).map((t) => TERRAINS[t]!)
        : [],
    kept,
    keptCount: kept.length,
    replaced: ANIMALS.find((_, each) => has(s.replaced, each)) ?? null,
  };
}
