/** Lessons, of every game that has some, are played through: each task can be done, and none is done by itself. */
import { describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../src/games/index.ts';
import { type Text, accepts, beginningOf, finished, isPlayed, minutesOf, stageOf } from '../../src/kit/learning.ts';

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

  it('can be done as it says, and not otherwise', () => {
    // Somewhere another answer is possible, or the lesson would teach nothing.
    let canBeMissed = lesson.steps.some(({ choices }) => choices !== undefined);
    lesson.steps.forEach((step, index) => {
      const label = `step ${String(index + 1)}`;
      const { moves = [], choices, until, task } = step;
      const scene = lesson.steps.findLast((each, i) => i <= index && each.scene !== undefined)!.scene!;
      const from = beginningOf(game, stage, lesson, index);
      if (moves.length > 0 || until !== undefined || choices) expect([label, typeof task]).toEqual([label, 'object']);
      if (choices) {
        expect([label, choices.filter(({ isRight }) => isRight === true).length]).toEqual([label, 1]);
        expect(choices.length).toBeGreaterThan(1);
      }
      if (moves.length === 0 && until === undefined) return;
      expect([label, isPlayed(game, step, from, from)]).toEqual([label, false]);

      // Every answer it accepts is legal when it is asked for, on the way that the first ones lead.
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
      expect([label, isPlayed(game, step, from, finished(game, stage, scene, step, from))]).toEqual([label, true]);
    });
    expect(canBeMissed).toBe(true);
  });
});
