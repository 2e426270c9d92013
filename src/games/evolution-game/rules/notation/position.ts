/** A position as text: the whole table, and the point in the turn (docs/notation-evolution-game.md). */
import { type Field, fail, array, documentOf, required, integer, together } from '../../../../kit/documents/decode.ts';
import { START_FIELDS, readStart } from '../../../../kit/documents/standard-start.ts';
import { LETTERS, MAX_PLAYERS, MIN_PLAYERS, NOTHING } from '../components.ts';
import type { GameData } from '../data.ts';
import { faults } from '../invariants.ts';
import { type State, emptyState } from '../state.ts';
import { readData, writeData } from './data-file.ts';
import { mutationCard, niche, selectionCard } from '../letters.ts';
import { say } from '../errors.ts';
import { type PlayerText, readBottoms, readDomains, readPlayer, writeDomain, writePlayer } from './position-parts.ts';
import { readAsked, readDetails, writeQuestion } from './question.ts';
import { dealStart, fromStart } from './standard-start.ts';

/** The `format` of a position: what the document is, and its version. */
export const POSITION_FORMAT = 'evolution-game position 1';

/** A position as JSON; docs/notation-evolution-game.md describes it field by field. */
export interface Position {
  /** "evolution-game position 1". */
  format: typeof POSITION_FORMAT;
  /** The standard start for these players, with the changes given. */
  start?: true;
  /** How that start is shuffled and rolled. */
  seed?: number;
  /** The data of an owner's edition; left out for the reconstruction. */
  data?: Record<string, unknown>;
  /** Turns begun; 0 before the first. */
  turn: number;
  /** The first player, from 1; null while players arrange. */
  first: number | null;
  /** The players, by seat. */
  players: PlayerText[];
  /**
   * The domains, by letter.
   *
   * @property colour The letter of its colour; null if it has none.
   * @property colonies Its nine squares, row by row: the number of the player whose colony stands there, from 1, or "." for
   * none.
   */
  domains: Record<string, { colour: string | null; colonies: string }>;
  /**
   * The cards put back under the packs, the next one first.
   *
   * @property niches Niches by their letters: "ABD".
   * @property mutation Mutation cards by their colours: "OLG".
   * @property naturalSelection Natural Selection cards by name.
   */
  bottom: { niches: string[]; mutation: string[]; naturalSelection: string[] };
  /** The open question with its details; null once the game is over. */
  question: Record<string, string | number> | null;
}

/** Writes a position. Packs hold what lies nowhere else; the cards put back are listed, the next one first. */
export function writePosition(s: State): Position {
  return {
    format: POSITION_FORMAT,
    ...(s.data === null ? {} : { data: writeData(s.data) }),
    turn: s.turn,
    first: s.first === NOTHING ? null : s.first + 1,
    players: Array.from({ length: s.players }, (_, player) => writePlayer(s, player)),
    domains: Object.fromEntries(LETTERS.map((letter, domain) => [letter, writeDomain(s, domain)])),
    bottom: {
      niches: s.nicheBottom.map(niche.write),
      mutation: s.mutationBottom.map(mutationCard.write),
      naturalSelection: s.selectionBottom.map(selectionCard.write),
    },
    question: writeQuestion(s),
  };
}

/** Reads a position. Throws a NotationError that names the field. */
export function readPosition(document: unknown, path = ''): State {
  const field: Field = { value: document, path };
  const given = documentOf(field, POSITION_FORMAT, [
    ...START_FIELDS,
    'data',
    'turn',
    'first',
    'players',
    'domains',
    'bottom',
    'question',
  ]);
  const shuffled = readStart(given);
  const data: GameData | null = given.data ? readData(given.data) : null;
  const playersField = required(field, given, 'players');
  const ownPlayers = array(playersField, MAX_PLAYERS);
  if (ownPlayers.length < MIN_PLAYERS) {
    fail(playersField, say`at least ${String(MIN_PLAYERS)} must play, not ${String(ownPlayers.length)}`);
  }
  const s = emptyState(ownPlayers.length, data);
  const { turn, first, players, domains, bottom, question } =
    shuffled === null ? { ...given, players: ownPlayers } : fromStart(s, given, ownPlayers, shuffled());
  together([
    () => {
      if (turn) s.turn = integer(turn, 0, 1e6);
    },
    () => {
      if (first && first.value !== null) s.first = integer(first, 1, s.players) - 1;
    },
    ...players.map((each, player) => () => {
      readPlayer(s, player, each);
    }),
    () => {
      if (domains) readDomains(s, domains);
    },
    () => {
      if (bottom) readBottoms(s, bottom);
    },
  ]);
  const asked = readAsked(s, question, field);
  if (shuffled !== null) dealStart(s, players, shuffled());
  if (question && asked) readDetails(s, question, asked);
  const broken = faults(s);
  if (broken.length > 0) fail(field, say`${broken}`);
  return s;
}
