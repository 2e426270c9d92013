/** The differences between two tables, as a player sees them: dominance, risk, species, elements, VPs. */
import { ANIMALS } from '../../rules/components.ts';
import { CORNERS, HEXES } from '../../rules/earth.ts';
import type { GameEvent } from '../../rules/events.ts';
import { dominantOn, isEndangered } from '../../rules/matching.ts';
import type { Move } from '../../rules/moves.ts';
import { type State, isTile, onTile } from '../../rules/state.ts';

export interface Effects {
  /** Tiles whose dominant animal changes; NOTHING for nobody. */
  readonly dominance: readonly { hex: number; was: number; is: number }[];
  /** Species that become endangered, or are no longer though still there. */
  readonly risks: readonly { animal: number; hex: number; count: number; endangered: boolean }[];
  /** Species added to a tile or (below 0) gone from it. */
  readonly species: readonly { animal: number; hex: number; by: number }[];
  /** Corners whose element changes; NOTHING for none. */
  readonly disks: readonly { corner: number; was: number; is: number }[];
  /** Tiles that join earth or are covered by ice. */
  readonly tiles: readonly { hex: number; terrain: number; tundra: boolean }[];
  /** VPs gained or (below 0) lost, by animal. */
  readonly vps: readonly number[];
}

/** What moves would change. */
export interface MovePreview {
  readonly events: readonly GameEvent[];
  /** How the table would differ. */
  readonly effects: Effects;
  /** What could be named next; for a space, what its pawn could name. */
  readonly next: readonly Move[];
}

export function effects(before: State, after: State): Effects {
  const dominance: Effects['dominance'][number][] = [];
  const risks: Effects['risks'][number][] = [];
  const species: Effects['species'][number][] = [];
  const disks: Effects['disks'][number][] = [];
  const tiles: Effects['tiles'][number][] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isTile(after, hex)) continue;
    if (before.terrain[hex] !== after.terrain[hex] || before.tundra[hex] !== after.tundra[hex])
      tiles.push({ hex, terrain: after.terrain[hex]!, tundra: after.tundra[hex] === 1 });
    const was = dominantOn(before, hex);
    const is = dominantOn(after, hex);
    if (was !== is) dominance.push({ hex, was, is });
    for (let animal = 0; animal < ANIMALS.length; animal++) {
      const count = after.species[onTile(animal, hex)]!;
      const by = count - before.species[onTile(animal, hex)]!;
      if (by !== 0) species.push({ animal, hex, by });
      const endangered = isEndangered(after, animal, hex);
      if (count > 0 && endangered !== isEndangered(before, animal, hex)) risks.push({ animal, hex, count, endangered });
    }
  }
  for (let corner = 0; corner < CORNERS; corner++) {
    const was = before.disks[corner]!;
    const is = after.disks[corner]!;
    if (was !== is) disks.push({ corner, was, is });
  }
  const vps = ANIMALS.map((_, animal) => after.vps[animal]! - before.vps[animal]!);
  return { dominance, risks, species, disks, tiles, vps };
}
