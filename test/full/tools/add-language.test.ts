/** A translator adds a language as CONTRIBUTING.md says: in a copy of the sources, with a language made of the English words in brackets. */
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GAMES } from '../../../src/games/index.ts';
import { randomChance } from '../../../src/kit/chance.ts';
import { startEntry } from '../../../src/kit/engine.ts';
import type { GameModule, Language } from '../../../src/kit/module.ts';
import { rng } from '../../../src/kit/rng.ts';

const COPY = `${import.meta.dirname}/../../test-results/add-language-${String(process.pid)}`;
/** No language of the page, so TypeScript does not know it. */
const NEW = 'xx' as Language;

/** A lesson of each game that is not translated yet. */
const NOT_TRANSLATED: Readonly<Record<string, string>> = {
  'dominant-species': 'planning',
  'card-game': 'elements',
  'evolution-game': 'mutation',
};

const load = async <Exports>(path: string): Promise<Exports> => (await import(`${COPY}/src/${path}`)) as Exports;

describe('A new language', () => {
  beforeAll(async () => {
    await cp('src', `${COPY}/src`, { recursive: true, filter: (path) => !path.endsWith('.webp') });
    const list = `${COPY}/src/kit/languages.ts`;
    const languages = await readFile(list, 'utf8');
    await writeFile(list, languages.replace("de: 'Deutsch'", "de: 'Deutsch', xx: 'Pseudo'"));
    for (const path of await readdir('src', { recursive: true })) {
      if (!/words\/en\/.*\.json$/.test(path)) continue;
      const to = `${COPY}/src/${path.replace('/en/', `/${NEW}/`)}`;
      await mkdir(dirname(to), { recursive: true });
      const text = (await readFile(`src/${path}`, 'utf8')).replaceAll(/(?<=": ")(.*)(?=",?$)/gm, '[$1]');
      // The language by which numbers and lists are written.
      await writeFile(to, text.replace('"[en-GB]"', '"en"'));
    }
    // What is known before anything is fetched: a block for each language in one file.
    for (const path of ['app/words/home.json', ...GAMES.map(({ id }) => `games/${id}/meta.json`)]) {
      const texts = JSON.parse(await readFile(`src/${path}`, 'utf8')) as { en: object };
      const bracketed = JSON.stringify(texts.en).replaceAll(/(?<=[:[,]")([^"]*)(?="[,\]}])/g, '[$1]');
      await writeFile(`${COPY}/src/${path}`, JSON.stringify({ ...texts, [NEW]: JSON.parse(bracketed) as object }));
    }
    for (const { id } of GAMES) {
      const content = `${COPY}/src/games/${id}/content`;
      for (const path of await readdir(`${content}/en`, { recursive: true })) {
        if (!path.endsWith('.md') || path.includes(NOT_TRANSLATED[id]!)) continue;
        await mkdir(dirname(`${content}/${NEW}/${path}`), { recursive: true });
        // The names of steps stay as they are.
        const text = (await readFile(`${content}/en/${path}`, 'utf8')).replace(
          /^# (.+)$|(?<=^#{2,3} )(.+)(?= \{#)/gm,
          (all) => (all.startsWith('# ') ? `# [${all.slice(2)}]` : `[${all}]`),
        );
        await writeFile(`${content}/${NEW}/${path}`, text);
      }
    }
  });
  afterAll(() => rm(COPY, { recursive: true, force: true }));

  it('is offered by the home page and by the other pages', async () => {
    const markup = await load<typeof import('../../../src/app/home/markup.ts')>('app/home/markup.ts');
    const { InLanguage } = await load<typeof import('../../../src/app/words/languages.tsx')>('app/words/languages.tsx');
    const { loadWords } = await load<typeof import('../../../src/app/words/words.ts')>('app/words/words.ts');
    const { LanguageChoice } =
      await load<typeof import('../../../src/app/ui/LanguageChoice.tsx')>('app/ui/LanguageChoice.tsx');
    expect(markup.languageList().split(' ')).toContain(NEW);
    expect(markup.allHomeMarkup()).toContain(`<template id="home-${NEW}">`);
    expect(markup.waitingMarkup()).toContain(`data-${NEW}="[Loading…]"`);
    for (const { id } of GAMES) {
      expect(markup.homeMarkup(id, 'de')).toContain(`data-language="${NEW}" lang="${NEW}">Pseudo</button>`);
      const home = markup.homeMarkup(id, NEW);
      // A word of the page, and one of the game.
      expect(home).toContain('[Learn]');
      expect(home).toContain('[Play against');
    }
    const page = createElement(InLanguage, {
      first: await loadWords('page', NEW),
      children: createElement(LanguageChoice),
    });
    expect(renderToStaticMarkup(page)).toMatch(/<legend>\[Language\]<\/legend>.*Pseudo/);
    expect((await loadWords('online', NEW)).title()).toMatch(/^\[.*\]$/);
  });

  it.each(GAMES.map(({ id }) => id))('shows the board of %s', async (id) => {
    const games = await load<typeof import('../../../src/games/index.ts')>('games/index.ts');
    const { frameWords } = await load<typeof import('../../../src/table/words.ts')>('table/words.ts');
    const game: GameModule = await games.loadGame(id);
    const ui = await game.ui();
    const words = await ui.loadWords(NEW);
    const state = game.rules.newGame(game.rules.defaultOptions(2), randomChance(rng(1)));
    const props = { state, names: ['Ann', 'Ben'], seats: [0, 1], onMove: () => undefined, history: [startEntry()] };
    const shown = renderToStaticMarkup(
      createElement(ui.Words, { value: words, children: createElement(ui.Board, props) }),
    );
    expect(shown.match(/\[/g)?.length).toBeGreaterThan(20);
    // A word of the frame.
    expect(shown).toContain('[Rules]');
    expect(ui.timeline(words).score).toMatch(/^\[.*\]$/);
    expect(frameWords({ language: NEW }).player({ seat: 1 })).toBe('[Player 1]');
    expect(game.meta.title[NEW]).toBe(`[${game.meta.title.en}]`);
    expect(game.meta.describe!({ position: 'x' }, NEW)).toContain('[from a saved position]');
  });

  it('names the parts of positions in the editors', async () => {
    const games = await load<typeof import('../../../src/games/index.ts')>('games/index.ts');
    const editorOf = async (id: string) => (await (await games.loadGame(id)).ui()).loadEditor!(NEW);
    expect((await editorOf('card-game')).fieldName!('biome', {})).toMatch(/^\[.*\]$/);
    expect((await editorOf('evolution-game')).fieldName!('domains.A', {})).toBe('[Domain A]');
  });

  it.each(GAMES.map(({ id }) => id))(
    'has the lessons, challenges and sample games of %s, in English where they are missing',
    async (id) => {
      const games = await load<typeof import('../../../src/games/index.ts')>('games/index.ts');
      const game: GameModule = await games.loadGame(id);
      const { lessons, challenges } = await game.learning!(NEW);
      const english = await game.learning!('en');
      expect(lessons.map(({ title }) => title)).toEqual(
        english.lessons.map((lesson) => (lesson.id === NOT_TRANSLATED[id] ? lesson.title : `[${lesson.title}]`)),
      );
      expect(challenges.map(({ title }) => title)).toEqual(english.challenges.map(({ title }) => `[${title}]`));
      for (const { title } of await game.samples!(NEW)) expect(title).toMatch(/^\[.*\]$/);
    },
  );

  it('has the rules', async () => {
    const { fetchRules } = await load<{
      fetchRules: (language: Language) => Promise<readonly { title: string; chapter: { title: string } | null }[]>;
    }>('games/dominant-species/board/rulebook/Rulebook.tsx');
    for (const { title, chapter } of await fetchRules(NEW)) expect(chapter!.title + title).toMatch(/^\[.*\]\[.*\]$/);
  });
});
