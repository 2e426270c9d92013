import { describe, expect, it } from '@jest/globals';
import { game } from '../../../../src/games/card-game/index.ts';
import type { State } from '../../../../src/games/card-game/rules/state.ts';
import type { GameModule } from '../../../../src/kit/module.ts';
import { runToEnd } from '../../../../src/kit/steps.ts';
import { judgeHint, judgedGame, samplePosition } from '../../../../tools/hints-judged.ts';

describe('hints', () => {
  it('are judged by what the player can see: with another card in a hidden hand the verdict is the same', async () => {
    const judged = (await judgedGame(game as unknown as GameModule))!;
    const s = runToEnd(samplePosition(judged, game.rules.defaultOptions(2), 1, 1)) as State;
    const player = game.rules.decision(s)!.player;
    const otherwise = game.rules.copy(s);
    const hand = otherwise.hands[1 - player]!;
    const drawn = otherwise.pile.indexOf(1);
    otherwise.pile[hand[0]!] = 1;
    otherwise.pile[drawn] = 0;
    hand[0] = drawn;
    const verdict = (state: State) => {
      const judging = { iterations: 200, playouts: 6, appeals: 2, rollouts: 1 };
      const { againstNext, againstAny } = runToEnd(judgeHint(judged, state, judging, 3))!;
      return [againstNext, againstAny];
    };
    expect(game.rules.view(otherwise, player)).toEqual(game.rules.view(s, player));
    expect(verdict(otherwise)).toEqual(verdict(s));
  });
});
