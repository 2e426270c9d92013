/**
 * Offers: several steps of an action as one answer. At a tile, the counts that can be named after it; and where an action fills
 * several tiles, all of them with as many species as the limits allow.
 */
import { FIRST_SPACE, SPECIATION, SPECIATION_ELEMENTS } from '../../rules/components.ts';
import { CORNERS, HEXES_AT } from '../../rules/earth.ts';
import { COUNT, type Move, TILE, kindOf, valueOf } from '../../rules/moves.ts';
import { decision, legalMoves, play } from '../../rules/play.ts';
import type { QuestionName } from '../../rules/questions.ts';
import { NOTHING, type State, copyState } from '../../rules/state.ts';
import type { Steps } from '../table.ts';
import { foreseen, foreseeing, preview } from '../preview/preview.ts';

/** A number of species, and the steps that name it. */
export interface CountOffer {
  readonly count: number;
  readonly steps: Steps;
}

/** The numbers offered at a hex, the greatest first. */
export interface CountOffers {
  readonly hex: number;
  readonly offers: readonly CountOffer[];
}

const isCount = (move: Move): boolean => kindOf(move) === kindOf(COUNT);

/** The tile that a question about a number refers to: the one named last. */
const namedLast = (s: State, question: QuestionName): number =>
  question === 'migration count' || question === 'mass exodus count'
    ? s.to
    : question === 'wanderlust count'
      ? s.from
      : s.tile;

/** The numbers that can be named now, or after the tile that is pointed at. */
export function countOffers(s: State, legal: ReadonlySet<Move>, pointed: Move | null): CountOffers | null {
  const counts = [...legal].filter(isCount).reverse();
  const asked = decision(s);
  if (asked === null) return null;
  if (counts.length > 0) {
    const hex = namedLast(s, asked.question);
    return hex === NOTHING ? null : { hex, offers: counts.map((move) => ({ count: valueOf(move), steps: [move] })) };
  }
  if (pointed === null || kindOf(pointed) !== kindOf(TILE) || !legal.has(pointed)) return null;
  const { next } = preview(s, pointed);
  if (next.length === 0 || !next.every(isCount)) return null;
  return {
    hex: valueOf(pointed),
    offers: next.toReversed().map((move) => ({ count: valueOf(move), steps: [pointed, move] })),
  };
}

/** An action as a whole. */
export interface WholeOffer {
  /** The species on each tile, in the order in which they are named. */
  readonly counts: readonly number[];
  readonly steps: Steps;
  /** Where it is offered: the corner that was named, or the new tile. */
  readonly at: { readonly corner: number } | { readonly hex: number };
}

/** The corner that was named: all the tiles meet there, and it has the element of the pawn's space. */
function speciationCorner(s: State, hexes: readonly number[]): number {
  const element = SPECIATION_ELEMENTS[s.space - FIRST_SPACE[SPECIATION]!];
  const corners = Array.from({ length: CORNERS }, (_, corner) => corner).filter((corner) =>
    hexes.every((hex) => HEXES_AT[corner]!.includes(hex)),
  );
  return corners.find((corner) => s.disks[corner] === element) ?? corners[0] ?? NOTHING;
}

/** As many species as possible on every possible tile, the tiles with the highest limits first; null if that is only one tile. */
export function wholeOffer(s: State, legal: ReadonlySet<Move>): WholeOffer | null {
  const asked = decision(s);
  if (asked?.question !== 'speciation tile' && asked?.question !== 'wanderlust from') return null;
  const tiles = [...legal].filter((move) => kindOf(move) === kindOf(TILE));
  if (tiles.length < 2) return null;
  const most = (tile: Move): number => {
    const { next } = preview(s, tile);
    return next.length > 0 && next.every(isCount) ? valueOf(next.at(-1)!) : 1;
  };
  const after = copyState(s);
  const steps: Move[] = [];
  const counts: number[] = [];
  const chance = foreseeing([]);
  // A number without alternatives is not asked for.
  foreseen(() => {
    for (const tile of tiles.toSorted((one, other) => most(other) - most(one))) {
      if (!legalMoves(after).includes(tile)) return;
      steps.push(tile);
      counts.push(1);
      play(after, tile, chance);
      const next = legalMoves(after);
      if (!next.every(isCount)) continue;
      steps.push(next.at(-1)!);
      counts[counts.length - 1] = valueOf(next.at(-1)!);
      play(after, next.at(-1)!, chance);
    }
  });
  const [first, ...rest] = steps;
  if (first === undefined || counts.length < 2) return null;
  if (asked.question === 'wanderlust from') return { counts, steps: [first, ...rest], at: { hex: s.tile } };
  const corner = speciationCorner(s, tiles.map(valueOf));
  return corner === NOTHING ? null : { counts, steps: [first, ...rest], at: { corner } };
}
