import { describe, expect, it } from 'vitest';
import { retell, retellOn } from '../../../src/app/online/retold.ts';
import { resumeSession } from '../../../src/app/session.ts';
import { playedOnline } from './support.ts';

const nameOf = (player: number): string => `Player ${String(player + 1)}`;

describe('the memory of an online game', () => {
  for (const [name, setup, players] of [
    ['chosen animals', { animals: 'chosen' }, 3],
    ['random earth and several animals', { animals: 'dealt', animalsEach: 3, randomEarth: true }, 2],
  ] as const) {
    const { states, logged } = playedOnline(400, setup, players, 5);

    it(`is the same told at once or a move at a time: ${name}`, () => {
      let memory = retell(states[0]!.G.state, []);
      logged.forEach((entries, i) => {
        memory = retellOn(memory, states[i]!.G.state, entries);
      });
      expect(retell(states[0]!.G.state, logged.flat())).toEqual(memory);
      expect(logged.flat().some(({ action }) => (action.payload as { type: string }).type === 'undo')).toBe(true);
    });

    it(`makes a record that leads where the game stands: ${name}`, () => {
      const { record, story } = retell(states[0]!.G.state, logged.flat());
      const resumed = resumeSession(JSON.parse(JSON.stringify(record)), nameOf);
      expect(resumed.start.state).toEqual(states.at(-1)!.G.state);
      expect(resumed.memory.story.slice(1)).toEqual(story.slice(1));
    });
  }

  it('says what it does not understand', () => {
    const { states, logged } = playedOnline(1, {}, 2, 1);
    const [entry] = logged[0]!;
    const other = { ...entry!, action: { ...entry!.action, payload: { type: 'dance', args: [], playerID: '0' } } };
    expect(() => retell(states[0]!.G.state, [other as never])).toThrow('dance');
    expect(() => retellOn(retell(states[0]!.G.state, []), states[0]!.G.state, [entry!, entry!])).toThrow('several');
  });
});
