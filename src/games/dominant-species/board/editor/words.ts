/** What the words of the editor are for. */

/** What does not add up, with the names that the sentence needs. */
export interface FaultWords {
  disks(element: string, count: number, all: number): string;
  'loose disk'(): string;
  species(animal: string, count: number, all: number, eliminated: number): string;
  pawns(animal: string, count: number, all: number): string;
  elements(animal: string, most: number): string;
  initiative(animal: string): string;
  hibernating(animal: string): string;
  'no tile'(at: string): string;
  tiles(terrain: string, all: number): string;
  tundra(all: number): string;
  stacks(): string;
  cards(): string;
  'too few cards'(): string;
  'face up'(most: number): string;
  counts(): string;
}

export interface EditorWords {
  /** In place of the table: the players have not chosen their animals yet. */
  choosing: string;
  editor: string;
  parts: Record<'earth' | 'display' | 'animals' | 'cards' | 'turn', string>;
  partsTitle: string;
  /** How to use the palette. */
  help: string;
  tools: Record<'look' | 'erase', string>;
  palette: Record<'terrain' | 'species' | 'elements' | 'pawns' | 'other', string>;
  left(count: number): string;
  clear: string;
  tile: {
    none: string;
    title(terrain: string, at: string): string;
    tundra: string;
    dominated: string;
    take: string;
  };
  displayHelp: string;
  boxes: string;
  /** Something of an animal or a box. */
  of(owner: string, what: string): string;
  animals: Record<'vps' | 'hand' | 'eliminated' | 'elements', string> & {
    restText(genePool: number, aside: number): string;
    earlier(animal: string): string;
    player(seat: number): string;
  };
  cards: Record<'title' | 'deck' | 'faceUp' | 'taken' | 'stacks' | 'empty', string> & {
    stack(number: number, below: number): string;
  };
  turn: Record<'turn' | 'phase' | 'execution' | 'next' | 'first' | 'over' | 'help', string> & {
    question(name: string): string;
    before(phase: string): string;
  };
  faults: FaultWords;
}
