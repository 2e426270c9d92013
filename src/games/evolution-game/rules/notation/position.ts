/** A position as text: the whole table, and the point in the turn (docs/notation-evolution-game.md). */
import {
  type Field,
  fail,
  array,
  documentOf,
  entries,
  oneOf,
  object,
  required,
  text,
  integer,
  together,
} from '../../../../kit/decode.ts';
import { type RandomInt, randomChance } from '../../../../kit/chance.ts';
import { recordOf } from '../../../../kit/loose.ts';
import { START_FIELDS, dealHands, readStart } from '../../../../kit/standard-start.ts';
import {
  ALL_DOMAINS,
  ARRANGE,
  BEGIN,
  CHOOSE,
  COLOURS,
  DOMAINS,
  EITHER,
  EMPTY,
  EVO,
  FOR_COLONISATION,
  FOR_GROWTH,
  FOR_SPECIATION,
  GROWTH,
  IN_SETTLING,
  LETTERS,
  MAX_PLAYERS,
  MIN_PLAYERS,
  MOST_NICHES,
  NATURAL_SELECTION,
  NOTHING,
  PHASES,
  PLACE,
  QUESTIONS,
  type QuestionName,
  RAPID_SPECIATION,
  REMEDY,
  SETTLE,
  SETTLING,
  SQUARES,
  SURVIVE,
  TASKS,
  TRANSITION,
  lettersOf,
} from '../components.ts';
import { adaptedDomains, canPlace, colonyCount } from '../adaptation.ts';
import type { GameData } from '../data.ts';
import type { GameChance } from '../events.ts';
import { faults, nichesOwed } from '../invariants.ts';
import { type GameOptions, legalMoves, newGame, play } from '../play.ts';
import { canMutate } from '../squares/mutation.ts';
import { type State, emptyState, nicheCount, tables } from '../state.ts';
import { readData, writeData } from './data-file.ts';
import {
  genePoolName,
  mutationName,
  nicheName,
  readGenePool,
  readLetters,
  readMutation,
  readNiche,
  readSelection,
  selectionName,
} from './letters.ts';
import { say } from '../sentences.ts';

export const POSITION_FORMAT = 'evolution-game position 1';

/** A player in a position. */
export interface PlayerText {
  genePool: string | null;
  stage: number;
  counter: number | null;
  niches: string[];
  mutation: string[];
  toSettle?: number;
}

/** A position as JSON; docs/notation-evolution-game.md describes it field by field. */
export interface Position {
  format: typeof POSITION_FORMAT;
  /** The standard start for these players, with the changes given. */
  start?: true;
  /** How that start is shuffled and rolled. */
  seed?: number;
  data?: Record<string, unknown>;
  turn: number;
  first: number | null;
  players: PlayerText[];
  domains: Record<string, { colour: string | null; colonies: string }>;
  bottom: { niches: string[]; mutation: string[]; naturalSelection: string[] };
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
      niches: s.nicheBottom.map(nicheName),
      mutation: s.mutationBottom.map(mutationName),
      naturalSelection: s.selectionBottom.map(selectionName),
    },
    question: writeQuestion(s),
  };
}

function writePlayer(s: State, player: number): PlayerText {
  const pool = s.genePool.slice(player * DOMAINS, (player + 1) * DOMAINS);
  const hand = player * MOST_NICHES;
  return {
    genePool: pool[0] === NOTHING ? null : genePoolName(pool),
    stage: s.stage[player]!,
    counter: s.counter[player] === NOTHING ? null : s.counter[player]!,
    niches: s.niches.slice(hand, hand + nicheCount(s, player)).map(nicheName),
    mutation: s.mutation[player]!.map(mutationName),
    ...(s.toSettle[player]! > 0 ? { toSettle: s.toSettle[player]! } : {}),
  };
}

function writeDomain(s: State, domain: number): { colour: string | null; colonies: string } {
  const squares = Array.from({ length: SQUARES }, (_, square) => {
    for (let player = 0; player < s.players; player++) {
      if ((s.colonies[player * DOMAINS + domain]! >> square) & 1) return String(player + 1);
    }
    return '.';
  });
  return { colour: s.domain[domain] === EMPTY ? null : COLOURS[s.domain[domain]!]!, colonies: squares.join('') };
}

function writeQuestion(s: State): Record<string, string | number> | null {
  if (s.question === NOTHING) return null;
  return {
    stage: QUESTIONS[s.question]!,
    player: s.asked + 1,
    ...(s.rolled > 0 ? { rolled: s.rolled } : {}),
    ...(s.question === PLACE ? { for: TASKS[s.task]!, open: lettersOf(s.open, LETTERS), left: s.left } : {}),
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
    fail(playersField, say`${String(ownPlayers.length)} are too few; at least ${String(MIN_PLAYERS)} play`);
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

/** What a position says besides its players. */
interface Parts {
  readonly turn?: Field | undefined;
  readonly first?: Field | undefined;
  readonly players: readonly Field[];
  readonly domains?: Field | undefined;
  readonly bottom?: Field | undefined;
  readonly question?: Field | undefined;
}

/**
 * The fields of a position with `start`: gene pools, domains and the colonies settled are those of the standard start, and the
 * first player begins the first turn, unless the position says otherwise.
 */
function fromStart(
  { players, data }: State,
  given: Readonly<Record<string, Field | undefined>>,
  ownPlayers: readonly Field[],
  below: RandomInt,
): Parts {
  const question = given.question ?? {
    value: { stage: QUESTIONS[BEGIN], player: given.first?.value ?? 1 },
    path: 'question',
  };
  const { stage, player } = recordOf(question.value);
  const start = writePosition(
    playedStart({ players, ...(data === null ? {} : { data }) }, stage as QuestionName, Number(player) - 1, below),
  );
  const domains = given.domains ?? { value: {}, path: 'domains' };
  const ownDomains = Object.fromEntries(entries(domains).map(([key, each]) => [key, each]));
  const withStart = LETTERS.map((letter) => [letter, changed(start.domains[letter]!, ownDomains[letter])]);
  return {
    ...given,
    first: given.first ?? { value: start.first, path: 'first' },
    players: ownPlayers.map((each, i) => ({ ...each, value: changed({ genePool: start.players[i]!.genePool }, each) })),
    domains: { ...domains, value: { ...(domains.value as object), ...Object.fromEntries(withStart) } },
    question,
  };
}

/** What the start says with the changes given; anything that is no object is left for its reader to refuse. */
const changed = (start: object, given: Field | undefined): unknown =>
  given === undefined
    ? start
    : typeof given.value === 'object' && given.value !== null && !Array.isArray(given.value)
      ? { ...start, ...given.value }
      : given.value;

/** The start played up to a question, with answers by chance; the first seat wins the roll for the first turn. */
function playedStart(options: GameOptions, stage: QuestionName, asked: number, below: RandomInt): State {
  const s = newGame(options);
  const { timeDie } = tables(s);
  const chance: GameChance = randomChance(below);
  let rolls = 0;
  const firstSeatFirst: GameChance = {
    ...chance,
    draw(kind, weights, total) {
      if (kind !== 'time') return chance.draw(kind, weights, total);
      return rolls++ === 0 ? timeDie.length - 1 : timeDie.findIndex((weight) => weight > 0);
    },
  };
  const isReached = (): boolean =>
    stage === 'arrange' ? s.asked === asked : (stage === 'remedy' || stage === 'settle') && s.question === SETTLE;
  while (s.question !== BEGIN && !isReached()) {
    const legal = legalMoves(s);
    play(s, legal[below(legal.length)]!, firstSeatFirst);
  }
  return s;
}

/** Deals the niches of the standard start to players of whom the position names none, and says what they still have to settle. */
function dealStart(s: State, players: readonly Field[], below: RandomInt): void {
  const { niches, colonies } = tables(s);
  const says = (player: number, key: string): boolean => entries(players[player]!).some(([each]) => each === key);
  const sizes = players.map((_, player) => (says(player, 'niches') ? 0 : nichesOwed(s, player)));
  const taken = [...s.niches.filter((niche) => niche !== 0), ...s.nicheBottom];
  for (const [player, dealt] of dealHands(niches, sizes, MOST_NICHES, taken, below).entries()) {
    for (const [i, niche] of dealt.entries()) {
      s.nichePack.splice(s.nichePack.indexOf(niche), 1);
      s.niches[player * MOST_NICHES + i] = niche;
    }
    const placed = colonies - s.store[player]!;
    if (s.phase === IN_SETTLING && !says(player, 'toSettle')) {
      s.toSettle[player] = Math.max(0, Math.min(SETTLING, colonies) - placed);
    }
  }
}

/** Removes a card from a pack, because the field says it is elsewhere. */
function take(pack: number[], card: number, field: Field): number {
  const place = pack.indexOf(card);
  if (place < 0) fail(field, say`${JSON.stringify(field.value)} is there once too often: the pack has no more of it`);
  pack.splice(place, 1);
  return card;
}

function readPlayer(s: State, player: number, field: Field): void {
  const { lastStage, squareKind } = tables(s);
  const fields = object(field, ['genePool', 'stage', 'counter', 'niches', 'mutation', 'toSettle']);
  const { genePool, stage, counter, niches, mutation, toSettle } = fields;
  together([
    () => {
      if (!genePool || genePool.value === null) return;
      readGenePool(genePool).forEach((colour, region) => (s.genePool[player * DOMAINS + region] = colour));
    },
    () => {
      if (stage) s.stage[player] = integer(stage, 0, lastStage);
    },
    () => {
      if (!counter || counter.value === null) return;
      const square = integer(counter, 0, squareKind.length - 1);
      if (s.counter.includes(square)) fail(counter, say`${String(square)} has another counter on it`);
      s.counter[player] = square;
    },
    () => {
      readPack(niches, MOST_NICHES, s.nichePack, readNiche).forEach((niche, i) => {
        s.niches[player * MOST_NICHES + i] = niche;
      });
    },
    () => {
      s.mutation[player]!.push(...readPack(mutation, Infinity, s.mutationPack, readMutation));
    },
    () => {
      if (toSettle) s.toSettle[player] = integer(toSettle, 0, SETTLING);
    },
  ]);
}

/** The cards of a list, removed from their pack; none if the list is left out. */
const readPack = (
  list: Field | undefined,
  most: number,
  pack: number[],
  read: (field: Field) => number,
): readonly number[] =>
  list === undefined ? [] : together(array(list, most).map((each) => () => take(pack, read(each), each)));

function readDomains(s: State, field: Field): void {
  const fields = object(field, LETTERS);
  together(
    LETTERS.map((letter, domain) => () => {
      const each = fields[letter];
      if (!each) return;
      const { colour, colonies } = object(each, ['colour', 'colonies']);
      together([
        () => {
          if (colour && colour.value !== null) s.domain[domain] = oneOf(colour, COLOURS, 'a colour');
        },
        () => {
          if (colonies) readColonies(s, domain, colonies);
        },
      ]);
    }),
  );
}

function readColonies(s: State, domain: number, field: Field): void {
  const given = text(field);
  if (!new RegExp(`^[.1-${String(s.players)}]{${String(SQUARES)}}$`).test(given)) {
    fail(
      field,
      say`${JSON.stringify(given)} is not nine squares, each a dot or a player from 1 to ${String(s.players)}`,
    );
  }
  Array.from(given).forEach((owner, square) => {
    if (owner === '.') return;
    const player = Number(owner) - 1;
    if (s.store[player] === 0) fail(field, say`player ${owner} has more colonies than there are`);
    s.colonies[player * DOMAINS + domain]! |= 1 << square;
    s.store[player]!--;
  });
}

function readBottoms(s: State, field: Field): void {
  const { niches, mutation, naturalSelection } = object(field, ['niches', 'mutation', 'naturalSelection']);
  together([
    () => {
      s.nicheBottom.push(...readPack(niches, Infinity, s.nichePack, readNiche));
    },
    () => {
      s.mutationBottom.push(...readPack(mutation, Infinity, s.mutationPack, readMutation));
    },
    () => {
      s.selectionBottom.push(...readPack(naturalSelection, Infinity, s.selectionPack, readSelection));
    },
  ]);
}

/** Reads which question is open and whose it is; returns its fields, or null once the game is over. */
function readAsked(
  s: State,
  field: Field | undefined,
  root: Field,
): Readonly<Record<string, Field | undefined>> | null {
  if (!field || field.value === null) {
    const winner = s.stage.indexOf(tables(s).lastStage);
    if (winner < 0) fail(field ?? root, say`nobody has reached the last stage, so a question is open`);
    Object.assign(s, { question: NOTHING, asked: NOTHING, winner, current: winner, phase: PHASES.indexOf('play') });
    if (s.first === NOTHING) s.first = 0;
    return null;
  }
  const fields = object(field, ['stage', 'player', 'rolled', 'for', 'open', 'left']);
  const stage = required(field, fields, 'stage');
  s.question = oneOf(stage, QUESTIONS, 'a question');
  s.asked = integer(required(field, fields, 'player'), 1, s.players) - 1;
  s.phase = s.question === ARRANGE ? 0 : s.question <= SETTLE ? 1 : 2;
  if (s.phase > 0 && s.first === NOTHING) s.first = s.question === REMEDY ? 0 : s.asked;
  s.current = s.question === REMEDY ? s.first : s.asked;
  return fields;
}

/** What the open question depends on, and whether it would be asked. */
function readDetails(s: State, field: Field, fields: Readonly<Record<string, Field | undefined>>): void {
  const stage = fields.stage!;
  if (s.phase < 2) {
    for (const key of ['rolled', 'for', 'open', 'left'] as const) {
      if (fields[key]) fail(fields[key], say`says nothing when the question is ${QUESTIONS[s.question]!}`);
    }
  } else {
    readTurn(s, field, fields);
  }
  if (s.question === REMEDY && adaptedDomains(s, s.asked) !== 0) {
    fail(stage, say`the player is adapted to a domain: there is nothing to remedy`);
  }
  if (s.question === SETTLE && s.toSettle[s.asked] === 0)
    fail(field, say`the player asked has no colony left to settle`);
  if (s.question === CHOOSE && !(canMutate(s, s.asked) && canPlace(s, s.asked, ALL_DOMAINS))) {
    fail(stage, say`only one of the two would do anything, so it is not asked`);
  }
  if (s.question !== BEGIN && legalMoves(s).length < 2) {
    fail(stage, say`"${QUESTIONS[s.question]!}" leaves no choice here, so it is not asked`);
  }
}

/** What a question of a turn depends on: the roll, and what colonies are placed for. */
function readTurn(s: State, field: Field, fields: Readonly<Record<string, Field | undefined>>): void {
  const { timeDie, squareKind } = tables(s);
  if (s.turn === 0) s.turn = 1;
  if (s.question !== BEGIN) {
    const rolled = required(field, fields, 'rolled');
    s.rolled = integer(rolled, 1, timeDie.length - 1);
    if (timeDie[s.rolled] === 0) fail(rolled, say`${String(s.rolled)} is not on the time die`);
    if (s.question !== QUESTIONS.indexOf('move') && s.counter[s.asked] === NOTHING) {
      fail(field, say`the counter of the player asked is on no square of the circuit`);
    }
    const kind = squareKind[s.counter[s.asked]!]!;
    if (s.question === CHOOSE && kind !== EITHER)
      fail(field, say`the counter is on no Mutation or Population Growth square`);
    if (s.question === SURVIVE && kind !== EVO && kind !== TRANSITION)
      fail(field, say`the counter is on no Survival square`);
  } else if (fields.rolled) {
    fail(fields.rolled, say`says nothing before the roll`);
  }
  if (s.question !== PLACE) {
    for (const key of ['for', 'open', 'left'] as const) {
      if (fields[key]) fail(fields[key], say`says nothing unless colonies are placed`);
    }
    return;
  }
  readTask(s, field, fields);
}

/** What colonies are placed for, the domains still open for it, and how many may still be placed. */
function readTask(s: State, field: Field, fields: Readonly<Record<string, Field | undefined>>): void {
  const task = required(field, fields, 'for');
  s.task = oneOf(task, TASKS, 'what colonies are placed for');
  const { squareKind, selection } = tables(s);
  const kind = squareKind[s.counter[s.asked]!]!;
  if (s.task === FOR_GROWTH ? kind !== GROWTH && kind !== EITHER : kind !== NATURAL_SELECTION) {
    fail(task, say`the counter is on no square that asks for this`);
  }
  if (s.task === FOR_GROWTH) {
    s.open = fields.open ? readLetters(fields.open, LETTERS, DOMAINS, DOMAINS) : ALL_DOMAINS;
    s.left = integer(required(field, fields, 'left'), 1, s.rolled);
    return;
  }
  // A card fills each domain up to one colony, or up to the number rolled: what is left follows from the colonies there.
  const full = s.task === FOR_COLONISATION ? 1 : s.rolled;
  const adapted = adaptedDomains(s, s.asked);
  const missing = LETTERS.map((_letter, domain) =>
    (adapted >> domain) & 1 ? Math.max(0, full - colonyCount(s, s.asked, domain)) : 0,
  );
  const open = required(field, fields, 'open');
  s.open = readLetters(open, LETTERS, 1, DOMAINS);
  const closed = LETTERS.filter((_letter, domain) => (s.open >> domain) & 1 && missing[domain] === 0);
  if (closed.length > 0) fail(open, say`${closed.join('')} cannot be open: unadapted, or filled already`);
  const isOnACard = (card: number): boolean => card >= RAPID_SPECIATION && (s.open & ~(card - RAPID_SPECIATION)) === 0;
  if (s.task === FOR_SPECIATION && !selection.some(isOnACard)) {
    fail(open, say`no Rapid Speciation card has all these letters`);
  }
  s.left = missing.reduce((sum, count, domain) => sum + ((s.open >> domain) & 1 ? count : 0), 0);
  if (fields.left && fields.left.value !== s.left) {
    fail(fields.left, say`${JSON.stringify(fields.left.value)} is not ${String(s.left)}, what the open domains lack`);
  }
}
