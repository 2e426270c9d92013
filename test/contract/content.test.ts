/** The files of lessons, challenges and finished games: their form, and that every language has all of them. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../src/games/index.ts';
import { LANGUAGE_CODES } from '../../src/kit/languages.ts';
import { readLesson, readTrials, sceneOf } from '../../src/kit/learning-files.ts';
import { sectionsOf } from '../../src/kit/documents/markdown.ts';
import { checkChallenges, checkLesson, checkScenes } from '../support/content-form.ts';

const withContent = gameIds.filter((id) => existsSync(`src/games/${id}/content/challenges.json`));

describe.each(withContent)('The content of %s', (id) => {
  const folder = `src/games/${id}/content`;
  const json = (file: string): unknown => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  const ids = (file: string) => sectionsOf(readFileSync(`${folder}/${file}`, 'utf8')).map((section) => section.id);
  const named = (path: string, ending: string): string[] =>
    readdirSync(`${folder}/${path}`)
      .map((file) => file.replace(ending, ''))
      .sort();

  it('has scenes, lessons and challenges in the form that the page reads', async () => {
    const scenes = checkScenes(json('scenes.json'));
    for (const lesson of named('lessons', '.json')) checkLesson(lesson, json(`lessons/${lesson}.json`), scenes);
    checkChallenges(json('challenges.json'), scenes);
    const game = await loadGame(id);
    expect((await game.challenges!()).length).toBeGreaterThan(0);
  });

  it.each(LANGUAGE_CODES)('has every text in %s, and none too many', async (language) => {
    const game = await loadGame(id);
    const { lessons } = await game.learning!(language);
    expect(named('lessons', '.json')).toEqual(lessons.map((lesson) => lesson.id).sort());
    expect(named(`${language}/lessons`, '.md')).toEqual(named('lessons', '.json'));
    expect(ids(`${language}/challenges.md`)).toEqual(Object.keys(json('challenges.json') as object));
    expect(ids(`${language}/samples.md`).sort()).toEqual(named('samples', '.json'));
  });
});

describe('A mistake in a file of lessons or challenges', () => {
  const goals = { win: { parameters: ['within'], judge: () => () => 'open' as const } };
  const scenes = { start: { position: { turn: 1, first: 0 } } };
  const challenge = {
    difficulty: 1,
    odds: { random: 0, led: 0.5 },
    goal: { goal: 'win', within: 3 },
    scene: { position: {} },
    solution: [],
  };
  const changed = (change: object): object => ({ easy: { ...challenge, ...change } });

  it.each([
    [{ seat: 0 }, 'scenes.json.start.position: is missing'],
    [{ position: {}, seat: -1 }, 'scenes.json.start.seat'],
  ])('in a scene is named with its file and field: %j', (start, error) => {
    expect(() => checkScenes({ start })).toThrow(error);
  });

  it.each([
    [{ move: [] }, 'lessons/first.json.begin.move'],
    [{ moves: [{}] }, 'lessons/first.json.begin.moves[0]'],
    [{ until: 'turn' }, 'lessons/first.json.begin.until: "turn" is not an end'],
    [{ moves: [[]], mistakes: { passed: ['pass'] } }, 'lessons/first.json.begin.mistakes.passed[0]'],
    [{ mistakes: { passed: [['pass']] } }, 'lessons/first.json.begin: only answers to moves can be mistakes'],
    [{ scene: { from: 'stop', position: {} } }, 'lessons/first.json.begin.scene.from: "stop" is not a scene'],
  ])('in a lesson is named with its file and field: %j', (begin, error) => {
    expect(() => {
      checkLesson('first', { begin }, ['start']);
    }).toThrow(error);
  });

  it.each([
    [{ difficulty: 6 }, 'challenges.json.easy.difficulty'],
    [{ odds: { random: 2, led: 0 } }, 'challenges.json.easy.odds.random'],
    [{ goal: { within: 3 } }, 'challenges.json.easy.goal.goal: is missing'],
    [{ goal: { goal: 'win', within: 'soon' } }, 'challenges.json.easy.goal.within'],
    [{ solution: undefined }, 'challenges.json.easy.solution: is missing'],
  ])('in a challenge is named with its file and field: %j', (change, error) => {
    checkChallenges(changed({}), []);
    expect(() => {
      checkChallenges(changed(change), []);
    }).toThrow(error);
  });

  it('is refused when the lesson is read', () => {
    const text = '# First\n\nAbout it.\n\n## begin\n\nText.\n';
    expect(readLesson(scenes, 'first', { begin: { until: 'phase' } }, text)).toEqual({
      ...{ id: 'first', title: 'First', about: 'About it.' },
      steps: [{ until: 'phase', text: 'Text.' }],
    });
    expect(() =>
      readLesson(scenes, 'first', { begin: { moves: [['roll']], mistakes: { passed: [['pass']] } } }, text),
    ).toThrow('first, begin: the text has the mistakes ; the step has passed');
    expect(() => readLesson(scenes, 'first', { start: {} }, text)).toThrow(
      'first: the text has the steps begin; the lesson has start',
    );
    expect(() => readLesson(scenes, 'first', { begin: {} }, text.slice(text.indexOf('##')))).toThrow('# Title');
    expect(() => readLesson(scenes, 'first', { begin: {} }, `${text}\n- [ ] Yes\n`)).toThrow('- [x] answer: why');
    expect(() => sectionsOf('Text.')).toThrow('"Text." is not a heading');
  });

  it('is refused when the challenges are read: a goal that there is not, or other numbers than it takes', () => {
    const read = (goal: object) => () => readTrials(scenes, goals, changed({ goal }) as never);
    expect(read({ goal: 'win', within: 3 })()).toHaveLength(1);
    expect(read({ goal: 'lose' })).toThrow('easy.goal.goal: "lose" is not a goal; there are win');
    expect(read({ goal: 'win', least: 1 })).toThrow('easy.goal: "win" is given least; it takes within');
  });

  it('a scene changes fields of the position of another', () => {
    expect(sceneOf(scenes, { from: 'start', seat: 1, position: { turn: 2 } })).toEqual({
      seat: 1,
      position: { turn: 2, first: 0 },
    });
    expect(() => sceneOf(scenes, { from: 'end', position: {} })).toThrow('"end" is not a scene; there are start');
  });
});
