/** What a player would otherwise have to add up. */
import type { AnimalName, ElementName, SectionName, TerrainName } from '../../../rules/components.ts';
import type { Disks } from '../../preview/outlook.ts';
import type { SpaceOutlook } from '../../preview/space-outlook.ts';
import type { Tile } from './history.ts';

export interface ForecastWords {
  /** What one would otherwise have to add up. */
  sums: {
    endangered: { name: string; text(tiles: readonly { terrain: TerrainName; at: string; count: number }[]): string };
    regression: {
      now(losses: number, threatened: readonly ElementName[], protections: number): string;
      next(threatened: readonly ElementName[], protections: number): string;
      nothing: string;
    };
    share: { text(own: number, all: number): string };
    iceAge: { name: string; cards(cards: number): string; faceUp: string; taken: string };
    wasteland: { name: string; now(disks: Disks): string; next(disks: Disks): string };
    /** What slides into a box at the Reset. */
    slides(section: SectionName, disks: Disks): string;
    /** Next turn. */
    next: string;
    /** What a pawn on a space would find to do on the table as it is. */
    space(outlook: SpaceOutlook): string;
    /** By how much a number changes. */
    change(by: number): string;
    /** Who would dominate a tile; null: nobody. */
    dominates(animal: AnimalName | null, tile: Tile): string;
    /** Species that would become endangered, or would be no longer. */
    risk(animal: AnimalName, species: number, tile: Tile, endangered: boolean): string;
  };
}
