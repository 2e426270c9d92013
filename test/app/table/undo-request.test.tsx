/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Match, Player } from '../../../src/app/wire.ts';
import { WordsContext, loadWords } from '../../../src/app/words/words.ts';
import type { TableConnection } from '../../../src/app/table/connection.ts';
import { newParts } from '../../../src/app/table/parts.ts';
import { AskForUndo, useUndoNotice } from '../../../src/app/table/UndoRequest.tsx';
import { NoticeStrip } from '../../../src/table/notices/Notices.tsx';
import type { GameModule } from '../../../src/kit/module.ts';
import type { UndoAnswer, UndoRequest } from '../../../src/kit/online/wire.ts';
import { game as dominantSpecies } from '../../support/game.ts';
import { matchOf, playedOnline } from './support.ts';
import { setScreen } from '../../support/fake-screen.ts';

const en = await loadWords('online', 'en');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
setScreen(() => false);
const game = dominantSpecies as unknown as GameModule;
const NAMES = ['Ann', 'Ben', 'Cleo'];
const { states } = playedOnline(2, {}, 3, 1);
const { G, _stateID: stateID } = states[2]!;
const [first, second] = G.undo!.players as [number, number];
const third = 3 - first - second;

const said: UndoAnswer[] = [];
const { get, set, subscribe } = newParts([]);
const connection = {
  game,
  get,
  subscribe,
  undoRequest: (what: UndoAnswer) => void said.push(what),
} as unknown as TableConnection;
/** The match, with an undo request from the player who moved first. */
const asking = (asks?: Partial<UndoRequest>): Match =>
  matchOf(
    NAMES.map((name, seat): Omit<Player, 'id'> => {
      const request = { stateID, moves: 2, granted: [], since: 0, ...asks };
      return seat === first && asks ? { name, asks: request } : { name };
    }),
  );

/** The notice as a table shows it. */
function Shown({ me }: { me: number }) {
  const notice = useUndoNotice(connection, me, NAMES);
  return <NoticeStrip label="Messages" notices={notice === null ? [] : [notice]} />;
}

let root: ReturnType<typeof createRoot>;
const show = (me: number, match: Match): string => {
  act(() => {
    set({ match, status: 'online', game: { stateID, G, start: null, log: [], history: [] } });
    root.render(
      <WordsContext value={{ online: en }}>
        <AskForUndo connection={connection} me={me} />
        <Shown me={me} />
      </WordsContext>,
    );
  });
  return document.body.textContent;
};
const click = (name: string): void => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name))!;
  act(() => {
    button.click();
  });
};
const press = (key: string): void => {
  act(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  });
};

beforeEach(() => {
  said.length = 0;
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  root = createRoot(box);
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
});

it('a player who has moved asks the others, back to their own last move', () => {
  expect(show(first, asking())).toBe('Ask to take back');
  expect(document.querySelector('button')!.title).toBe('Ask the others to take back your last move and the move since');
  click('Ask');
  expect(said).toEqual(['ask']);
  // The last to move asks for that one move; a player who has not moved has nothing to ask for.
  show(second, asking());
  expect(document.querySelector('button')!.title).toBe('Ask the others to take back your last move');
  expect(show(third, asking())).toBe('');
});

it('the others grant it or refuse it, by click or key', () => {
  expect(show(second, asking({}))).toContain(`${NAMES[first]!} asks to take back their last move and the move since.`);
  click('Allow');
  press('y');
  click('Decline');
  press('x');
  expect(said).toEqual(['grant', 'grant', 'refuse', 'refuse']);
});

it('who asked and who has granted it see who is missing; keys do nothing then', () => {
  expect(show(first, asking({ granted: [second] }))).toBe(
    `Asked to take moves back. Waiting for ${NAMES[third]!}.Withdraw`,
  );
  expect(show(second, asking({ granted: [second] }))).toContain(`Waiting for ${NAMES[third]!}.`);
  press('y');
  expect(said).toEqual([]);
});

it('the player who asked sees who refused; a move ends it for all', () => {
  expect(show(first, asking({ refused: second }))).toBe(`${NAMES[second]!} declined.`);
  expect(show(third, asking({ refused: second }))).toBe('');
  expect(show(second, asking({ stateID: stateID - 1 }))).not.toContain('asks');
});
