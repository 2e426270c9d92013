/** Which part of a long history the log renders. */
import { createElement } from 'react';
import { expect, it } from '@jest/globals';
import { Log } from '../../../../src/table/log/Log.tsx';
import { framed } from '../support/framed.tsx';
import { randomGame } from '../support/story.ts';

it('the log shows all turns, but only what happened in the last two', () => {
  const story = randomGame({ players: 6, animalsEach: 1, randomEarth: false, animals: 'dealt' }, 1);
  const { state, history } = story;
  const page = framed(story, 6, createElement(Log));
  expect(state.turn).toBeGreaterThan(10);
  expect(page.match(/aria-expanded="false"/g)).toHaveLength(state.turn - 2);
  expect(page.match(/aria-expanded="true"/g)).toHaveLength(2);
  expect(page).toContain('The game is over.');
  expect(page).not.toContain('Ann leads');
  expect(page.match(/class="table-log-line/g)!.length).toBeLessThan(history.length / 5);
});
