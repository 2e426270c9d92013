/**
 * @jest-environment-options {"production": true}
 *
 * The words of every game: in every language, whatever happens.
 */
import { createElement } from 'react';
import { describe, expect, it } from '@jest/globals';
import { HOME_WORDS } from '../../src/app/words/home.ts';
import { LANGUAGE_CODES } from '../../src/kit/languages.ts';
import { GAMES, loadGame } from '../../src/games/index.ts';
import { startEntry } from '../../src/kit/engine.ts';
import { rng } from '../../src/kit/rng.ts';
import { GAP, gapOn } from './gaps.ts';
import { playRandomly } from './random-game.ts';

/** The contents of a catalogue: the path to each of its sentences, and whether it is a text or a function. */
function sentencesOf(words: unknown, path = ''): string[] {
  if (typeof words === 'function') return [`${path}()`];
  if (typeof words !== 'object' || words === null) return [words === '' ? `${path} is empty` : path];
  return Object.entries(words).flatMap(([key, inside]) => sentencesOf(inside, `${path}/${key}`));
}

describe.each(GAMES.map(({ id }) => id))('the words of %s', (id) => {
  it('are there in every language', async () => {
    const game = await loadGame(id);
    const { cover } = game.meta;
    const ui = await game.ui();
    const english = sentencesOf(await ui.loadWords('en'));
    expect(english.length).toBeGreaterThan(50);
    for (const language of LANGUAGE_CODES.filter((code) => code !== 'en')) {
      const translated = new Set(sentencesOf(await ui.loadWords(language)));
      // What has an English name of its own, such as a card, may be named only in the other language.
      expect(english.filter((sentence) => !translated.has(sentence))).toEqual([]);
      expect([...english, ...translated].filter((sentence) => sentence.endsWith('is empty'))).toEqual([]);
      // What is missing there would be the English text itself.
      expect(cover[language]).not.toEqual(cover.en);
      expect(HOME_WORDS[language]).not.toEqual(HOME_WORDS.en);
    }
  });

  it.each(LANGUAGE_CODES)('say whatever happens in random games, in %s', async (language) => {
    const game = await loadGame(id);
    const ui = await game.ui();
    const { Board, Words } = ui;
    const { rules, meta } = game;
    const words = await ui.loadWords(language);
    const names = Array.from({ length: meta.minPlayers }, (_, seat) => `Name ${String(seat)}`);
    const stages = new Set<string>();
    let seen = 0;
    playRandomly(game, rules.defaultOptions(meta.minPlayers), 17, (s) => {
      const open = rules.decision(s)!;
      const stage = `${open.phase}, ${open.stage}`;
      // Each kind of question once, and slow checks now and then.
      if (stages.has(stage) && seen++ % 200 !== 0) return;
      stages.add(stage);
      // A spectator sees much the same at every question.
      for (const seats of stages.size % 4 === 1 ? [[open.player], []] : [[open.player]]) {
        const state = rules.view(s, seats[0] ?? null);
        const props = { state, names, seats, onMove: () => undefined, onUndo: null, history: [startEntry()] };
        expect([stage, gapOn(createElement(Words, { value: words, children: createElement(Board, props) }))]).toEqual([
          stage,
          null,
        ]);
      }
    });
    expect(stages.size).toBeGreaterThan(3);
  });

  it.each(LANGUAGE_CODES)('name answers, and what speaks for them, in %s', async (language) => {
    const game = await loadGame(id);
    const ui = await game.ui();
    const words = await ui.loadWords(language);
    const { rules, meta, notation } = game;
    const judge = (await game.bots()).findLast((level) => level.think !== undefined)!;
    let asked = 0;
    let because = 0;
    playRandomly(game, rules.defaultOptions(meta.minPlayers), 23, (s) => {
      const state = rules.view(s, rules.decision(s)!.player);
      const moves = rules.legalMoves(state);
      for (const move of moves) {
        const named = ui.moveName!(words, state, move);
        const written = JSON.stringify(notation.move.write(move));
        if (named !== '' && named !== written && !GAP.test(named)) continue;
        throw new Error(`${written} is called “${named}”`);
      }
      // Slow checks are made only now and then.
      if (asked++ % 50 !== 0 || moves.length < 2) return;
      const thinking = judge.think!(state, rng(5), { iterations: 4 });
      while (thinking.step());
      const text = ui.reasonsText!(words, state, thinking.advice().reasons);
      expect(text).not.toMatch(GAP);
      if (text !== '') because++;
    });
    expect(because).toBeGreaterThan(0);
  });
});
