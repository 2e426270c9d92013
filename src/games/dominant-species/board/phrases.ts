/** Parts of sentences that several places of the board put together. */
import type { AnimalName, ElementName, TerrainName } from '../rules/components.ts';
import type { Locale } from './words.ts';

/** Elements of a kind, and how many. */
type Disks = readonly { readonly element: ElementName; readonly count: number }[];

/** Each thing once, with how often it is there. */
export function counted<T>(things: readonly T[]): { thing: T; count: number }[] {
  return [...new Set(things)].map((thing) => ({ thing, count: things.filter((each) => each === thing).length }));
}

/** "2 sun" and "grass", for a list. */
export const diskTexts = (words: Locale, disks: Disks): string[] => disks.map((disk) => words.disk(disk));

/** The same of elements one by one. */
export const disksIn = (words: Locale, elements: readonly ElementName[]): string[] =>
  diskTexts(
    words,
    counted(elements).map(({ thing, count }) => ({ element: thing, count })),
  );

/** Elements as what something happens to: "2 sun" and "a grub". */
export const elementTexts = (words: Locale, elements: readonly ElementName[]): string[] =>
  counted(elements).map(({ thing, count }) => words.aDisk({ element: thing, count }));

/** Where a corner is: "between 2 deserts and the sea". */
export const whereText = ({ corner }: Locale, terrains: readonly TerrainName[]): string =>
  terrains.length < 2
    ? corner.edge({ tile: terrains[0] ?? 'tile' })
    : corner.between({ tiles: counted(terrains).map(({ thing, count }) => corner.tile({ terrain: thing, count })) });

/** Where something is put. */
export const toText = ({ corner }: Locale, terrains: readonly TerrainName[]): string =>
  terrains.length < 2
    ? corner.toEdge({ tile: terrains[0] ?? 'tile' })
    : corner.toBetween({
        tiles: counted(terrains).map(({ thing, count }) => corner.tileTo({ terrain: thing, count })),
      });

/** Species on a tile. */
export interface Inhabitant {
  readonly animal: AnimalName;
  readonly count: number;
  readonly matching: number;
  readonly dominant: boolean;
  readonly endangered: boolean;
  readonly hibernating: number;
  /** VPs it would score there now. */
  readonly vps: number;
}

/** "Bird 2: matches 3, dominates". */
export function inhabitantText({ earth }: Locale, inhabitant: Inhabitant): string {
  const { animal, count, matching, dominant, endangered, hibernating, vps } = inhabitant;
  const { signs } = earth;
  return [
    earth.inhabitant({ animal, count, matching }),
    ...(dominant ? [signs.dominant()] : []),
    ...(endangered ? [signs.endangered()] : []),
    ...(hibernating > 0 ? [signs.hibernating({ count: hibernating })] : []),
    ...(vps > 0 ? [signs.vps({ vps })] : []),
  ].join(', ');
}
