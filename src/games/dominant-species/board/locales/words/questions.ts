/** The questions, and what each is about. */
import type { AnimalName, ElementName, TerrainName } from '../../../rules/components.ts';
import type { QuestionName } from '../../../rules/questions.ts';

/** What the open question is about and what has been chosen so far; null where the question has no such thing. */
export interface PromptParams {
  /** The player asked. */
  player: string;
  animal: AnimalName | null;
  /** The animal that carries out the action or card. */
  actor: AnimalName | null;
  /** The tile that the question is about, and those that species leave and move to. */
  tile: TerrainName | null;
  from: TerrainName | null;
  to: TerrainName | null;
  element: ElementName | null;
  /** Metamorphosis: the element given up. */
  lost: ElementName | null;
  /** Mass Exodus: the animal whose species move. */
  moving: AnimalName | null;
  /** The face-up tile that was taken. */
  stack: TerrainName | null;
  /** Species still to move in Migration. */
  speciesLeft: number;
  /** Protections still to choose in Regression. */
  protectionsLeft: number;
  /** The number of the Migration space. */
  of: number;
  /** Species of the asked animal (in Mass Exodus, of the animal that moves) on the tile that they leave. */
  there: number;
  hand: number;
  genePool: number;
  eliminated: number;
  /** The element of the Speciation space. */
  spaceElement: ElementName | null;
  /** The terrains of the Competition space that have not been struck yet. */
  terrains: readonly TerrainName[];
  /** Types already protected in Regression. */
  kept: readonly ElementName[];
  /** Animals already replaced by Evolution. */
  replaced: readonly AnimalName[];
}

export interface QuestionWords {
  questions: Record<QuestionName, (aim: PromptParams) => string>;
}
