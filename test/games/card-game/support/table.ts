/** Sets up a table of the card game in a test and plays on it, in the notation of docs/notation-card-game.md. */
import type { Outcome } from '../../../../src/kit/chance.ts';
import type { CardChance, GameEvent } from '../../../../src/games/card-game/rules/chance.ts';
import {
  type Position,
  POSITION_FORMAT,
  readPosition,
  writePosition,
} from '../../../../src/games/card-game/rules/notation/position.ts';
import { notation, notationFor } from '../../../../src/games/card-game/rules/notation/index.ts';
import type { MoveText } from '../../../../src/kit/moves.ts';
import { apply, decision, isLegal, legalMoves } from '../../../../src/games/card-game/rules/play.ts';
import type { State } from '../../../../src/games/card-game/rules/state.ts';
import { totalOf } from '../../../../src/games/card-game/rules/table.ts';

/** What is drawn, in notation. */
type OutcomeText = Readonly<Record<string, string | number>>;

/** Chance that yields the listed outcomes and nothing else; a draw with only one outcome need not be listed. */
export function dealing(outcomes: readonly OutcomeText[], events: GameEvent[] = []) {
  const rest: Outcome[] = outcomes.map((value, i) => notation.outcome.read(value, `outcomes[${String(i)}]`));
  const chance: CardChance & { rest: Outcome[] } = {
    draw(kind, weights) {
      const possible = Array.from(weights).flatMap((weight, each) => (weight > 0 ? [each] : []));
      if (possible.length === 1) return possible[0]!;
      const next = rest.shift();
      if (next?.kind !== kind || !(weights[next.drawn]! > 0)) {
        throw new Error(`a ${kind} is drawn, but the test deals ${JSON.stringify(next)}`);
      }
      return next.drawn;
    },
    emit: (event) => events.push(event),
    rest,
  };
  return chance;
}

/** The default biomes of a table. */
const USUAL = { biome: 'Savannah A', next: 'Forest' };

/** A table from a position; defaults are those of docs/notation-card-game.md. By default two players, and the first one's turn. */
export const table = (position: Partial<Position>, outcomes: readonly OutcomeText[] = []): State =>
  readPosition({ format: POSITION_FORMAT, players: [{}, {}], ...USUAL, ...position }, dealing(outcomes));

/** The legal answers, as text. */
export const legal = (s: State): MoveText[] =>
  legalMoves(s).map((move) => notationFor(s.cards).move.write(move) as MoveText);

/** The open question: its stage and the player to decide, counted from 1; null after the end. */
export function asked(s: State): { stage: string; player: number } | null {
  const open = decision(s);
  return open && { stage: open.stage, player: open.player + 1 };
}

/** Whether an answer is legal. */
export const allows = (s: State, value: MoveText): boolean => isLegal(s, notationFor(s.cards).move.read(value, 'move'));

/** The table after some moves. Throws if one is not legal, or if something is drawn that the position does not determine. */
export const answer = (s: State, ...moves: MoveText[]): State => answerDealing(s, [], ...moves);

/** The table after some moves and the draws after them. Every listed draw must be made. */
export function answerDealing(s: State, outcomes: readonly OutcomeText[], ...moves: MoveText[]): State {
  return happening(s, outcomes, ...moves).after;
}

/** The table after some moves, and what happened. */
export function happening(s: State, outcomes: readonly OutcomeText[], ...moves: MoveText[]) {
  const events: GameEvent[] = [];
  const chance = dealing(outcomes, events);
  const after = moves.reduce((state, value) => {
    const move = notationFor(s.cards).move.read(value, 'move');
    if (!isLegal(state, move)) {
      throw new Error(
        `${JSON.stringify(value)} is not legal at ${JSON.stringify(asked(state))}: ${JSON.stringify(legal(state))}`,
      );
    }
    return apply(state, move, chance);
  }, s);
  if (chance.rest.length > 0) throw new Error(`not drawn: ${JSON.stringify(chance.rest)}`);
  return { after, events };
}

type Full = Required<Position> & {
  players: Required<Position['players'][number]>[];
  discards: { faceUp: string[]; faceDown: { player: number; card: string }[] };
};
/** The table as a position, to look at its parts by name. */
export const look = (s: State) => writePosition(s) as Full;

/** A player's row of the position, counted from 1. */
export const player = (s: State, number: number) => look(s).players[number - 1]!;

/** A card on a table, endangered. */
export const endangered = (card: string) => ({ card, endangered: true });

/** The food chain totals. */
export const totals = (s: State): number[] => s.hands.map((_, each) => totalOf(s, each));
