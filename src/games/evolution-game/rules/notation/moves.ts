/** Moves and outcomes as text, and back (docs/notation-evolution-game.md). */
import type { Outcome } from '../../../../kit/chance.ts';
import { type Field, entries, fail, array, oneOf, object, required, integer } from '../../../../kit/decode.ts';
import { COLOURS, ENVIRONMENT_FACES, LETTERS, MAX_NICHES, SPECIALISATIONS_EACH } from '../components.ts';
import { DRAW_KINDS, type DrawKind } from '../events.ts';
import {
  MOVE_KINDS,
  type Move,
  TO_ADAPT,
  TO_ARRANGE,
  TO_MOVE,
  TO_PLACE,
  TO_REMEDY,
  TO_SURVIVE,
  adaptCards,
  adaptDomain,
  adaptMove,
  arrangeMove,
  genePoolOf,
  kindOf,
  moveOf,
  surviveMove,
  survivePlaces,
  valueOf,
} from '../moves.ts';
import {
  genePoolName,
  mutationName,
  nicheName,
  readDomain,
  readGenePool,
  readMutation,
  readNiche,
  readSelection,
  readSquare,
  selectionName,
  squareName,
} from './letters.ts';
import { say } from '../sentences.ts';

/** The most squares a Time Circuit may have, and the highest number on a time die. */
export const LONGEST_CIRCUIT = 64;
export const HIGHEST_ROLL = 12;
const MAX_CHAIN_LENGTH = 3;

/** A move in a record. */
export type MoveText = string | Readonly<Record<string, string | number | readonly string[] | readonly number[]>>;

const WORDS = ['done', 'roll', 'mutation', 'growth'] as const;

/** A move as text: a word, `"roll"`, or what it names, `{"place": "A5"}`. */
export function moveText(move: Move): MoveText {
  const kind = kindOf(move);
  switch (kind) {
    case TO_ARRANGE:
      return { arrange: genePoolName(genePoolOf(move)) };
    case TO_REMEDY:
      return { remedy: LETTERS[valueOf(move)]! };
    case TO_PLACE:
      return { place: squareName(valueOf(move)) };
    case TO_ADAPT:
      return { adapt: LETTERS[adaptDomain(move)]!, with: adaptCards(move).map(mutationName) };
    case TO_MOVE:
      return { moveTo: valueOf(move) };
    case TO_SURVIVE:
      return { survive: survivePlaces(move).map((place) => place + 1) };
    default:
      return MOVE_KINDS[kind]!;
  }
}

function readArrangement(field: Field): Move {
  const colours = readGenePool(field);
  if (COLOURS.some((_, colour) => colours.filter((each) => each === colour).length !== SPECIALISATIONS_EACH)) {
    fail(field, say`${JSON.stringify(field.value)} does not have each colour twice`);
  }
  return arrangeMove(colours);
}

function readChain(field: Field): number[] {
  const cards = array(field, MAX_CHAIN_LENGTH);
  if (cards.length === 0) fail(field, say`names no card; one to three are used`);
  return cards.map(readMutation);
}

function readNiches(field: Field): Move {
  const places = array(field, MAX_NICHES).map((each) => integer(each, 1, MAX_NICHES) - 1);
  const twice = places.findIndex((place, i) => places.indexOf(place) !== i);
  if (twice >= 0) fail(field, say`names niche ${String(places[twice]! + 1)} twice`);
  return surviveMove(places);
}

/** Reads a move. Whether it is legal is left to the rules. */
export function readMove(field: Field): Move {
  if (typeof field.value === 'string') {
    return moveOf(MOVE_KINDS.indexOf(WORDS[oneOf(field, WORDS, 'a move in a word')]!));
  }
  const fields = object(field, ['arrange', 'remedy', 'place', 'adapt', 'with', 'moveTo', 'survive']);
  const named = Object.keys(fields).filter((key) => key !== 'with');
  const { arrange, remedy, place, adapt, moveTo, survive } = fields;
  if (named.length !== 1 || (fields.with && !adapt)) {
    fail(field, say`a move names one thing: arrange, remedy, place, adapt (with cards), moveTo, survive`);
  }
  if (arrange) return readArrangement(arrange);
  if (remedy) return moveOf(TO_REMEDY, readDomain(remedy));
  if (place) return moveOf(TO_PLACE, readSquare(place));
  if (adapt) return adaptMove(readDomain(adapt), readChain(required(field, fields, 'with')));
  if (moveTo) return moveOf(TO_MOVE, integer(moveTo, 0, LONGEST_CIRCUIT - 1));
  return readNiches(survive!);
}

const DRAWN: Record<DrawKind, { write(drawn: number): string | number; read(field: Field): number }> = {
  time: { write: (rolled) => rolled, read: (field) => integer(field, 1, HIGHEST_ROLL) },
  environment: {
    write: (face) => ENVIRONMENT_FACES[face]!,
    read: (field) => oneOf(field, ENVIRONMENT_FACES, 'a face of the environment die'),
  },
  niche: { write: nicheName, read: readNiche },
  mutation: { write: mutationName, read: readMutation },
  selection: { write: selectionName, read: readSelection },
};

/** An outcome in a record: `{"time": 4}`. */
export const outcomeText = ({ kind, drawn }: Outcome): Record<string, string | number> => ({
  [kind]: DRAWN[kind as DrawKind].write(drawn),
});

/** Reads an outcome. Whether it is possible is left to the rules. */
export function readOutcome(field: Field): Outcome<DrawKind> {
  const named = entries(field);
  const [name, value] = named[0] ?? [];
  const kind = DRAW_KINDS.find((each) => each === name);
  if (named.length !== 1 || kind === undefined || value === undefined) {
    fail(field, say`an outcome names one thing that was drawn: ${DRAW_KINDS.join(', ')}`);
  }
  return { kind, drawn: DRAWN[kind].read(value) };
}
