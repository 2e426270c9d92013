/** The challenges of every game: the goal can be reached, but not by just any answers. */
import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES } from '../../../src/kit/languages.ts';
import { gameIds, loadGame } from '../../../src/games/index.ts';
import { hardness } from '../../../src/kit/learning.ts';
import { notationOf } from '../../../src/kit/record/record.ts';
import { type SceneAttempt, stageOf } from '../../../src/kit/scenes.ts';
import { rng } from '../../../src/kit/rng.ts';
import { times } from '../../support/soak.ts';

/** The number of random lines, and how many of them may reach the goal. */
const LINES = times(4);
const MAX_REACHED = times(2);
const MAX_ANSWERS = 60;

const withChallenges = await Promise.all(
  gameIds.map(async (id) => {
    const game = await loadGame(id);
    const translations = await Promise.all(
      LANGUAGE_CODES.map(async (code) => (await game.learning?.(code))?.challenges ?? []),
    );
    return { id, game, translations, challenges: translations[0]!, levels: await game.bots() };
  }),
);
const challenges = withChallenges.flatMap(({ id, game, translations: [english, ...others], levels }) =>
  english!.map((challenge, i) => ({
    name: `${id}: ${challenge.id}`,
    ...{ game, levels, challenge, translations: others.map((translated) => translated[i]!) },
  })),
);

describe.each(withChallenges)('The challenges of $id', ({ challenges }) => {
  it('are at least twelve', () => {
    expect(challenges.length).toBeGreaterThanOrEqual(12);
  });

  it('become harder by what was measured, each with a name of its own', () => {
    const measured = challenges.map(hardness);
    expect(measured).toEqual([...measured].sort((a, b) => a - b));
    const levels = challenges.map(({ difficulty }) => difficulty);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(levels[0]).toBe(1);
    expect(new Set(levels).size).toBeGreaterThanOrEqual(3);
    // The first is for beginners, the last takes thought.
    expect(measured[0]).toBeLessThan(0.8);
    expect(measured.at(-1)).toBeGreaterThan(0.95);
    expect(new Set(challenges.map(({ id }) => id)).size).toBe(challenges.length);
  });
});

describe.each(challenges)('The challenge $name', ({ game, levels, challenge, translations }) => {
  const { rules } = game;
  const { scene, solution, judge } = challenge;
  const stage = stageOf(game, levels);
  const begun = stage.begin(scene);
  type Played = SceneAttempt<unknown, unknown, unknown>;

  it('is solved by its solution, and open until then', () => {
    let course: Played = begun;
    expect(rules.violations(course.state)).toEqual([]);
    for (const written of solution) {
      expect(course === begun ? 'open' : judge(course)).toBe('open');
      const move = notationOf(game, course.state).move.read(written);
      expect(rules.isLegal(course.state, move)).toBe(true);
      course = stage.answer(scene, course, move);
    }
    expect(judge(course)).toBe('met');
  });

  it('is missed by most lines that nobody thought about, the more the harder it is', () => {
    const { random, led } = challenge.odds;
    expect(random).toBeLessThanOrEqual(challenge.difficulty === 1 ? 0.5 : 0.25);
    expect(led).toBeLessThan(0.9);
  });

  it('is missed by most lines made at random, as its odds say', () => {
    const randomInt = rng(5);
    let reached = 0;
    for (let i = 0; i < LINES; i++) {
      let course: Played = begun;
      while (course.answers < MAX_ANSWERS && (course === begun || judge(course) === 'open')) {
        const legal = rules.legalMoves(course.state);
        course = stage.answer(scene, course, legal[randomInt(legal.length)]);
      }
      if (judge(course) === 'met') reached++;
    }
    expect(reached).toBeLessThanOrEqual(MAX_REACHED);
    // The deviation is no larger than chance exceeds once in a thousand challenges.
    const { random } = challenge.odds;
    expect(Math.abs(reached - LINES * random)).toBeLessThan(2 + 3.3 * Math.sqrt(LINES * random * (1 - random)));
  });

  it('says its goal in every language', () => {
    const texts = ({ title, goal, hint }: typeof challenge): string[] => [title, goal, hint ?? 'none'];
    for (const each of [challenge, ...translations]) {
      expect([each.id, each.hint === undefined]).toEqual([challenge.id, challenge.hint === undefined]);
      for (const text of texts(each)) expect(text.trim()).toMatch(/./);
    }
    for (const each of translations) expect(each.goal).not.toBe(challenge.goal);
  });
});
