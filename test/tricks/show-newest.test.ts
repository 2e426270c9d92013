/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { showNewest } from '../../src/table/news/show-newest.ts';

/** An area with a heading of 20 pixels and sentences of 50 each; the new ones by number. */
function area(sentences: number, ...fresh: readonly number[]): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = `<h2></h2>${Array.from({ length: sentences }, (_, i) => `<p${fresh.includes(i) ? ' data-new=""' : ''}></p>`).join('')}`;
  Object.defineProperty(made.querySelector('h2'), 'offsetHeight', { value: 20 });
  for (const [i, each] of [...made.querySelectorAll('p')].entries()) {
    Object.defineProperty(each, 'offsetTop', { value: 20 + 50 * i });
  }
  Object.defineProperty(made, 'scrollHeight', { value: 20 + 50 * sentences });
  return made;
}
const scrolled = (made: HTMLElement): number => {
  showNewest(made);
  return made.scrollTop;
};

describe('An area of news that is too small for all it says', () => {
  it('ends with the last sentence, if that is what is new', () => {
    expect(scrolled(area(5, 4))).toBe(270);
  });

  it('begins below its heading with the first of several that are new', () => {
    expect(scrolled(area(5, 2, 3, 4))).toBe(100);
    expect(scrolled(area(5, 0, 1, 2, 3, 4))).toBe(0);
  });

  it('stays where it is if nothing is new', () => {
    expect(scrolled(area(5))).toBe(0);
    expect(() => {
      showNewest(null);
    }).not.toThrow();
  });
});
