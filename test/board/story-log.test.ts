/** What of a long story the log lays out. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { newAttention } from '../../src/dominant-species/board/attention.ts';
import { Log } from '../../src/dominant-species/board/Log.tsx';
import { TableContext } from '../../src/dominant-species/board/table-context.ts';
import { en } from '../../src/dominant-species/board/words/en/index.ts';
import { WordsContext } from '../../src/dominant-species/board/words/words.ts';
import { randomStory } from '../support/story.ts';

it('the log shows all turns, but only what happened in the last two', () => {
  const { state, story } = randomStory({ players: 6, animalsEach: 1, randomEarth: false, animals: 'dealt' }, 1);
  const table = {
    s: state,
    names: ['Ann', 'Bea', 'Cem', 'Dag', 'Eve', 'Flo'],
    words: en,
    asked: null,
    open: new Set<number>(),
    last: story.at(-1)!.events,
    since: () => [],
    attention: newAttention(),
    hinted: null,
    send: () => undefined,
  };
  const page = renderToStaticMarkup(
    createElement(
      WordsContext,
      { value: en },
      createElement(TableContext, { value: table }, createElement(Log, { story })),
    ),
  );
  expect(state.turn).toBeGreaterThan(10);
  expect(page.match(/aria-expanded="false"/g)).toHaveLength(state.turn - 2);
  expect(page.match(/aria-expanded="true"/g)).toHaveLength(2);
  expect(page).toContain('The game is over.');
  expect(page).not.toContain('Ann leads');
  expect(page.match(/class="ds-told/g)!.length).toBeLessThan(story.length / 5);
});
