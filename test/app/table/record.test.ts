import { describe, expect, it } from '@jest/globals';
import { resumeSession } from '../../../src/app/session/resume.ts';
import { recordOf } from '../../../src/kit/record/logged-record.ts';
import { game } from '../../support/game.ts';
import { logged } from '../../../src/kit/boardgame/log.ts';
import { startEntry } from '../../../src/kit/engine.ts';
import type { GameModule } from '../../../src/kit/module.ts';
import { playedOnline } from './support.ts';

const module = game as unknown as GameModule;
const nameOf = (player: number): string => `Player ${String(player + 1)}`;

describe('the record of an online game', () => {
  it.each([
    ['chosen animals', { animals: 'chosen' }, 3],
    ['random earth and several animals', { animals: 'dealt', animalsEach: 3, randomEarth: true }, 2],
  ] as const)('leads where the game stands, with the same history: %s', async (_name, setup, players) => {
    const { states, logged: entries } = playedOnline(400, setup, players, 5);
    const log = entries.flat();
    expect(log.some(({ action }) => (action.payload as { type: string }).type === 'undo')).toBe(true);
    const last = states.at(-1)!;
    const history = logged([startEntry()], log, module.actions);
    const now = { stateID: last._stateID, G: last.G, start: states[0]!.G.state, log, history };
    const names = Array.from({ length: players }, (_, seat) => nameOf(seat));
    const record = recordOf(module, now, names, []);
    const resumed = await resumeSession(module, JSON.parse(JSON.stringify(record)), nameOf);
    expect(resumed.local.now.state).toEqual(last.G.state);
    expect(resumed.names).toEqual(names);
    const resumedHistory = resumed.local.entries.slice(1).map((entry) => ({ ...entry, outcomes: undefined }));
    expect(resumedHistory).toEqual(history.slice(1));
  });

  it('refuses a log with a move that the rules do not know', () => {
    const { states, logged: entries } = playedOnline(1, {}, 2, 1);
    const [entry] = entries[0]!;
    const other = { ...entry!, action: { ...entry!.action, payload: { type: 'dance', args: [], playerID: '0' } } };
    const { G } = states[0]!;
    const now = { stateID: 1, G, start: G.state, log: [other as never], history: [] };
    expect(() => recordOf(module, now, ['Ann', 'Bob'], [])).toThrow('dance');
  });
});
