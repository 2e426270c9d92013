/** Games and moves with their story, as whoever shows a table keeps it. */
import type { StoryEntry } from '../../src/dominant-species/board/story.ts';
import { generator } from '../../src/dominant-species/generator.ts';
import { SETUP } from '../../src/dominant-species/rules/components.ts';
import { type Dealer, type GameEvent, randomDealer } from '../../src/dominant-species/rules/dealer.ts';
import { type MoveText, readMove } from '../../src/dominant-species/rules/names.ts';
import { apply, decision, legalMoves, newGame } from '../../src/dominant-species/rules/play.ts';
import type { Move } from '../../src/dominant-species/rules/moves.ts';
import { POSITION_FORMAT, type Position, readPosition } from '../../src/dominant-species/rules/position.ts';
import type { Setup } from '../../src/dominant-species/rules/setup.ts';
import { NOTHING, type State } from '../../src/dominant-species/rules/state.ts';
import { STARTING_EARTH, dealing } from './table.ts';

export interface Told {
  state: State;
  story: StoryEntry[];
}

const beginning = (state: State, events: GameEvent[]): StoryEntry => ({
  player: null,
  animal: NOTHING,
  move: null,
  turn: state.turn,
  phase: SETUP,
  events,
});

function moved({ state, story }: Told, move: Move, dealer: Dealer): Told {
  const events: GameEvent[] = [];
  const { player, animal } = decision(state)!;
  const entry = { player, animal, move, turn: state.turn, phase: state.phase, events };
  const after = apply(state, move, { ...dealer, tell: (event) => events.push(event) });
  return { state: after, story: [...story, entry] };
}

/** A position and some moves, with their story and what is drawn on the way. Bird and insect play unless said. */
export function tellMoves(
  position: Partial<Position>,
  moves: readonly MoveText[],
  drawn: readonly Readonly<Record<string, string>>[] = [],
): Told {
  const events: GameEvent[] = [];
  const dealer = dealing(drawn, events);
  const state = readPosition(
    {
      format: POSITION_FORMAT,
      players: [['bird'], ['insect']],
      earth: STARTING_EARTH,
      at: { phase: 'planning' },
      ...position,
    },
    dealer,
  );
  return moves.reduce<Told>((told, value) => moved(told, readMove({ value, path: 'move' }), dealer), {
    state,
    story: [beginning(state, events)],
  });
}

/** A game of random answers from a seed, to its end or for so many moves; `each` sees every table on the way. */
export function randomStory(
  setup: Setup,
  seed: number,
  most = Infinity,
  each: (told: Told) => void = () => undefined,
): Told {
  const below = generator(seed);
  const dealer = randomDealer(below);
  const events: GameEvent[] = [];
  const start = newGame(setup, { ...dealer, tell: (event) => events.push(event) });
  let told: Told = { state: start, story: [beginning(start, events)] };
  each(told);
  for (let i = 0; i < most && !told.state.over; i++) {
    const moves = legalMoves(told.state);
    const { story } = told;
    const next = moved({ state: told.state, story: [] }, moves[below(moves.length)]!, dealer);
    story.push(...next.story);
    told = { state: next.state, story };
    each(told);
  }
  return told;
}
