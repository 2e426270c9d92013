/** Planning ahead, in every game: what a seat is asked next, from what it knows, and following a plan. */
import { describe, expect, it } from '@jest/globals';
import { GAMES, loadGame } from '../../src/games/index.ts';
import { type PlannedAnswer, followPlan, plannedAnswer } from '../../src/kit/online/plan.ts';
import { playRandomly, variantsOf } from './random-game.ts';

const games = await Promise.all(GAMES.map(({ id }) => loadGame(id)));

describe.each(games.map((game) => [game.meta.id, game] as const))('planning ahead, %s', (_id, game) => {
  const { rules } = game;

  it('is at a question of the seat with answers, from what the seat knows, and changes nothing', async () => {
    const ahead = await game.ahead!();
    const stages = new Set<string>();
    let foreseen = 0;
    let tried = 0;
    const options = variantsOf(game)[1] ?? variantsOf(game)[0]!;
    playRandomly(game, options, 5, (s) => {
      const asked = rules.decision(s)!;
      for (let seat = 0; seat < rules.players(s); seat++) {
        if (seat === asked.player) continue;
        const seen = rules.view(s, seat);
        const before = JSON.stringify(seen);
        tried++;
        const next = ahead(seen, seat);
        expect(JSON.stringify(seen)).toBe(before);
        if (next === null) continue;
        foreseen++;
        const question = rules.decision(next)!;
        stages.add(`${question.phase}: ${question.stage}`);
        expect(question.player).toBe(seat);
        expect(rules.legalMoves(next).length).toBeGreaterThan(0);
      }
    });
    expect(foreseen / tried).toBeGreaterThan(0.3);
    expect([...stages].length).toBeGreaterThan(0);
  });

  it('follows a plan as long as each answer is the one of its question, and ends at what is drawn', async () => {
    const ahead = await game.ahead!();
    let longest = 0;
    playRandomly(game, variantsOf(game)[0]!, 3, (s) => {
      const seat = (rules.decision(s)!.player + 1) % rules.players(s);
      const seen = rules.view(s, seat);
      const answers: PlannedAnswer[] = [];
      let { next } = followPlan(game, ahead, seen, seat, answers);
      while (next !== null && answers.length < 4) {
        answers.push(plannedAnswer(game, next, rules.legalMoves(next)[0]));
        const followed = followPlan(game, ahead, seen, seat, answers);
        expect(followed.steps).toHaveLength(answers.length);
        ({ next } = followed);
      }
      longest = Math.max(longest, answers.length);
      const [first] = answers;
      if (first === undefined) return;
      const wrong = { ...first, question: { ...first.question, stage: 'no such question' } };
      expect(followPlan(game, ahead, seen, seat, [wrong, ...answers])).toEqual({ steps: [], next: null });
    });
    expect(longest).toBeGreaterThan(0);
  });
});
