/** Which part of a long history the log renders. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from '@jest/globals';
import { newHighlight } from '../../../../src/games/dominant-species/board/state/highlight.ts';
import { Log } from '../../../../src/games/dominant-species/board/log/Log.tsx';
import { TableContext } from '../../../../src/games/dominant-species/board/state/table.ts';
import { en } from '../../../../src/games/dominant-species/board/locales/en/index.ts';
import { LocaleContext } from '../../../../src/games/dominant-species/board/locales/locale.ts';
import { randomGame } from '../support/story.ts';

it('the log shows all turns, but only what happened in the last two', () => {
  const { state, history } = randomGame({ players: 6, animalsEach: 1, randomEarth: false, animals: 'dealt' }, 1);
  const table = {
    s: state,
    names: ['Ann', 'Bea', 'Cem', 'Dag', 'Eve', 'Flo'],
    words: en,
    asked: null,
    legal: new Set<number>(),
    last: history.at(-1)!.events,
    since: () => [],
    highlight: newHighlight(),
    hinted: null,
    send: () => undefined,
    sendAll: () => undefined,
    back: null,
    instead: () => undefined,
    isCatchingUp: false,
  };
  const page = renderToStaticMarkup(
    createElement(
      LocaleContext,
      { value: en },
      createElement(TableContext, { value: table }, createElement(Log, { history })),
    ),
  );
  expect(state.turn).toBeGreaterThan(10);
  expect(page.match(/aria-expanded="false"/g)).toHaveLength(state.turn - 2);
  expect(page.match(/aria-expanded="true"/g)).toHaveLength(2);
  expect(page).toContain('The game is over.');
  expect(page).not.toContain('Ann leads');
  expect(page.match(/class="ds-log-line/g)!.length).toBeLessThan(history.length / 5);
});
