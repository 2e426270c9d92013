/** The players, domains and cards of a position, written and read. */
import { type Field, fail, array, oneOf, object, text, integer, together } from '../../../../kit/documents/decode.ts';
import { COLOURS, DOMAINS, EMPTY, LETTERS, MAX_NICHES, NOTHING, SETTLING, SQUARES } from '../components.ts';
import { type State, nicheCount, tables } from '../state.ts';
import { genePoolName, mutationCard, niche, readGenePool, selectionCard } from '../letters.ts';
import { say } from '../errors.ts';

/** A player in a position. */
export interface PlayerText {
  /** The colours of the compartments, A to H, as letters; null until they are arranged. */
  genePool: string | null;
  /** The stage reached, from 0. */
  stage: number;
  /** The square of the counter on the Time Circuit, from 0; null before the first move. */
  counter: number | null;
  /** Niches held, in the order drawn, by their letters. */
  niches: string[];
  /** Mutation cards held, in the order drawn, by their colours. */
  mutation: string[];
  /** Colonies still to place while settling; left out if there are none. */
  toSettle?: number;
}

export function writePlayer(s: State, player: number): PlayerText {
  const pool = s.genePool.slice(player * DOMAINS, (player + 1) * DOMAINS);
  const hand = player * MAX_NICHES;
  return {
    genePool: pool[0] === NOTHING ? null : genePoolName(pool),
    stage: s.stage[player]!,
    counter: s.counter[player] === NOTHING ? null : s.counter[player]!,
    niches: s.niches.slice(hand, hand + nicheCount(s, player)).map(niche.write),
    mutation: s.mutation[player]!.map(mutationCard.write),
    ...(s.toSettle[player]! > 0 ? { toSettle: s.toSettle[player]! } : {}),
  };
}

export function writeDomain(s: State, domain: number): { colour: string | null; colonies: string } {
  const squares = Array.from({ length: SQUARES }, (_, square) => {
    for (let player = 0; player < s.players; player++) {
      if ((s.colonies[player * DOMAINS + domain]! >> square) & 1) return String(player + 1);
    }
    return '.';
  });
  return { colour: s.domain[domain] === EMPTY ? null : COLOURS[s.domain[domain]!]!, colonies: squares.join('') };
}

/** Removes a card from a pack, because the field says it is elsewhere. */
function take(pack: number[], card: number, field: Field): number {
  const place = pack.indexOf(card);
  if (place < 0) fail(field, say`${JSON.stringify(field.value)} occurs once too often: the pack has no more of it`);
  pack.splice(place, 1);
  return card;
}

export function readPlayer(s: State, player: number, field: Field): void {
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
      readPack(niches, MAX_NICHES, s.nichePack, niche.read).forEach((niche, i) => {
        s.niches[player * MAX_NICHES + i] = niche;
      });
    },
    () => {
      s.mutation[player]!.push(...readPack(mutation, Infinity, s.mutationPack, mutationCard.read));
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

export function readDomains(s: State, field: Field): void {
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

export function readBottoms(s: State, field: Field): void {
  const { niches, mutation, naturalSelection } = object(field, ['niches', 'mutation', 'naturalSelection']);
  together([
    () => {
      s.nicheBottom.push(...readPack(niches, Infinity, s.nichePack, niche.read));
    },
    () => {
      s.mutationBottom.push(...readPack(mutation, Infinity, s.mutationPack, mutationCard.read));
    },
    () => {
      s.selectionBottom.push(...readPack(naturalSelection, Infinity, s.selectionPack, selectionCard.read));
    },
  ]);
}
