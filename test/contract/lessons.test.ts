/**
 * @jest-environment-options {"production": true}
 *
 * The lessons of every game that has some, played through on their boards in both languages: each task can be done, and none is done by itself.
 */
import { createElement } from 'react';
import { describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../src/games/index.ts';
import { type Text, minutesOf } from '../../src/kit/learning.ts';
import { accepts, beginningOf, finished, isPlayed, stageOf } from '../../src/kit/scenes.ts';
import { gapOn } from './gaps.ts';

const LANGUAGES = ['en', 'de'] as const;

const withLearning = await Promise.all(
  gameIds.map(async (id) => {
    const game = await loadGame(id);
    return { id, game, learning: await game.learning?.(), levels: await game.bots() };
  }),
);
const lessons = withLearning.flatMap(({ id, game, learning, levels }) =>
  (learning?.lessons ?? []).map((lesson) => ({ name: `${id}: ${lesson.id}`, game, levels, lesson })),
);

it('Dominant Species has lessons of about a quarter of an hour', () => {
  const { learning } = withLearning.find(({ id }) => id === 'dominant-species')!;
  for (const language of LANGUAGES) {
    const minutes = learning!.lessons.reduce((sum, lesson) => sum + minutesOf(lesson, language), 0);
    expect(minutes).toBeGreaterThanOrEqual(12);
    expect(minutes).toBeLessThanOrEqual(20);
  }
});

it('A lesson takes as long as it is to be read, what one must not choose left out, and as there is to do', () => {
  const said = (words: number): Text => ({ en: 'word '.repeat(words), de: 'Wort '.repeat(2 * words) });
  const steps = [
    { text: said(140), moves: [[], []] },
    {
      text: said(4),
      choices: [
        { text: said(1), why: said(99) },
        { text: said(1), why: said(4), isRight: true },
      ],
    },
  ];
  expect(minutesOf({ steps }, 'en')).toBeCloseTo(1 + 15 / 60);
  expect(minutesOf({ steps }, 'de')).toBeCloseTo(2 + 15 / 60);
});

describe.each(lessons)('The lesson $name', ({ game, levels, lesson }) => {
  const stage = stageOf(game, levels);

  it('begins with a scene, and says everything in both languages', () => {
    expect(lesson.steps[0]?.scene).toBeDefined();
    const texts: Text[] = [
      lesson.title,
      lesson.about,
      ...lesson.steps.flatMap(({ text, task, otherwise, done, choices = [] }) => [
        text,
        ...[task, otherwise, done].filter((each) => each !== undefined),
        ...choices.flatMap((choice) => [choice.text, choice.why]),
      ]),
    ];
    for (const text of texts) {
      for (const language of LANGUAGES) expect(text[language].trim()).not.toBe('');
      if (text.en.length > 20) expect(text.de).not.toBe(text.en);
    }
  });

  it.each(LANGUAGES)(
    'can be done as it says, and not otherwise, on a board that says everything in %s',
    async (language) => {
      const ui = await game.ui();
      const words = await ui.loadWords(language);
      const names = Array.from({ length: game.meta.maxPlayers }, (_, seat) => `Name ${String(seat)}`);
      /** The board as the lesson shows it. */
      const boardOf = ({ state, history }: ReturnType<typeof stage.begin>, seat: number) =>
        createElement(ui.Words, {
          value: words,
          children: createElement(ui.Board, {
            ...{ state, history, names: names.slice(0, game.rules.players(state)), seats: [seat], looksFrom: seat },
            ...{ onMove: () => undefined, onUndo: null },
          }),
        });
      // At some point another answer is possible, or the lesson would teach nothing.
      let canBeMissed = lesson.steps.some(({ choices }) => choices !== undefined);
      lesson.steps.forEach((step, index) => {
        const label = `step ${String(index + 1)}`;
        const { moves = [], choices, until, task } = step;
        const scene = lesson.steps.findLast((each, i) => i <= index && each.scene !== undefined)!.scene!;
        const from = beginningOf(game, stage, lesson, index);
        expect([label, gapOn(boardOf(from, scene.seat))]).toEqual([label, null]);
        if (moves.length > 0 || until !== undefined || choices) expect([label, typeof task]).toEqual([label, 'object']);
        if (choices) {
          expect([label, choices.filter(({ isRight }) => isRight === true).length]).toEqual([label, 1]);
          expect(choices.length).toBeGreaterThan(1);
        }
        if (moves.length === 0 && until === undefined) return;
        expect([label, isPlayed(game, step, from, from)]).toEqual([label, false]);

        // Every answer it accepts is legal at its step, if the first answer was given at each step before.
        let now = from;
        moves.forEach((accepted, i) => {
          const asked = game.rules.decision(now.state);
          expect([label, i, asked?.player]).toEqual([label, i, scene.seat]);
          const legal = game.rules.legalMoves(now.state);
          const written = legal.map((move) => JSON.stringify(game.notation.move.write(move)));
          const wanted = accepted.map((move) => JSON.stringify(move));
          const isPossible = wanted.slice(0, 1).filter((move) => !written.includes(move));
          expect([label, i, isPossible]).toEqual([label, i, []]);
          const taken = legal.filter((move) => accepts(game.notation.move, step, i, move));
          if (accepted.length > 0) {
            expect(taken.length).toBeGreaterThan(0);
            if (taken.length < legal.length) canBeMissed = true;
          }
          now = stage.answer(scene, now, accepted.length > 0 ? game.notation.move.read(accepted[0]) : legal[0]!);
          expect(game.rules.violations(now.state)).toEqual([]);
        });
        const end = finished(game, stage, scene, step, from);
        expect([label, isPlayed(game, step, from, end), gapOn(boardOf(end, scene.seat))]).toEqual([label, true, null]);
      });
      expect(canBeMissed).toBe(true);
    },
  );
});
