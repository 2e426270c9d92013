/** Games and moves with their history, as code that shows a table stores it. */
import type { Entry } from '../../../../src/games/dominant-species/board/state/history.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { PHASES } from '../../../../src/games/dominant-species/rules/components.ts';
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
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';
import { STARTING_EARTH, dealing } from './table.ts';

export interface Story {
  state: State;
  history: Entry[];
}

const beginning = (events: GameEvent[]): Entry => ({ player: null, move: null, asked: null, events });

function moved({ state, history }: Story, move: Move, chance: Chance): Story {
  const events: GameEvent[] = [];
  const { player, animal } = decision(state)!;
  const asked = { player, phase: PHASES[state.phase]!, stage: '', round: state.turn, role: animal };
  const entry = { player, move, asked, events };
  const after = apply(state, move, { ...chance, emit: (event) => events.push(event) });
  return { state: after, history: [...history, entry] };
}

/** A position and some moves, with their history and what is drawn on the way. Bird and insect play unless given. */
export function playMoves(
  position: Partial<Position>,
  moves: readonly MoveText[],
  drawn: readonly Readonly<Record<string, string>>[] = [],
): Story {
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
  return moves.reduce<Story>((story, value) => moved(story, readMove({ value, path: 'move' }), chance), {
    state,
    history: [beginning(events)],
  });
}

/** A game of random moves from a seed, to its end or for a number of moves; `each` sees every state on the way. */
export function randomGame(
  setup: Setup,
  seed: number,
  most = Infinity,
  each: (story: Story) => void = () => undefined,
): Story {
  const randomInt = rng(seed);
  const chance = randomChance(randomInt);
  const events: GameEvent[] = [];
  const start = newGame(setup, { ...chance, emit: (event) => events.push(event) });
  let story: Story = { state: start, history: [beginning(events)] };
  each(story);
  for (let i = 0; i < most && !story.state.over; i++) {
    const moves = legalMoves(story.state);
    const { history } = story;
    const next = moved({ state: story.state, history: [] }, moves[randomInt(moves.length)]!, chance);
    history.push(...next.history);
    story = { state: next.state, history };
    each(story);
  }
  return story;
}
