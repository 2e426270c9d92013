/** The challenges of the day of every game: their positions can arise, and the goal can be reached and missed. */
import { describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../src/games/index.ts';
import { dailyTrial, dayOf, indexOfDay } from '../../src/kit/daily.ts';
import { notationOf } from '../../src/kit/record/record.ts';
import { replay } from '../../src/kit/record/replay.ts';
import { stageOf } from '../../src/kit/scenes.ts';

const lists = await Promise.all(
  gameIds.map(async (id) => {
    const game = await loadGame(id);
    return { id, game, list: (await game.daily?.()) ?? [], levels: await game.bots() };
  }),
);
const challenges = lists.flatMap(({ id, game, list, levels }) =>
  list.map((daily, i) => ({ name: `${String(i)} of ${id}`, game, daily, levels })),
);

describe.each(lists)('The challenges of the day of $id', ({ list }) => {
  it('are several, each with a position of its own', () => {
    expect(list.length).toBeGreaterThanOrEqual(6);
    expect(new Set(list.map(({ record }) => JSON.stringify(record))).size).toBe(list.length);
  });
});

describe.each(challenges)('The challenge of the day $name', ({ game, daily, levels }) => {
  const { rules } = game;
  const trial = dailyTrial(game, 'daily', daily);
  const stage = stageOf(game, levels);

  it('arises in a game that keeps the rules, and its position says all of it', () => {
    const { state } = replay(game, daily.record);
    expect(rules.violations(state)).toEqual([]);
    expect(rules.decision(state)?.phase).toBe(daily.phase);
    const begun = stage.begin(trial.scene);
    expect(game.notation.position.write(begun.state)).toEqual(trial.scene.position);
    expect(rules.legalMoves(begun.state)).toHaveLength(daily.answers);
  });

  it('is met by its best answer, and missed by every other', () => {
    const begun = stage.begin(trial.scene);
    const { move } = notationOf(game, begun.state);
    expect(trial.judge(begun)).toBe('open');
    const verdicts = rules
      .legalMoves(begun.state)
      .map((each) => [JSON.stringify(move.write(each)), trial.judge(stage.answer(trial.scene, begun, each))] as const);
    expect(verdicts.filter(([, verdict]) => verdict === 'met').map(([written]) => written)).toEqual([
      JSON.stringify(daily.best),
    ]);
    expect(verdicts.filter(([, verdict]) => verdict === 'missed')).toHaveLength(daily.answers - 1);
  });

  it('has a best answer that is ahead by more than four standard errors', () => {
    const { mean, standardError } = daily.behind;
    expect(mean).toBeGreaterThan(0);
    expect(mean).toBeGreaterThanOrEqual(3.9 * standardError);
    expect(daily.reasons.length).toBeGreaterThan(0);
  });
});

describe('The day of a challenge', () => {
  it('begins at midnight of the reader, and the list starts again after its last', () => {
    const late = new Date(2026, 10, 28, 23, 59);
    const next = new Date(2026, 10, 29, 0, 1);
    expect(dayOf(next) - dayOf(late)).toBe(1);
    expect(indexOfDay(['a', 'b', 'c'], dayOf(next))).toBe((indexOfDay(['a', 'b', 'c'], dayOf(late)) + 1) % 3);
  });
});
