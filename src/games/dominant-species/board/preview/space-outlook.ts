/** What a pawn on a space of the action display would find to do on the current table. */
import {
  ANIMALS,
  type AnimalName,
  BOXES,
  ELEMENTS,
  type ElementName,
  PHASES,
  PHASE_OF_SPACE,
  FIRST_SPACE,
  SPECIATION,
  SPECIATION_ELEMENTS,
  SPECIATION_LIMIT,
  type SectionName,
  TERRAINS,
  type TerrainName,
  bonus,
} from '../../rules/components.ts';
import { HEXES_AT, NEIGHBOURS } from '../../rules/earth.ts';
import { CORNER, type Move, kindOf, valueOf } from '../../rules/moves.ts';
import { NOTHING, type State, isTile, speciesOnEarth, terrainOf } from '../../rules/state.ts';
import { hasRoom } from '../../rules/pieces.ts';
import { freeHexes, placeName } from '../places.ts';
import { effects } from './effects.ts';
import { type Disks, acts, boxHolds, countDisks, disksOf, regressionOutlook, wastelandCorners } from './outlook.ts';
import { preview } from './preview.ts';
import { answersAt, carriedOut } from './space-answers.ts';

/** The possibilities by section, as names. */
export type SpaceOutlook =
  | { section: 'initiative'; ahead: AnimalName | null }
  | {
      section: 'adaptation' | 'abundance';
      box: Disks;
      best: { element: ElementName; dominated: number } | null;
      full: boolean;
    }
  | { section: 'regression'; now: readonly ElementName[]; next: readonly ElementName[] }
  | { section: 'wasteland' | 'depletion'; disks: Disks }
  | { section: 'glaciation'; waits: boolean; tiles: number; vps: number }
  | { section: 'speciation'; disks: number; species: number }
  | { section: 'wanderlust'; tiles: readonly TerrainName[]; vps: number }
  | { section: 'migration'; species: number }
  | { section: 'competition'; tiles: readonly TerrainName[] }
  | { section: 'domination'; tiles: number; best: { terrain: TerrainName; at: string; vps: number } | null };

const nameOf = (element: number): ElementName => ELEMENTS[element]!;
const terrainAt = (s: State, hex: number): TerrainName => TERRAINS[terrainOf(s, hex)]!;

/** Tiles more (or, below 0, fewer) that an animal dominates after an answer. */
const dominanceGained = (at: State, animal: number, move: Move): number => {
  let gained = 0;
  for (const { was, is } of effects(at, preview(at, move).after).dominance)
    gained += (is === animal ? 1 : 0) - (was === animal ? 1 : 0);
  return gained;
};

/** The element of a box that would win its taker most tiles, on its best corner if it has to be put on one. */
function bestElement(at: State | null, animal: number): { element: ElementName; dominated: number } | null {
  let best: { element: ElementName; dominated: number } | null = null;
  if (at === null) return null;
  for (const move of answersAt(at)) {
    const { after, next } = preview(at, move);
    const corners = next.filter((each) => kindOf(each) === kindOf(CORNER));
    const dominated =
      corners.length === 0
        ? dominanceGained(at, animal, move)
        : Math.max(...corners.map((corner) => dominanceGained(after, animal, corner)));
    if (dominated > (best?.dominated ?? 0)) best = { element: nameOf(valueOf(move)), dominated };
  }
  return best;
}

/** The answer that gains an animal most VPs at once. */
function mostVps(at: State | null, animal: number): { move: Move; vps: number } | null {
  let most: { move: Move; vps: number } | null = null;
  if (at === null) return null;
  for (const move of answersAt(at)) {
    const { events } = preview(at, move);
    let vps = 0;
    for (const event of events) if (event.event === 'vps' && event.animal === animal) vps += event.vps;
    if (vps > (most?.vps ?? 0)) most = { move, vps };
  }
  return most;
}

/** What an animal's pawn on a space would find to do on the current table. */
export function spaceOutlook(s: State, animal: number, space: number): SpaceOutlook {
  const section = PHASES[PHASE_OF_SPACE[space]!] as SectionName;
  const at = carriedOut(s, animal, space);
  const answers = answersAt(at);
  const box = (BOXES as readonly string[]).indexOf(section);
  switch (section) {
    case 'initiative':
      return { section, ahead: ANIMALS[s.initiative[s.initiative.indexOf(animal) - 1] ?? NOTHING] ?? null };
    case 'adaptation':
    case 'abundance':
      return {
        section,
        box: disksOf(boxHolds(s, box, 'now')),
        best: bestElement(at, animal),
        full: section === 'adaptation' && !hasRoom(s, animal),
      };
    case 'regression':
      return {
        section,
        now: regressionOutlook(s, animal, 'now').threatened.map(nameOf),
        next: regressionOutlook(s, animal, 'next').threatened.map(nameOf),
      };
    case 'wasteland':
      return { section, disks: disksOf(countDisks(s, wastelandCorners(s, 'now'))) };
    case 'depletion':
      return { section, disks: disksOf(countDisks(s, answers.map(valueOf))) };
    case 'glaciation':
      return { section, waits: !acts(space), tiles: answers.length, vps: mostVps(at, animal)?.vps ?? 0 };
    case 'speciation':
      return {
        section,
        disks: s.disks.filter((disk) => disk === SPECIATION_ELEMENTS[space - FIRST_SPACE[SPECIATION]!]).length,
        species: Math.min(s.genePool[animal]!, Math.max(0, ...answers.map((corner) => newSpecies(s, valueOf(corner))))),
      };
    case 'wanderlust':
      return {
        section,
        tiles: s.faceUp.flatMap((terrain) => TERRAINS[terrain] ?? []),
        vps: Math.max(
          0,
          ...freeHexes(s).map((hex) => bonus(NEIGHBOURS[hex]!.filter((near) => isTile(s, near)).length)),
        ),
      };
    case 'migration':
      return { section, species: speciesOnEarth(s, animal) };
    case 'competition':
      return { section, tiles: answers.map((move) => terrainAt(s, valueOf(move))) };
    case 'domination': {
      const best = mostVps(at, animal);
      return {
        section,
        tiles: answers.length,
        best: best && { terrain: terrainAt(s, valueOf(best.move)), at: placeName(valueOf(best.move)), vps: best.vps },
      };
    }
  }
}

/** New species that Speciation allows around a corner. */
function newSpecies(s: State, corner: number): number {
  let species = 0;
  for (const hex of HEXES_AT[corner]!) if (isTile(s, hex)) species += SPECIATION_LIMIT[terrainOf(s, hex)]!;
  return species;
}
