/**
 * What an edition of the game prints: every length, letter and count.
 *
 * THE PUBLIC INTRODUCTION TO THE GAME DOES NOT PRINT ALL OF THIS. What is missing there is our own reconstruction, not the
 * publisher's data, and is marked as such at each entry. An owner of the game can provide a table of the same form
 * (docs/notation-evolution-game.md, `data-file.ts`).
 */

/** A stage of the Geological Sequence. */
export interface StageData {
  /** What the stage is called. */
  readonly name: string;
  /** The number of niches a player of that stage has between turns. */
  readonly minimum: number;
}

/** The data of an edition. Letters of domains are A–H, of colours O, L, G, Y. */
export interface GameData {
  /** The names of the colours O, L, G and Y. */
  readonly colours: readonly string[];
  /** The numbers on the faces of the time die. */
  readonly timeDie: readonly number[];
  /** The faces of the environment die: O, L, G, Y, white, black. */
  readonly environmentDie: readonly string[];
  /** Colonies of a player. */
  readonly colonies: number;
  /** The squares of the Time Circuit, clockwise: EVO, T, M, G, MG, NS, PC, or EC with the letter of its domain. */
  readonly timeCircuit: readonly string[];
  /** The stages, from the first to the winning one. */
  readonly stages: readonly StageData[];
  /** The letters of every niche card. */
  readonly niches: readonly string[];
  /** The number of mutation cards with these colours. */
  readonly mutation: Readonly<Record<string, number>>;
  /** The Natural Selection cards. */
  readonly naturalSelection: {
    /** The letter of each Plague. */
    readonly plague: readonly string[];
    /** The letters of each Rapid Speciation. */
    readonly rapidSpeciation: readonly string[];
    /** How many Colonisation cards there are. */
    readonly colonisation: number;
    /** How many cards Change The Environment there are. */
    readonly changeTheEnvironment: number;
    /** How many cards Jump To The Evolution Square there are. */
    readonly jumpToTheEvolutionSquare: number;
  };
}

const words = (text: string): string[] => text.trim().split(/\s+/);

/** The default data: this project's own reconstruction, for the most part, not the publisher's data. */
export const RECONSTRUCTION: GameData = {
  // Orange and lilac are named in the introduction; green and yellow are reconstructed.
  colours: ['orange', 'lilac', 'green', 'yellow'],
  // Inferred.
  timeDie: [1, 2, 3, 4, 5, 6],
  // Inferred.
  environmentDie: ['O', 'L', 'G', 'Y', 'white', 'black'],
  // Reconstructed.
  colonies: 60,
  // Reconstructed; four Survival squares, one of them the Evolution Square, are printed.
  timeCircuit: [
    ...['EVO', 'M', 'EC A', 'G', 'NS', 'EC E', 'MG', 'PC'],
    ...['T', 'G', 'EC B', 'NS', 'M', 'EC F', 'MG', 'NS'],
    ...['T', 'M', 'EC C', 'G', 'NS', 'EC G', 'MG', 'PC'],
    ...['T', 'G', 'EC D', 'NS', 'M', 'EC H', 'MG', 'NS'],
  ],
  // The minimums are inferred, the names between Cambrian and Pliocene reconstructed.
  stages: [
    { name: 'Precambrian', minimum: 7 },
    { name: 'Cambrian', minimum: 7 },
    { name: 'Ordovician', minimum: 6 },
    { name: 'Silurian', minimum: 6 },
    { name: 'Devonian', minimum: 5 },
    { name: 'Carboniferous', minimum: 5 },
    { name: 'Permian', minimum: 4 },
    { name: 'Triassic', minimum: 4 },
    { name: 'Jurassic', minimum: 3 },
    { name: 'Cretaceous', minimum: 3 },
    { name: 'Palaeocene', minimum: 2 },
    { name: 'Eocene', minimum: 2 },
    { name: 'Oligocene', minimum: 1 },
    { name: 'Miocene', minimum: 1 },
    { name: 'Pliocene', minimum: 0 },
    { name: 'Pleistocene', minimum: 0 },
  ],
  // Reconstructed; one to four letters each are printed. Every letter is on 15 of the 48.
  niches: [
    ...words('A B C D E F G H'),
    ...words('AB BC CD DE EF FG GH AH AD BE CF DG EH AF BG CH'),
    ...words('ABD BCE CDF DEG EFH AFG BGH ACH ACF BDG CEH ADF BEG CFH ADG BEH'),
    ...words('ABDG BCEH ACDF BDEG CEFH ADFG BEGH ACFH'),
  ],
  // Reconstructed; two, three or all four colours each are printed.
  mutation: { OL: 6, OG: 6, OY: 6, LG: 6, LY: 6, GY: 6, OLG: 3, OLY: 3, OGY: 3, LGY: 3, OLGY: 4 },
  naturalSelection: {
    // The counts are printed, the letters reconstructed.
    plague: words('A B C D E F G H'),
    rapidSpeciation: words('ABCD EFGH ABEF CDGH ACEG BDFH ADEH BCFG'),
    colonisation: 5,
    changeTheEnvironment: 2,
    jumpToTheEvolutionSquare: 2,
  },
};
