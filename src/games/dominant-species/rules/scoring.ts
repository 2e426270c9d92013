/** Scoring a tile and the end of the game (rules §4.12, §5.6, §7). */
import { ANIMALS, PLACINGS } from './components.ts';
import type { Chance } from './chance.ts';
import type { VpSource } from './events.ts';
import { HEXES } from './earth.ts';
import { NOTHING, type Table, inPlay, isTile, onTile, terrainOf } from './state.ts';
import { gainVps } from './pieces.ts';

/**
 * The next animal in the placings of a tile, after those in the `placed` bit set: the one with the most species, among equals the
 * highest on the food chain; NOTHING if no other animal has species there.
 */
function next(s: Table, hex: number, placed: number): number {
  let most = 0;
  let first = NOTHING;
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (((placed >> animal) & 1) === 1) continue;
    const species = s.species[onTile(animal, hex)]!;
    if (species > most) {
      most = species;
      first = animal;
    }
  }
  return first;
}

/**
 * What a tile would score now, first place first; nothing without species. There must be a tile on the hex.
 *
 * @property animal The animal, an index into `ANIMALS`.
 * @property vps The VPs for its place.
 */
export function placings(s: Table, hex: number): { animal: number; vps: number }[] {
  const list: { animal: number; vps: number }[] = [];
  let placed = 0;
  for (const vps of PLACINGS[terrainOf(s, hex)]!) {
    const animal = next(s, hex, placed);
    if (animal === NOTHING) break;
    placed |= 1 << animal;
    list.push({ animal, vps });
  }
  return list;
}

/** Scores the placings of a tile. */
export function scoreTile(s: Table, chance: Chance, hex: number, source: VpSource): void {
  const places = PLACINGS[terrainOf(s, hex)]!;
  let placed = 0;
  for (let i = 0; i < places.length; i++) {
    const animal = next(s, hex, placed);
    if (animal === NOTHING) return;
    placed |= 1 << animal;
    gainVps(s, chance, animal, places[i]!, source, hex);
  }
}

/** Final scoring: every tile on earth once more by placings, and the game is over. */
export function finalScoring(s: Table, chance: Chance): void {
  for (let hex = 0; hex < HEXES; hex++) if (isTile(s, hex)) scoreTile(s, chance, hex, 'final scoring');
  s.over = true;
  chance.emit?.({ event: 'end' });
}

/** A player's standing at the end. */
export interface Standing {
  /** The player's seat, from 0. */
  player: number;
  /** Final score: VPs of the animal that stands for the player. */
  score: number;
  /** The player's lowest animal, among equals the highest on the food chain; with one animal, that one. */
  animal: number;
  /** From 1; no two players share a place. */
  place: number;
  /** Whether another player has the same score, so that the food chain decided between them. */
  tied: boolean;
}

/** The players from first to last place by current VPs. */
export function standings(s: Table): Standing[] {
  const players = new Map<number, { player: number; score: number; animal: number }>();
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    if (!inPlay(s, animal)) continue;
    const player = s.owner[animal]!;
    const score = s.vps[animal]!;
    const other = players.get(player);
    if (other === undefined || score < other.score) players.set(player, { player, score, animal });
  }
  const order = [...players.values()].sort((a, b) => b.score - a.score || a.animal - b.animal);
  return order.map((standing, i) => ({
    ...standing,
    place: i + 1,
    tied: order.some((other) => other !== standing && other.score === standing.score),
  }));
}
