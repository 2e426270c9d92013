/** The data of an edition as integers, computed once for each table of data. */
import {
  COLONISATION,
  COLOURS,
  CHANGE_THE_ENVIRONMENT,
  ENVIRONMENTAL_CHANGE,
  ENVIRONMENT_FACES,
  EVO,
  JUMP_TO_THE_EVOLUTION_SQUARE,
  LETTERS,
  MUTATION_CARDS,
  NOTHING,
  PLAGUE,
  RAPID_SPECIATION,
  SQUARE_KINDS,
  maskOf,
} from './components.ts';
import { type GameData, RECONSTRUCTION } from './data.ts';

export interface Tables {
  /** The weight of each number of the time die, by number. */
  readonly timeDie: readonly number[];
  /** The weight of each face of the environment die, by its index in `ENVIRONMENT_FACES`. */
  readonly environmentDie: readonly number[];
  readonly colonies: number;
  /** The kind of every square of the circuit. */
  readonly squareKind: readonly number[];
  /** The domain of an Environmental Change square; NOTHING for the others. */
  readonly squareDomain: readonly number[];
  /** The number of the Evolution Square. */
  readonly evolutionSquare: number;
  readonly minimum: readonly number[];
  /** The winning stage. */
  readonly lastStage: number;
  /**
   * The complete packs, in ascending order: niches and mutation cards as masks and numbers, Natural Selection cards by number.
   */
  readonly niches: readonly number[];
  readonly mutation: readonly number[];
  readonly selection: readonly number[];
}

const ascending = (a: number, b: number): number => a - b;
const repeat = (card: number, times: number): number[] => Array.from({ length: times }, () => card);

function tablesFrom(data: GameData): Tables {
  const kinds = data.timeCircuit.map((text) => SQUARE_KINDS.indexOf(text.split(' ')[0] as 'EVO'));
  const cards = data.naturalSelection;
  const timeDie = repeat(0, Math.max(...data.timeDie) + 1);
  for (const face of data.timeDie) timeDie[face]!++;
  const environmentDie = repeat(0, ENVIRONMENT_FACES.length);
  for (const face of data.environmentDie) environmentDie[ENVIRONMENT_FACES.indexOf(face as 'O')]!++;
  return {
    timeDie,
    environmentDie,
    colonies: data.colonies,
    squareKind: kinds,
    squareDomain: data.timeCircuit.map((text, i) =>
      kinds[i] === ENVIRONMENTAL_CHANGE ? LETTERS.indexOf(text.split(' ')[1] as 'A') : NOTHING,
    ),
    evolutionSquare: kinds.indexOf(EVO),
    minimum: data.stages.map((stage) => stage.minimum),
    lastStage: data.stages.length - 1,
    niches: data.niches.map((letters) => maskOf(letters, LETTERS)).sort(ascending),
    mutation: Object.entries(data.mutation)
      .flatMap(([colours, count]) => repeat(MUTATION_CARDS.indexOf(maskOf(colours, COLOURS)), count))
      .sort(ascending),
    selection: [
      ...cards.plague.map((letter) => PLAGUE + LETTERS.indexOf(letter as 'A')),
      ...cards.rapidSpeciation.map((letters) => RAPID_SPECIATION + maskOf(letters, LETTERS)),
      ...repeat(COLONISATION, cards.colonisation),
      ...repeat(CHANGE_THE_ENVIRONMENT, cards.changeTheEnvironment),
      ...repeat(JUMP_TO_THE_EVOLUTION_SQUARE, cards.jumpToTheEvolutionSquare),
    ].sort(ascending),
  };
}

const RECONSTRUCTED = tablesFrom(RECONSTRUCTION);
const others = new WeakMap<GameData, Tables>();

/** The tables of an edition; of the reconstruction for null. */
export function tablesOf(data: GameData | null): Tables {
  if (data === null) return RECONSTRUCTED;
  let tables = others.get(data);
  if (!tables) others.set(data, (tables = tablesFrom(data)));
  return tables;
}
