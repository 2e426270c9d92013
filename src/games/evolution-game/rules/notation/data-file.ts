/**
 * An owner's data file: the same table as `data.ts`, as JSON (docs/notation-evolution-game.md). All errors are reported at once,
 * field by field.
 */
import {
  FaultsError,
  type Field,
  type NotationError,
  entries,
  fail,
  array,
  oneOf,
  object,
  readPart,
  required,
  text,
  integer,
} from '../../../../kit/documents/decode.ts';
import type { Message } from '../../../../kit/say.ts';
import { COLOURS, ENVIRONMENT_FACES, LETTERS, MAX_PLAYERS, MAX_NICHES, SETTLING, SQUARE_KINDS } from '../components.ts';
import { type GameData, RECONSTRUCTION, type StageData } from '../data.ts';
import { HIGHEST_ROLL, LONGEST_CIRCUIT, environmentFace, readLetters } from '../letters.ts';
import { say } from '../errors.ts';

/** The `format` of a data file: what the document is, and its version. */
export const DATA_FORMAT = 'evolution-game data 1';

const MAX_CARDS = 200;
const MAX_STAGES = 32;

/** Reads data. Throws a FaultsError that lists every error. */
export function readData(field: Field): GameData {
  const faults: NotationError[] = [];
  /** Reads a part; after an error the reconstruction's part is used, so that the rest can be read. */
  const attempt: Attempt = (read, instead) => readPart(faults, read, instead);
  const fields = attempt(() => object(field, ['format', ...Object.keys(RECONSTRUCTION)]), null);
  if (fields === null) throw new FaultsError(faults);

  const part = <Key extends keyof GameData>(key: Key, read: (field: Field) => GameData[Key]): GameData[Key] =>
    attempt(() => read(required(field, fields, key)), RECONSTRUCTION[key]);
  /** Reads every item on its own, so that one error does not hide the next. */
  const each = <Value>(list: Field, most: number, read: (item: Field) => Value): Value[] =>
    array(list, most).flatMap((item) => {
      const value = attempt<Value | null>(() => read(item), null);
      return value === null ? [] : [value];
    });

  attempt(() => oneOf(required(field, fields, 'format'), [DATA_FORMAT], 'a format of data'), 0);
  const data: GameData = {
    colours: part('colours', (list) => {
      const names = each(list, COLOURS.length, (item) => nameText(item));
      if (array(list).length !== COLOURS.length)
        fail(list, say`there are four colours, those of the letters O, L, G and Y`);
      if (new Set(names).size < names.length) fail(list, say`names a colour twice`);
      return names;
    }),
    timeDie: part('timeDie', (list) => {
      const faces = each(list, HIGHEST_ROLL, (face) => integer(face, 1, HIGHEST_ROLL));
      if (array(list).length < 2) fail(list, say`a die has at least two faces`);
      if (new Set(faces).size === 1) fail(list, say`all faces are equal: nobody could ever be first`);
      return faces;
    }),
    environmentDie: part('environmentDie', (list) => {
      const faces = each(list, HIGHEST_ROLL, (face) => ENVIRONMENT_FACES[environmentFace.read(face)]!);
      if (array(list).length === 0) fail(list, say`a die has at least one face`);
      return faces;
    }),
    colonies: part('colonies', (count) => integer(count, SETTLING, MAX_CARDS)),
    timeCircuit: part('timeCircuit', (list) => {
      const squares = each(list, LONGEST_CIRCUIT, readCircuitSquare);
      const evolution = squares.filter((square) => square === 'EVO').length;
      if (evolution !== 1) fail(list, say`has ${String(evolution)} Evolution Squares (EVO); there is one`);
      return squares;
    }),
    stages: part('stages', (list) => {
      const stages = each(list, MAX_STAGES, readStage);
      if (array(list).length < 2) fail(list, say`there are at least two stages`);
      for (const [i, stage] of stages.entries()) {
        const before = stages[i - 1]?.minimum;
        if (before === undefined || before === stage.minimum || before === stage.minimum + 1) continue;
        fail(
          { value: stage.minimum, path: `${list.path}[${String(i)}].minimum` },
          say`${String(stage.minimum)} after ${String(before)}; a minimum stays or falls by one`,
        );
      }
      return stages;
    }),
    niches: part('niches', (list) =>
      each(list, MAX_CARDS, (card) => {
        readLetters(card, LETTERS, 1, LETTERS.length);
        return text(card);
      }),
    ),
    mutation: part('mutation', (counts) =>
      Object.fromEntries(
        entries(counts).flatMap(([colours, count]) => {
          const read = attempt<number | null>(() => {
            readLetters({ value: colours, path: count.path }, COLOURS, 2, COLOURS.length);
            return integer(count, 0, MAX_CARDS);
          }, null);
          return read === null ? [] : [[colours, read] as const];
        }),
      ),
    ),
    naturalSelection: part('naturalSelection', (pack) => readSelectionPack(pack, attempt, each)),
  };
  if (faults.length === 0) compareParts(data, fields, attempt);
  if (faults.length > 0) throw new FaultsError(faults);
  return data;
}

function nameText(field: Field): string {
  const name = text(field);
  return name.length > 0 && name.length <= 30 ? name : fail(field, say`a name has 1 to 30 characters`);
}

function readCircuitSquare(field: Field): string {
  const given = text(field);
  if (/^EC [A-H]$/.test(given) || (given !== 'EC' && SQUARE_KINDS.some((kind) => kind === given))) return given;
  const kinds = SQUARE_KINDS.map((kind) => (kind === 'EC' ? 'EC with the letter of a domain' : kind));
  return fail(field, say`${JSON.stringify(given)} is not a square of the circuit; allowed: ${kinds.join(', ')}`);
}

function readStage(field: Field): StageData {
  const fields = object(field, ['name', 'minimum']);
  return {
    name: nameText(required(field, fields, 'name')),
    minimum: integer(required(field, fields, 'minimum'), 0, MAX_NICHES),
  };
}

type Attempt = <Value>(read: () => Value, instead: Value) => Value;
type Each = <Value>(list: Field, most: number, read: (item: Field) => Value) => Value[];

function readSelectionPack(field: Field, attempt: Attempt, each: Each): GameData['naturalSelection'] {
  const known = RECONSTRUCTION.naturalSelection;
  const fields = object(field, Object.keys(known));
  const letters = (key: 'plague' | 'rapidSpeciation', least: number, most: number): string[] =>
    attempt(
      () =>
        each(required(field, fields, key), MAX_CARDS, (card) => {
          readLetters(card, LETTERS, least, most);
          return text(card);
        }),
      [],
    );
  const count = (key: 'colonisation' | 'changeTheEnvironment' | 'jumpToTheEvolutionSquare'): number =>
    attempt(() => integer(required(field, fields, key), 0, MAX_CARDS), 0);
  return {
    plague: letters('plague', 1, 1),
    rapidSpeciation: letters('rapidSpeciation', 1, LETTERS.length),
    colonisation: count('colonisation'),
    changeTheEnvironment: count('changeTheEnvironment'),
    jumpToTheEvolutionSquare: count('jumpToTheEvolutionSquare'),
  };
}

/** Refuses parts that are valid on their own but not together. */
function compareParts(data: GameData, fields: Readonly<Record<string, Field | undefined>>, attempt: Attempt): void {
  const refuse = (key: keyof GameData, said: Message): void => {
    attempt(() => fail(fields[key]!, said), null);
  };
  const shortest = Math.max(...data.timeDie) + MAX_PLAYERS + 1;
  const squares = data.timeCircuit.length;
  if (squares < shortest) {
    refuse('timeCircuit', say`needs at least ${shortest} squares for this die, but has ${squares}`);
  }
  const needed = MAX_PLAYERS * data.stages[0]!.minimum;
  if (data.niches.length < needed) {
    refuse('niches', say`the deal takes ${needed} cards, but there are ${data.niches.length}`);
  }
  const { plague, rapidSpeciation, colonisation, changeTheEnvironment } = data.naturalSelection;
  const others = plague.length + rapidSpeciation.length + colonisation + changeTheEnvironment;
  if (others === 0 && data.timeCircuit.includes('NS')) {
    refuse('naturalSelection', say`needs a card that is no jump, or its squares would never end`);
  }
}

/** The data of an edition as a file. */
export const writeData = (data: GameData): Record<string, unknown> => ({ format: DATA_FORMAT, ...data });
