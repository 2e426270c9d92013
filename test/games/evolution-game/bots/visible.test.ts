/** Hints say what shows on the table: they do not contradict the preview of the move beside them. */
import { expect, it } from '@jest/globals';
import { greedy } from '../../../../src/games/evolution-game/bots/greedy.ts';
import { think } from '../../../../src/games/evolution-game/bots/strong.ts';
import { nichesBy } from '../../../../src/games/evolution-game/bots/visible.ts';
import { BEGIN, PLACE } from '../../../../src/games/evolution-game/rules/components.ts';
import { decision, legalMoves, play } from '../../../../src/games/evolution-game/rules/play.ts';
import type { State } from '../../../../src/games/evolution-game/rules/state.ts';
import { chanceOf } from '../../../../src/kit/arena/arena.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { rules } from '../../../../src/games/evolution-game/rules/index.ts';

/** Positions of games of greedy players in which one answer establishes a niche at once and another does not. */
function* positions(): Generator<State> {
  for (let deal = 1; deal <= 6; deal++) {
    const chance = chanceOf(deal);
    const randomInt = rng(deal);
    const s = rules.newGame(rules.defaultOptions(2), chance);
    for (let found = 0; decision(s) !== null && found < 4;) {
      const gains = s.question === BEGIN || s.question === PLACE ? legalMoves(s).map((move) => nichesBy(s, move)) : [];
      if (gains.some((each) => each > 0) && gains.some((each) => each <= 0)) {
        found++;
        yield rules.copy(s);
      }
      play(s, greedy(s, randomInt), chance);
    }
  }
}

it('A hint that establishes no niche at once says so, and is not as good as one that does', () => {
  let seen = 0;
  for (const s of positions()) {
    const thinking = think(rules.view(s, s.asked), rng(seen), { iterations: 300 });
    while (thinking.step());
    const { move, other, reasons } = thinking.advice();
    seen++;
    if (nichesBy(s, move) > 0) continue;
    expect(reasons.map(({ reason }) => reason)).not.toContain('niches');
    expect(other?.isAsGood === true && nichesBy(s, other.move) > 0).toBe(false);
  }
  expect(seen).toBeGreaterThan(12);
});
