/** A table to play on in tests: a position in the game's terms, with given dice and cards. */
import { expect } from '@jest/globals';
import type { GameChance, GameEvent } from '../../../../src/games/evolution-game/rules/events.ts';
import type { Field } from '../../../../src/kit/documents/decode.ts';
import type { MoveText } from '../../../../src/kit/moves.ts';
import type { Move } from '../../../../src/games/evolution-game/rules/moves.ts';
import { notation } from '../../../../src/games/evolution-game/rules/notation/index.ts';
import { writeData } from '../../../../src/games/evolution-game/rules/notation/data-file.ts';
import { readPosition, writePosition } from '../../../../src/games/evolution-game/rules/notation/position.ts';
import { type GameData, RECONSTRUCTION } from '../../../../src/games/evolution-game/rules/data.ts';
import { IllegalMoveError, apply, decision, legalMoves } from '../../../../src/games/evolution-game/rules/play.ts';
import { violations } from '../../../../src/games/evolution-game/rules/invariants.ts';
import type { State } from '../../../../src/games/evolution-game/rules/state.ts';

export type Drawn = Record<string, string | number>;

/** Chance that yields these outcomes in this order, and nothing else. */
function bringing(outcomes: readonly Drawn[], events: GameEvent[] = []): GameChance & { rest(): number } {
  let next = 0;
  return {
    draw(kind, weights) {
      const text = outcomes[next];
      if (text === undefined) throw new Error(`nothing is left for a draw of ${kind}`);
      const outcome = notation.outcome.read(text, `outcomes[${String(next)}]`);
      if (outcome.kind !== kind) throw new Error(`${kind} is drawn, but ${JSON.stringify(text)} comes`);
      if (!(weights[outcome.drawn]! > 0)) throw new Error(`${JSON.stringify(text)} cannot be drawn`);
      next++;
      return outcome.drawn;
    },
    emit: (event) => events.push(event),
    rest: () => outcomes.length - next,
  };
}

export interface PlayerSays {
  genePool?: string | null;
  stage?: number;
  counter?: number | null;
  niches?: string[];
  mutation?: string[];
  toSettle?: number;
}

export interface Says {
  players?: PlayerSays[];
  /** Colours of A–H, a dot for an empty domain. */
  domains?: string;
  /** Colonies by domain: "12......." */
  colonies?: Record<string, string>;
  bottom?: { niches?: string[]; mutation?: string[]; naturalSelection?: string[] };
  question?: Record<string, string | number> | null;
  first?: number;
  turn?: number;
  /** An owner's data; by default the reconstruction. */
  data?: GameData;
}

const POOL = 'OOLLGGYY';

/** A position: by default two players with equal gene pools OOLLGGYY, the first to begin. */
export function at(says: Says): State {
  const players = says.players ?? [{}, {}];
  // Players without given niches hold some that nobody else does, those with the most letters first.
  const named = [...players.flatMap((player) => player.niches ?? []), ...(says.bottom?.niches ?? [])];
  const { niches, stages } = says.data ?? RECONSTRUCTION;
  const spare = niches.filter((niche) => !named.includes(niche)).reverse();
  return readPosition({
    format: 'evolution-game position 1',
    ...(says.data ? { data: writeData(says.data) } : {}),
    ...(says.turn === undefined ? {} : { turn: says.turn }),
    ...(says.first === undefined ? {} : { first: says.first }),
    players: players.map((player) => ({
      genePool: POOL,
      niches: player.niches ?? spare.splice(0, stages[player.stage ?? 0]!.minimum),
      ...player,
    })),
    domains: Object.fromEntries(
      Array.from('ABCDEFGH', (letter, i) => [
        letter,
        {
          colour: (says.domains ?? POOL)[i] === '.' ? null : (says.domains ?? POOL)[i],
          colonies: says.colonies?.[letter] ?? '.........',
        },
      ]),
    ),
    bottom: says.bottom ?? {},
    question: says.question === undefined ? { stage: 'begin', player: 1 } : says.question,
  });
}

/** A move in notation, and back. */
export const moveText = (move: Move): MoveText => notation.move.write(move) as MoveText;
export const readMove = ({ value, path }: Field): Move => notation.move.read(value, path);

/** Plays moves given as text, one after the other, with their draws; the given position stays unchanged. */
export function after(s: State, moves: readonly MoveText[], ...outcomes: Drawn[]): State {
  const chance = bringing(outcomes);
  let state = s;
  for (const move of moves) {
    state = apply(state, readMove({ value: move, path: 'move' }), chance);
    const broken = violations(state);
    if (broken.length > 0) throw new Error(broken.join('; '));
  }
  if (chance.rest() > 0) throw new Error(`${String(chance.rest())} outcomes were never drawn`);
  return state;
}

/** The events of one move. */
export function eventsOf(s: State, move: MoveText, ...outcomes: Drawn[]): GameEvent[] {
  const events: GameEvent[] = [];
  apply(s, readMove({ value: move, path: 'move' }), bringing(outcomes, events));
  return events;
}

/** The legal moves, as text. */
export const answers = (s: State): MoveText[] => legalMoves(s).map(moveText);
/** The squares among the legal moves. */
export const squaresOf = (s: State): string[] =>
  answers(s).flatMap((move) => (typeof move === 'object' && 'place' in move ? [move.place as string] : []));
/** "begin 1": the open question and whose it is. */
export const asked = (s: State): string => {
  const open = decision(s);
  return open ? `${open.stage} ${String(open.player + 1)}` : 'over';
};
export const domainsOf = (s: State): string =>
  Object.values(writePosition(s).domains)
    .map((domain) => domain.colour ?? '.')
    .join('');
export const coloniesOf = (s: State, letter: string): string => writePosition(s).domains[letter]!.colonies;
export const playerOf = (s: State, player: number) => writePosition(s).players[player - 1]!;

export const roll = 'roll';

/** Expects the last of some moves to be refused, and the position to stay unchanged. */
export function refuse(s: State, ...moves: MoveText[]): void {
  const before = JSON.stringify(s);
  expect(() => after(s, moves)).toThrow(IllegalMoveError);
  expect(JSON.stringify(s)).toBe(before);
}
