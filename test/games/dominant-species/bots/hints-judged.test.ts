import { describe, expect, it } from '@jest/globals';
import { game } from '../../../../src/games/dominant-species/index.ts';
import { legalMoves } from '../../../../src/games/dominant-species/rules/play.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { master } from '../../../../src/games/dominant-species/bots/strong.ts';
import type { GameModule } from '../../../../src/kit/module.ts';
import { runToEnd } from '../../../../src/kit/steps.ts';
import { isBeaten, isWrong, judgeHint, judgedGame } from '../../../../tools/hints-judged.ts';
import { STARTING_EARTH, table } from '../support/table.ts';

/** The fewest playouts that are meaningful. */
const JUDGING = { iterations: 8, playouts: 2, appeals: 2, rollouts: 1 };

/** The last turn: the bird scores wetland for 8 VPs or the desert for 4. */
const lastTurn = () =>
  table({
    players: [['bird'], ['mammal']],
    earth: {
      ...STARTING_EARTH,
      '0,-1': { terrain: 'wetland', species: { bird: 4 } },
      '1,0': { terrain: 'desert', species: { bird: 4, mammal: 5 } },
    },
    display: { domination: ['bird'] },
    cards: { faceUp: [], taken: ['ice age'] },
    at: { phase: 'execution' },
  });

describe('hints', () => {
  it('are judged by what becomes of the answers', async () => {
    const s = lastTurn();
    const before = JSON.stringify(s);
    const hint = runToEnd(judgeHint((await judgedGame(game as unknown as GameModule))!, s, JUDGING, 1))!;
    expect(hint).toMatchObject({ phase: 'domination', round: s.turn, answers: legalMoves(s).length, isAsGood: false });
    expect(hint.againstNext).toMatchObject({ playouts: 2, ahead: 8, standardError: 0 });
    expect(isWrong(hint)).toBe(false);
    expect(JSON.stringify(s)).toBe(before);
  });

  it('are compared with every answer, on demand: the one that wins most often counts', async () => {
    // Only by scoring the wetland does the bird get ahead of the mammal.
    const s = lastTurn();
    const judged = (await judgedGame(game as unknown as GameModule))!;
    const answers = legalMoves(s);
    const beatenWith = (advised: unknown) => {
      const other = { move: answers.find((each) => each !== advised), behind: 1, isAsGood: false };
      const advice = { move: advised, other, reasons: [] };
      const think = () => ({ iterations: 1, step: () => false, best: () => advised, advice: () => advice });
      const adviser = { ...judged.adviser, think };
      return runToEnd(judgeHint({ ...judged, adviser }, s, { ...JUDGING, every: 8 }, 1))!.againstBest!;
    };
    const verdicts = answers.map((each) => isBeaten(beatenWith(each)));
    expect(verdicts.filter((isBeatenByAny) => !isBeatenByAny)).toHaveLength(1);
    expect(verdicts[answers.findIndex((each) => each === master(s, rng(1)))]).toBe(false);
  });
});
