/**
 * @jest-environment jsdom
 *
 * Searching the rules of every game: what a reader finds by the terms they may use, and how to leave the search.
 */
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES, type Language } from '../../src/kit/languages.ts';
import { gameIds, loadGame } from '../../src/games/index.ts';
import { eventually } from '../support/waiting.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let unmount = (): void => undefined;
afterEach(() => {
  act(unmount);
  document.body.innerHTML = '';
});

/** The rules of a game, with their search. */
async function open(id: string, language: Language) {
  const ui = await (await loadGame(id)).ui();
  const words = await ui.loadWords(language);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  unmount = () => {
    root.unmount();
  };
  act(() => {
    root.render(
      <ui.Words value={words}>
        <ui.Rulebook />
      </ui.Words>,
    );
  });
  // The long text of the rules is loaded when first needed.
  await eventually(async () => {
    await act(async () => {
      await Promise.resolve();
    });
    expect(box.querySelector('input[type=search]')).not.toBeNull();
  });
  const field = box.querySelector<HTMLInputElement>('input[type=search]')!;
  const found = (): string[] => [...box.querySelectorAll('h2, h3, h4')].map((title) => title.textContent);
  const all = found().length;
  return {
    box,
    field,
    all,
    found,
    type: (text: string): void => {
      act(() => {
        // In a way React notices: not through the property that it tracks itself.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    /** Presses Escape; returns whether the event reaches what is around the rules. */
    escape: (): boolean => {
      let heard = false;
      const listen = (event: KeyboardEvent): void => {
        heard = !event.defaultPrevented;
      };
      window.addEventListener('keydown', listen);
      act(() => {
        document.activeElement!.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
      });
      window.removeEventListener('keydown', listen);
      return heard;
    },
  };
}

const ASKED = {
  en: ['cone', 'keyboard', 'hint', 'how do I win', 'How do I win?'],
  de: ['Kegel', 'Tastatur', 'Hinweis', 'Tipp', 'Wie gewinnt man', 'Wie gewinne ich?'],
} as const;

describe.each(gameIds)('the rules of %s', (id) => {
  const textIn = (language: string): string => readFileSync(`src/games/${id}/content/${language}/rulebook.md`, 'utf8');
  /** The ids, links, facts and figures of each entry. */
  const structureIn = (language: string): string[][] =>
    textIn(language)
      .split(/^(?=#+ )/m)
      .map((entry) => [
        ...(/\{#[\w-]+\}$/m.exec(entry) ?? []),
        ...[...entry.matchAll(/\]\(#[\w-]+\)|\{facts\.[\w.]+\}|\(figure:[\w-]+\)/g)].map(([each]) => each).sort(),
        `labels: ${String([...entry.matchAll(/^!\[.+\]/gm)].flatMap(([labels]) => labels.split(' | ')).length)}`,
        // Keys with names, such as the space bar, have others in other languages.
        ...[...entry.matchAll(/^(Also: |> |- `.+?`)/gm)].map(([each]) => each.replace(/`[^`]{2,}`/, '`…`')),
      ]);

  it.each(LANGUAGE_CODES)(
    'have the same ids, links, facts and figures in every language, all of them known (%s)',
    async (language) => {
      const ids = [...textIn(language).matchAll(/^#+ .* \{#([\w-]+)\}$/gm)].map(([, entry]) => entry!);
      expect(new Set(ids).size).toBe(ids.length);
      expect(structureIn(language)).toEqual(structureIn('en'));
      for (const [, to] of textIn(language).matchAll(/\]\(#([\w-]+)\)/g)) expect(ids).toContain(to);
      // An unknown fact or figure would leave nothing to read.
      const { box, all } = await open(id, language);
      expect(all).toBeGreaterThanOrEqual(ids.length);
      expect(box.textContent).not.toMatch(/facts\.|figure:|\{|\}|\*\*|\]\(|undefined/);
    },
  );

  it('say in each language what the others say in theirs', () => {
    const paragraphs = (language: string): string[] => textIn(language).split(/\n{2,}/);
    for (const language of LANGUAGE_CODES.filter((code) => code !== 'en')) {
      const english = paragraphs('en');
      const same = paragraphs(language).filter((each) => each.length > 30 && english.includes(each));
      expect(same).toEqual([]);
    }
  });

  it.each(['en', 'de'] as const)('are found by whatever a reader may call it (%s)', async (language) => {
    const { type, found, all, box } = await open(id, language);
    const none: string[] = [];
    for (const query of ASKED[language]) {
      type(query);
      if (box.querySelector('.ui-empty') !== null || found().length === 0) none.push(query);
      // A search that leaves everything in place finds nothing in particular.
      expect(found().length).toBeLessThan(all);
    }
    expect(none).toEqual([]);
    type('xyzzy');
    expect(box.querySelector('.ui-empty')!.textContent).toContain('xyzzy');
  });

  it('mark what was found inside of headings that stay whole', async () => {
    const { type, box } = await open(id, 'en');
    const heading = box.querySelector('article h4, section h2, section h3')!.textContent;
    type(heading.slice(0, 5));
    const marked = [...box.querySelectorAll('mark')].find((each) => each.closest('h2, h3, h4') !== null)!;
    expect(marked.closest('h2, h3, h4')!.textContent.toLowerCase()).toContain(marked.textContent.toLowerCase());
    // The mark is only ever inside an element that lays out its content as text: in a flex row it would split the heading.
    expect(marked.parentElement!.matches('h2, h3, span')).toBe(true);
  });

  it('are left by Escape: first what was typed, then the field, and then whatever holds the rules', async () => {
    const { type, field, found, all, escape } = await open(id, 'en');
    field.focus();
    type('survival');
    expect(found().length).toBeLessThan(all);
    expect(escape()).toBe(false);
    expect([field.value, found().length, document.activeElement]).toEqual(['', all, field]);
    expect(escape()).toBe(false);
    expect(document.activeElement).not.toBe(field);
    expect(escape()).toBe(true);
  });
});
