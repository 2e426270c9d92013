/**
 * @jest-environment-options {"production": true, "customExportConditions": ["node", "node-addons", "test-games"]}
 *
 * The lessons of every game that has some, also of those of a test build, played through on their boards in every language: each task can be done, and none is done by itself.
 */
import { createElement } from 'react';
import { describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../src/games/index.ts';
import { LANGUAGE_CODES } from '../../src/kit/languages.ts';
import { type Lesson, minutesOf } from '../../src/kit/learning.ts';
import type { BotLevel, GameModule } from '../../src/kit/module.ts';
import { accepts, beginningOf, finished, isPlayed, stageOf } from '../../src/kit/scenes.ts';
import { gapOn } from './gaps.ts';

const LANGUAGES = LANGUAGE_CODES;

const withLearning: {
  id: string;
  game: GameModule;
  lessons: (readonly Lesson[])[];
  levels: readonly BotLevel<unknown, unknown>[];
}[] = [];
// One after another: Jest loses its way among modules that several imports fetch at once.
for (const id of gameIds) {
  const game = await loadGame(id);
  const ofLanguages: (readonly Lesson[])[] = [];
  for (const code of LANGUAGES) ofLanguages.push((await game.learning?.(code))?.lessons ?? []);
  withLearning.push({ id, game, lessons: ofLanguages, levels: await game.bots() });
}
const lessons = withLearning.flatMap(({ id, game, lessons: [en, ...others], levels }) =>
  en!.map((lesson, i) => ({
    name: `${id}: ${lesson.id}`,
    game,
    levels,
    translations: [lesson, ...others.map((translated) => translated[i]!)],
  })),
);

/** All that a lesson says, in order; null for what is left out. */
const textsOf = ({ title, about, steps }: Lesson): (string | null)[] => [
  title,
  about,
  ...steps.flatMap(({ text, task, otherwise, done, choices = [] }) => [
    text,
    ...[task, otherwise, done].map((each) => each ?? null),
    ...choices.flatMap((choice) => [choice.text, choice.why]),
  ]),
];

/** What no language changes. */
const rulesOf = ({ id, steps }: Lesson): unknown => [
  id,
  steps.map(({ scene, moves, until, choices }) => ({
    ...{ scene, moves, until },
    right: choices?.map(({ isRight }) => isRight === true),
  })),
];

it('Dominant Species has lessons of about a quarter of an hour', () => {
  for (const translated of withLearning.find(({ id }) => id === 'dominant-species')!.lessons) {
    const minutes = translated.reduce((sum, lesson) => sum + minutesOf(lesson), 0);
    expect(minutes).toBeGreaterThanOrEqual(12);
    expect(minutes).toBeLessThanOrEqual(20);
  }
});

it('The minutes of a lesson count its text, without the answers that must not be chosen, and its moves', () => {
  const said = (words: number): string => 'word '.repeat(words);
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
  expect(minutesOf({ steps })).toBeCloseTo(1 + 15 / 60);
});

describe.each(lessons)('The lesson $name', ({ game, levels, translations }) => {
  const stage = stageOf(game, levels);

  it('begins with a scene, and says the same in every language', () => {
    const [english] = translations;
    expect(english!.steps[0]?.scene).toBeDefined();
    const texts = translations.map(textsOf);
    for (const [i, translated] of translations.entries()) {
      expect(rulesOf(translated)).toEqual(rulesOf(english!));
      for (const [at, text] of texts[i]!.entries()) {
        expect([at, text === null]).toEqual([at, texts[0]![at] === null]);
        if (text !== null) expect(text.trim()).toMatch(/./);
        if (i > 0 && (text?.length ?? 0) > 20) expect(text).not.toBe(texts[0]![at]);
      }
    }
  });

  it.each(LANGUAGES)(
    'can be done as it says, and not otherwise, on a board that says everything in %s',
    async (language) => {
      const lesson = translations[LANGUAGES.indexOf(language)]!;
      const ui = await game.ui();
      const words = await ui.loadWords(language);
      const names = Array.from({ length: game.meta.maxPlayers }, (_, seat) => `Name ${String(seat)}`);
      /** The board as the lesson shows it. */
      const boardOf = ({ state, history }: ReturnType<typeof stage.begin>, seat: number) =>
        createElement(ui.Words, {
          value: words,
          children: createElement(ui.Board, {
            ...{ state, history, names: names.slice(0, game.rules.players(state)), seats: [seat], fromSeat: seat },
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
        if (moves.length > 0 || until !== undefined || choices) expect([label, typeof task]).toEqual([label, 'string']);
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
