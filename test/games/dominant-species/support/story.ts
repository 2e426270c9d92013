/** Games and moves with their story, as whoever shows a table keeps it. */
import type { HistoryEntry } from '../../../../src/games/dominant-species/board/log/history.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { SETUP } from '../../../../src/games/dominant-species/rules/components.ts';
import type { Chance } from '../../../../src/games/dominant-species/rules/chance.ts';
import type { GameEvent } from '../../../../src/games/dominant-species/rules/events.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { type MoveText, readMove } from '../../../../src/games/dominant-species/rules/notation/names.ts';
import { apply, decision, legalMoves, newGame } from '../../../../src/games/dominant-species/rules/play.ts';
import type { Move } from '../../../../src/games/dominant-species/rules/moves.ts';
import {
  POSITION_FORMAT,
  type Position,
  readPosition,
} from '../../../../src/games/dominant-species/rules/notation/position.ts';
import type { Setup } from '../../../../src/games/dominant-species/rules/setup.ts';
import { NOTHING, type State } from '../../../../src/games/dominant-species/rules/state.ts';
import { STARTING_EARTH, dealing } from './table.ts';

export interface Told {
  state: State;
  history: HistoryEntry[];
}

const beginning = (state: State, events: GameEvent[]): HistoryEntry => ({
  player: null,
  animal: NOTHING,
  move: null,
  turn: state.turn,
  phase: SETUP,
  events,
});

function moved({ state, history }: Told, move: Move, chance: Chance): Told {
  const events: GameEvent[] = [];
  const { player, animal } = decision(state)!;
  const entry = { player, animal, move, turn: state.turn, phase: state.phase, events };
  const after = apply(state, move, { ...chance, emit: (event) => events.push(event) });
  return { state: after, history: [...history, entry] };
}

/** A position and some moves, with their story and what is drawn on the way. Bird and insect play unless said. */
export function tellMoves(
  position: Partial<Position>,
  moves: readonly MoveText[],
  drawn: readonly Readonly<Record<string, string>>[] = [],
): Told {
  const events: GameEvent[] = [];
  const chance = dealing(drawn, events);
  const state = readPosition(
    {
      format: POSITION_FORMAT,
      players: [['bird'], ['insect']],
      earth: STARTING_EARTH,
      at: { phase: 'planning' },
      ...position,
    },
    chance,
  );
  return moves.reduce<Told>((told, value) => moved(told, readMove({ value, path: 'move' }), chance), {
    state,
    history: [beginning(state, events)],
  });
}

/** A game of random answers from a seed, to its end or for so many moves; `each` sees every table on the way. */
export function randomStory(
  setup: Setup,
  seed: number,
  most = Infinity,
  each: (told: Told) => void = () => undefined,
): Told {
  const randomInt = rng(seed);
  const chance = randomChance(randomInt);
  const events: GameEvent[] = [];
  const start = newGame(setup, { ...chance, emit: (event) => events.push(event) });
  let told: Told = { state: start, history: [beginning(start, events)] };
  each(told);
  for (let i = 0; i < most && !told.state.over; i++) {
    const moves = legalMoves(told.state);
    const { history } = told;
    const next = moved({ state: told.state, history: [] }, moves[randomInt(moves.length)]!, chance);
    history.push(...next.history);
    told = { state: next.state, history };
    each(told);
  }
  return told;
}
