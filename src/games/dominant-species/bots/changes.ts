/**
 * What has changed since the last look, as far as the values of tiles (tiles.ts) depend on it: which tiles are stale, and what
 * several tiles depend on and is still to be looked at again.
 *
 * This is scratch space for one position after another; it is never interrupted.
 */
import { ELEMENTS, TUNDRA } from '../rules/components.ts';
import { CORNERS, HEXES, HEXES_AT } from '../rules/earth.ts';
import { type PackedState, type RowName, cellsOf, copyInto, isPacked, packed } from '../rules/packed.ts';
import { NOTHING, type State, emptyState, terrainOf } from '../rules/state.ts';

const TYPES = ELEMENTS.length;

/** The number of calls of `lookAtChanges`, and when a change of a tile was last detected. */
export let time = 0;
export const changedAt = new Int32Array(HEXES);
/** The hexes whose change the last call detected, the first `staleCount` of the list. */
export const stale = new Int32Array(HEXES);
export let staleCount = 0;

/** The terrain of each hex, NOTHING without a tile. */
export const terrains = new Int8Array(HEXES).fill(NOTHING);
/** The hexes with a tile, the first `tiles` of the list. */
export const earth = new Int32Array(HEXES);
export let tiles = 0;
/** Disks on earth, by element. */
export const onEarth = new Int32Array(TYPES);

/** What has changed for several tiles. Whoever has looked at it again resets it. */
export const changed = {
  owners: false,
  /** The elements of which animals hold more or fewer, as bits. */
  elements: 0,
  cards: true,
  /** Species on tundra, which the Survival card counts. */
  survival: true,
};

/** What a cell of a packed state means to the tiles. */
const TERRAIN_CELL = 1;
const HEX_CELL = 2;
const DISK_CELL = 3;
const OWNER_CELL = 4;
const HOLDING_CELL = 5;
const CARD_CELL = 6;
const KINDS: readonly (readonly [RowName, number])[] = [
  ['terrain', TERRAIN_CELL],
  ['tundra', TERRAIN_CELL],
  ['species', HEX_CELL],
  ['hibernating', HEX_CELL],
  ['dominated', HEX_CELL],
  ['disks', DISK_CELL],
  ['owner', OWNER_CELL],
  ['added', HOLDING_CELL],
  ['cards', CARD_CELL],
];

/** What everything depends on, as of the last call: the rows of a packed state. */
const seen = packed(emptyState());
const seenCells = new Int8Array(seen.cells.buffer);
const kindOfCell = new Int8Array(seenCells.length);
/** The hex, corner or element of a cell. */
const placeOfCell = new Int8Array(seenCells.length);
for (const [row, kind] of KINDS) {
  const { first, end } = cellsOf(row);
  const places = kind === HOLDING_CELL ? TYPES : kind === DISK_CELL ? CORNERS : HEXES;
  for (let cell = first; cell < end; cell++) {
    kindOfCell[cell] = kind;
    placeOfCell[cell] = (cell - first) % places;
  }
}
/** The words of a packed state with such cells. */
const watched = Int32Array.from(seen.words.keys()).filter((word) =>
  kindOfCell.subarray(4 * word, 4 * word + 4).some((kind) => kind > 0),
);

/** A packed copy of a plain state. */
const copy = packed(emptyState());

function packedCopy(s: State): PackedState {
  copyInto(s, copy);
  return copy;
}

/** Finds what has changed since the last call, four cells at a time; the tiles concerned become stale. */
export function lookAtChanges(s: State): void {
  const { words, cells } = isPacked(s) ? s : packedCopy(s);
  const before = seen.words;
  time++;
  staleCount = 0;
  let hasEarthChanged = false;
  for (let i = 0; i < watched.length; i++) {
    const word = watched[i]!;
    if (words[word] === before[word]) continue;
    for (let cell = 4 * word; cell < 4 * word + 4; cell++) {
      const now = (cells[cell]! << 24) >> 24;
      if (now === seenCells[cell]) continue;
      const kind = kindOfCell[cell]!;
      if (kind === HEX_CELL) {
        markStale(placeOfCell[cell]!);
      } else if (kind === DISK_CELL) {
        changeDisk(placeOfCell[cell]!, seenCells[cell]!, now);
      } else if (kind === TERRAIN_CELL) {
        hasEarthChanged = true;
        markStale(placeOfCell[cell]!);
      } else if (kind === HOLDING_CELL) {
        changed.elements |= 1 << placeOfCell[cell]!;
      } else if (kind === OWNER_CELL) {
        changed.owners = true;
      } else if (kind === CARD_CELL) {
        changed.cards = true;
      }
    }
    before[word] = words[word]!;
  }
  if (hasEarthChanged) lookAtTerrains(s);
}

/** Makes a tile stale: clears what is cached for its hex. */
export function markStale(hex: number): void {
  if (changedAt[hex] === time) return;
  changedAt[hex] = time;
  stale[staleCount++] = hex;
}

function changeDisk(corner: number, before: number, now: number): void {
  if (before !== NOTHING) onEarth[before]!--;
  if (now !== NOTHING) onEarth[now]!++;
  const hexes = HEXES_AT[corner]!;
  for (let i = 0; i < hexes.length; i++) markStale(hexes[i]!);
}

/** Records the terrain of each tile. */
function lookAtTerrains(s: State): void {
  tiles = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    const terrain = terrainOf(s, hex);
    if (terrain !== terrains[hex] && (terrain === TUNDRA || terrains[hex] === TUNDRA)) changed.survival = true;
    terrains[hex] = terrain;
    if (terrain !== NOTHING) earth[tiles++] = hex;
  }
}
