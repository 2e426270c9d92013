/** The marks of events and previews on earth: species, arrows, elements, tiles, VPs. Anything elsewhere is not marked. */
import type { GameEvent } from '../../rules/events.ts';
import { CORNER, type Move, TILE, kindOf, valueOf } from '../../rules/moves.ts';
import { NOTHING } from '../../rules/state.ts';
import type { Effects } from '../preview/effects.ts';

/** How species came to a tile or left it, other than by moving. */
export type Change = 'placed' | 'hibernated' | 'eliminated' | 'extinct' | 'returned';

export interface Marks {
  /** Species that move from tile to tile. */
  readonly moves: readonly { animal: number; from: number; to: number; count: number }[];
  /** Species that come to a tile or (below 0) leave it. */
  readonly species: readonly { animal: number; hex: number; by: number; change: Change | null }[];
  /** Mammals saved from Extinction. */
  readonly saved: readonly { animal: number; hex: number }[];
  readonly disks: readonly { corner: number; element: number; put: boolean }[];
  /** Tiles that join earth, and those that ice covers. */
  readonly tiles: readonly { hex: number; terrain: number; tundra: boolean }[];
  /** VPs for a tile, in order of placing. */
  readonly scores: readonly { hex: number; scores: readonly { animal: number; vps: number }[] }[];
  /** Previews only: tiles that change hands; NOTHING for nobody's. */
  readonly dominance: Effects['dominance'];
  /** Previews only: species that become endangered, or are no longer. */
  readonly risks: Effects['risks'];
  /** Previews only: what could be named next. */
  readonly nextTiles: readonly number[];
  readonly nextCorners: readonly number[];
}

type Tally<Key extends keyof Marks> = Marks[Key][number][];

const GAINS: Readonly<Record<Change, 1 | -1>> = { placed: 1, hibernated: 1, eliminated: -1, extinct: -1, returned: -1 };

/** The marks of what has happened. */
export function marksOfEvents(events: readonly GameEvent[]): Marks {
  const moves: Tally<'moves'> = [];
  const species: Tally<'species'> = [];
  const saved: Tally<'saved'> = [];
  const disks: Tally<'disks'> = [];
  const tiles: Tally<'tiles'> = [];
  const scores = new Map<number, { animal: number; vps: number }[]>();
  for (const event of events) {
    switch (event.event) {
      case 'moved': {
        const { animal, from, to, count } = event;
        const same = moves.find((move) => move.animal === animal && move.from === from && move.to === to);
        if (same) same.count += count;
        else moves.push({ animal, from, to, count });
        break;
      }
      case 'placed':
      case 'hibernated':
      case 'eliminated':
      case 'extinct':
      case 'returned': {
        const { animal, hex, count, event: change } = event;
        const by = GAINS[change] * count;
        const same = species.find((each) => each.animal === animal && each.hex === hex && each.change === change);
        if (same) same.by += by;
        else species.push({ animal, hex, by, change });
        break;
      }
      case 'saved':
        saved.push({ animal: event.animal, hex: event.hex });
        break;
      case 'disk put':
        disks.push({ corner: event.corner, element: event.element, put: true });
        break;
      case 'disk removed':
        disks.push({ corner: event.corner, element: event.element, put: false });
        break;
      case 'tile':
        tiles.push({ hex: event.hex, terrain: event.terrain, tundra: false });
        break;
      case 'tundra':
        tiles.push({ hex: event.hex, terrain: NOTHING, tundra: true });
        break;
      case 'vps':
        if (event.hex === NOTHING) break;
        scores.set(event.hex, [...(scores.get(event.hex) ?? []), { animal: event.animal, vps: event.vps }]);
        break;
      default:
        // Turns, sections, pawns, initiative, elements of animals and boxes, cards and what is turned up: not on earth.
        break;
    }
  }
  return {
    moves,
    species,
    saved,
    disks,
    tiles,
    scores: [...scores].map(([hex, of]) => ({ hex, scores: of })),
    dominance: [],
    risks: [],
    nextTiles: [],
    nextCorners: [],
  };
}

const named = (moves: readonly Move[], kind: Move): number[] =>
  moves.filter((move) => kindOf(move) === kindOf(kind)).map(valueOf);

/** The marks of an answer's preview, and of what could be named after it. */
export function marksOfPreview(events: readonly GameEvent[], effects: Effects, next: readonly Move[]): Marks {
  return {
    ...marksOfEvents(events),
    species: effects.species.map((each) => ({ ...each, change: null })),
    disks: effects.disks.flatMap(({ corner, was, is }) => [
      ...(was === NOTHING ? [] : [{ corner, element: was, put: false }]),
      ...(is === NOTHING ? [] : [{ corner, element: is, put: true }]),
    ]),
    tiles: effects.tiles,
    dominance: effects.dominance,
    risks: effects.risks,
    nextTiles: named(next, TILE),
    nextCorners: named(next, CORNER),
  };
}

/** Whether there is anything to see on earth. */
export const isSeen = (marks: Marks): boolean =>
  Object.values(marks).some((list: readonly unknown[]) => list.length > 0);
