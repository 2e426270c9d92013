import { describe, expect, it } from 'vitest';
import { forget, openText, remember, resumeSession, startSession } from '../../src/app/session.ts';
import { type G, afterMove, beforeMove } from '../../src/dominant-species/game/game.ts';
import { generator } from '../../src/dominant-species/generator.ts';
import { randomDealer } from '../../src/dominant-species/rules/dealer.ts';
import { outcomeText } from '../../src/dominant-species/rules/names.ts';
import { legalMoves } from '../../src/dominant-species/rules/play.ts';
import { writePosition } from '../../src/dominant-species/rules/position.ts';
import { table } from '../support/table.ts';

const nameOf = (player: number): string => `Player ${String(player + 1)}`;

/** Plays at random, remembering and now and then taking back. */
function played(moves: number) {
  const below = generator(21);
  const names = ['Ann', 'Bob', 'Cy'];
  const session = startSession({ setup: { players: 3, animals: 'chosen' } }, names, randomDealer(below));
  let G: G = session.start;
  let { memory } = session;
  for (let i = 0; i < moves && !G.state.over; i++) {
    if (G.undo && below(8) === 0) {
      G = beforeMove(G);
      memory = forget(memory);
      continue;
    }
    const legal = legalMoves(G.state);
    const move = legal[below(legal.length)]!;
    const after = afterMove(G, move, below);
    memory = remember(memory, G.state, move, after.outcomes.map(outcomeText));
    G = after.G;
  }
  return { G, memory, names };
}

describe('a session', () => {
  it('resumes from its record where it was: state, names, story and what can be taken back', () => {
    const { G, memory, names } = played(300);
    const resumed = resumeSession(JSON.parse(JSON.stringify(memory.record)), nameOf);
    expect(resumed.start.state).toEqual(G.state);
    expect(resumed.start.undo).toEqual(G.undo);
    expect(resumed.names).toEqual(names);
    expect(resumed.memory.story).toEqual(memory.story);
    expect(resumed.memory.record).toEqual(memory.record);
  });

  it('keeps which seats are bots’; a person plays for a bot this page does not know', () => {
    const { memory, bots } = startSession(
      { setup: { players: 3 } },
      ['Ann', 'Greedy bot', 'Strong bot'],
      randomDealer(generator(1)),
      [null, 'greedy', 'strong'],
    );
    expect(bots).toEqual([null, 'greedy', 'strong']);
    expect(resumeSession(memory.record, nameOf).bots).toEqual(bots);
    const other = { ...memory.record, bots: [null, 'greedy', 'grandmaster'] };
    expect(resumeSession(other, nameOf).bots).toEqual([null, 'greedy', null]);
    const people = startSession({ setup: { players: 3 } }, ['Ann', 'Bob', 'Cy'], randomDealer(generator(1)));
    expect(people.memory.record.bots).toBeUndefined();
    expect(resumeSession(people.memory.record, nameOf).bots).toEqual([null, null, null]);
  });

  it('tells who moved, where in the turn, and what came of it', () => {
    const { memory } = played(300);
    expect(memory.story[0]).toMatchObject({ player: null, move: null });
    expect(memory.story[1]).toMatchObject({ player: 0, turn: 1, events: [] });
    expect(memory.story.some(({ events }) => events.some(({ event }) => event === 'turn'))).toBe(true);
  });

  it('opens a position as a game that starts there', () => {
    const position = writePosition(table({ turn: 4 }));
    const session = openText(
      JSON.stringify(position),
      nameOf,
      randomDealer(() => 0),
    );
    expect(session.start.state.turn).toBe(4);
    expect(session.names).toEqual(['Player 1', 'Player 2']);
    const again = resumeSession(JSON.parse(JSON.stringify(session.memory.record)), nameOf);
    expect(again.start.state).toEqual(session.start.state);
  });

  it.each([
    ['text that is no JSON', '{"format"', /JSON/],
    ['another document', '{"format":"chess"}', /format: must be/],
    ['a list', '[]', /is not an object/],
    ['nothing', 'null', /is not an object/],
    ['a record with an illegal move', '', /move 1: .* is not legal/],
  ])('refuses %s', (name, text, message) => {
    const { memory } = played(0);
    const illegal = JSON.stringify({ ...memory.record, moves: [{ move: { tile: '0,0' } }] });
    expect(() =>
      openText(
        name.includes('illegal') ? illegal : text,
        nameOf,
        randomDealer(() => 0),
      ),
    ).toThrow(message);
  });
});
