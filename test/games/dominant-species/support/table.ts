/** Sets up a table in a test and plays on it, in the notation of docs/notation.md. */
import type { DrawKind, Outcome } from '../../../../src/games/dominant-species/rules/chance.ts';
import type { GameEvent } from '../../../../src/games/dominant-species/rules/events.ts';
import {
  type MoveText,
  moveText,
  readMove,
  readOutcome,
} from '../../../../src/games/dominant-species/rules/notation/names.ts';
import { apply, decision, isLegal, legalMoves } from '../../../../src/games/dominant-species/rules/play.ts';
import {
  POSITION_FORMAT,
  type Position,
  readPosition,
  writePosition,
} from '../../../../src/games/dominant-species/rules/notation/position.ts';
import { ANIMALS } from '../../../../src/games/dominant-species/rules/components.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';

/** The seven starting tiles without pieces on them. */
export const STARTING_EARTH = {
  '0,0': { terrain: 'sea', tundra: true },
  '0,-1': { terrain: 'wetland' },
  '1,-1': { terrain: 'savannah' },
  '1,0': { terrain: 'desert' },
  '0,1': { terrain: 'mountain' },
  '-1,1': { terrain: 'forest' },
  '-1,0': { terrain: 'jungle' },
};

/** Chance that yields the listed outcomes and nothing else. */
export function dealing(outcomes: readonly Readonly<Record<string, string>>[], events: GameEvent[] = []) {
  const rest: Outcome[] = outcomes.map((value, i) => readOutcome({ value, path: `outcomes[${String(i)}]` }));
  return {
    draw(kind: DrawKind, weights: readonly number[]): number {
      const next = rest.shift();
      if (next?.kind !== kind || !(weights[next.drawn]! > 0)) {
        throw new Error(`${kind} is drawn, but the test deals ${JSON.stringify(next)}`);
      }
      return next.drawn;
    },
    emit: (event: GameEvent) => events.push(event),
    rest,
  };
}

/** A table from a position; defaults are those of docs/notation.md. Bird and insect play unless given. */
export const table = (position: Partial<Position>, outcomes: readonly Readonly<Record<string, string>>[] = []): State =>
  readPosition(
    {
      format: POSITION_FORMAT,
      players: [['bird'], ['insect']],
      earth: STARTING_EARTH,
      at: { phase: 'planning' },
      ...position,
    },
    dealing(outcomes),
  );

/** The legal answers, as text. */
export const legal = (s: State): MoveText[] => legalMoves(s).map(moveText);

/** The open question: its name and the animal to decide; null after the end. */
export function asked(s: State): { question: string; animal: string | undefined } | null {
  const open = decision(s);
  return open && { question: open.question, animal: ANIMALS[open.animal] };
}

/** The table after some moves. Throws if one is not legal. */
export function answer(s: State, ...moves: MoveText[]): State {
  return answerDealing(s, [], ...moves);
}

/** The table after some moves and the draws after them. Every listed draw must be made. */
export function answerDealing(
  s: State,
  outcomes: readonly Readonly<Record<string, string>>[],
  ...moves: MoveText[]
): State {
  const chance = dealing(outcomes);
  const after = moves.reduce((state, value) => {
    const move = readMove({ value, path: 'move' });
    if (!isLegal(state, move)) {
      throw new Error(
        `${JSON.stringify(value)} is not legal at ${JSON.stringify(asked(state))}: ${JSON.stringify(legal(state))}`,
      );
    }
    return apply(state, move, chance);
  }, s);
  if (chance.rest.length > 0) throw new Error(`not drawn: ${JSON.stringify(chance.rest)}`);
  return after;
}

/** The table as a position, to look at its parts by name. */
export const look = (s: State) =>
  writePosition(s) as Required<Position> & { stacks: { faceUp: string | null; faceDown: number }[] };

/**
 * A way to take a card in a test: the animal (by default the bird) takes it on the first space of Domination; the insect has a
 * pawn on the next one, so that the turn goes on. `usual` is the position, `position` what differs from it.
 */
export const taking =
  (card: string, usual: object = {}) =>
  (position: object = {}): State =>
    answer(
      table({
        display: { domination: [null, 'insect'] },
        cards: { faceUp: [card, card === 'omnivore' ? 'blight' : 'omnivore'], taken: [] },
        at: { question: 'domination card', animal: 'bird', space: 'domination 1', tile: '0,-1' },
        ...usual,
        ...position,
      }),
      { card },
    );
