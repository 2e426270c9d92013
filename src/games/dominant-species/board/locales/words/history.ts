/** The log and the end of the game. */
import type {
  AnimalName,
  BoxName,
  CardName,
  ElementName,
  SectionName,
  TerrainName,
} from '../../../rules/components.ts';

/** A tile as a sentence names it. Where it lies (`at`) tells tiles of one terrain apart; it is marked so that it can be shown small. */
export interface Tile {
  terrain: TerrainName;
  at: string;
}

export interface OnTile {
  count: number;
  tile: Tile;
}

/** Where VPs can come from, cards apart. */
export type Source = 'domination' | 'glaciation' | 'wanderlust' | 'survival' | 'final scoring' | 'random earth';

export interface HistoryWords {
  /** The history of the game. A happening is one sentence; the VPs it brought stand beside it. */
  log: {
    /** VPs gained or (below 0) lost, and for which place on the tile, if for one. */
    gain(animal: AnimalName, vps: number, place: number | null): string;

    leads(player: string, animals: readonly AnimalName[]): string;
    /** `space` says what is printed on the space, where spaces of the section differ. */
    pawn(animal: AnimalName, section: SectionName, space: string | null): string;
    forfeits(animal: AnimalName, section: SectionName): string;
    pawns(animals: readonly AnimalName[], gained: number): string;
    initiative(animal: AnimalName): string;
    /** `by`, here and below: the animal whose action or card it is; null where that is not known. */
    scored(by: AnimalName | null, tile: Tile): string;
    scoredAtEnd(tile: Tile): string;
    vps(source: Source | CardName): string;
    placed(animal: AnimalName, on: readonly OnTile[]): string;
    /** `by`: the animal that decides where they go, if another does. */
    moved(animal: AnimalName, ways: readonly { count: number; from: Tile; to: Tile }[], by: AnimalName | null): string;
    eliminated(by: AnimalName | null, losses: readonly (OnTile & { animal: AnimalName })[]): string;
    lost(animal: AnimalName, on: readonly OnTile[]): string;
    extinct(animal: AnimalName, on: readonly OnTile[]): string;
    saved(animal: AnimalName, tile: Tile): string;
    hibernated(animal: AnimalName, on: readonly OnTile[]): string;
    returned(species: readonly { animal: AnimalName; count: number }[]): string;
    diskPut(by: AnimalName | null, element: ElementName, terrains: readonly TerrainName[]): string;
    /** One disk that goes from a corner, by the choice of an animal or (null) by the rules of a section. */
    diskRemoved(by: AnimalName | null, element: ElementName, terrains: readonly TerrainName[]): string;
    disksRemoved(by: AnimalName | null, elements: readonly ElementName[]): string;
    elementsGained(animal: AnimalName, elements: readonly ElementName[]): string;
    elementsLost(animal: AnimalName, elements: readonly ElementName[]): string;
    elementReturned(by: AnimalName | null, element: ElementName, box: BoxName): string;
    tile(by: AnimalName | null, tile: Tile): string;
    tundra(by: AnimalName | null, tile: Tile): string;
    card(animal: AnimalName, card: CardName): string;
    drawn(box: BoxName, elements: readonly ElementName[]): string;
    cardsUp(cards: readonly CardName[]): string;
    tilesUp(terrains: readonly TerrainName[]): string;
    end: string;
  };
  final: {
    /** VPs gained, with their sign. */
    points(count: number): string;
    wins(player: string, animal: AnimalName, vps: number): string;
    /** By how many VPs the winner is ahead of the next. */
    ahead(vps: number, player: string, animal: AnimalName): string;
    tie(winner: AnimalName, others: readonly AnimalName[]): string;
    /** A tie for places other than the first, the highest on the food chain first. */
    tiedFor(vps: number, animals: readonly AnimalName[]): string;
    lowest: string;
    ended: Record<'ice age' | 'lifeless' | 'pawnless', string>;
    counts: string;
    source: Record<Exclude<Source, 'random earth'>, string>;
    tiles: string;
    tilesText: string;
  };
}
