/** @jest-environment-options {"production": true} */
import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES } from '../../src/kit/languages.ts';
import { gameIds, loadGame } from '../../src/games/index.ts';
import type { GameModule } from '../../src/kit/module.ts';
import { beginningOf, finished, stageOf } from '../../src/kit/scenes.ts';
import { type Fact, patternOf, textsOf, uncovered } from '../support/lesson-facts.ts';

describe.each(gameIds)('The lessons of %s', (id) => {
  it.each(LANGUAGE_CODES)('state in %s only numbers and places that the rules give', async (language) => {
    const game: GameModule = await loadGame(id);
    const { facts } = (await import(`../games/${id}/lesson-facts.ts`)) as {
      facts: readonly Fact<unknown, unknown>[];
    };
    const stage = stageOf(game, await game.bots());
    const wrong: string[] = [];
    const seen = new Set<Fact<unknown, unknown>>();
    for (const lesson of (await game.learning?.(language))?.lessons ?? []) {
      lesson.steps.forEach((step, index) => {
        const scene = lesson.steps.findLast((each, i) => i <= index && each.scene !== undefined)!.scene!;
        const from = beginningOf(game, stage, lesson, index);
        const to = finished(game, stage, scene, step, from);
        const played = { before: from.state, after: to.state, events: to.events.slice(from.events.length) };
        const texts = textsOf(step);
        const at = `${lesson.id}, step ${String(index)}`;
        const patterns = facts
          .filter((fact) => fact.lesson === lesson.id && fact.step === index)
          .map((fact) => {
            seen.add(fact);
            const { sentence, numbers } = fact;
            const is = numbers(played);
            if (is === false) wrong.push(`${at}: "${sentence[language]}" is not true`);
            const pattern = patternOf(sentence[language], typeof is === 'boolean' ? [] : is, language);
            if (!texts.some((text) => text.search(pattern) >= 0)) {
              wrong.push(`${at}: nothing says "${sentence[language]}" with ${JSON.stringify(is)}`);
            }
            return pattern;
          });
        for (const text of texts) {
          wrong.push(...uncovered(text, patterns, language).map((found) => `${at}: no fact for ${found}`));
        }
      });
    }
    expect(wrong).toEqual([]);
    expect(facts.filter((fact) => !seen.has(fact))).toEqual([]);
  });
});

describe('A number in a lesson', () => {
  const pattern = (numbers: number[]): RegExp => patternOf('{0} VPs for you, and {1} for the bird', numbers, 'en');

  it('may be a digit or a word, but no other number', () => {
    expect('3 VPs for you, and two for the bird.').toMatch(pattern([3, 2]));
    expect('3 VPs for you, and 2 for the bird.').not.toMatch(pattern([3, 1]));
    expect('13 VPs for you, and 2 for the bird.').not.toMatch(pattern([3, 2]));
    expect(() => pattern([3])).toThrow('has no number {1}');
  });

  it('needs a fact', () => {
    expect(uncovered('3 VPs for you, and 2 for the bird.', [pattern([3, 2])], 'en')).toEqual([]);
    expect(uncovered('You are second with seven.', [], 'en')).toHaveLength(2);
  });
});
