import { describe, expect, it } from '@jest/globals';
import { game } from '../../../../src/games/dominant-species/index.ts';
import { greedy } from '../../../../src/games/dominant-species/bots/greedy.ts';
import { STYLE_LEVELS } from '../../../../src/games/dominant-species/bots/styles.ts';
import { PHASE_OF_SPACE, PHASES } from '../../../../src/games/dominant-species/rules/components.ts';
import { kindOf, SPACE, valueOf } from '../../../../src/games/dominant-species/rules/moves.ts';
import { isLegal, newGame, play } from '../../../../src/games/dominant-species/rules/play.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import type { BotLevel } from '../../../../src/kit/module.ts';
import type { Move } from '../../../../src/games/dominant-species/rules/moves.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';
import { rng } from '../../../../src/kit/rng.ts';

const opponent = (name: string): BotLevel<State, Move> => STYLE_LEVELS.find((each) => each.name === name)!;

/** The moves of one bot at every seat, to the end of a number of turns. */
function answers(level: BotLevel<State, Move>, turns: number, animalsEach = 1): Move[] {
  const players = animalsEach === 3 ? 2 : 3;
  const s = newGame({ players, animalsEach, randomEarth: false, animals: 'dealt' }, randomChance(rng(11)));
  const chance = randomChance(rng(12));
  const randomInt = rng(13);
  const moves: Move[] = [];
  while (!s.over && s.turn <= turns) {
    const move = level.decide(s, randomInt);
    expect(isLegal(s, move)).toBe(true);
    moves.push(move);
    play(s, move, chance);
  }
  return moves;
}

/** The sections a bot places its pawns on, and how often. */
function sections(moves: readonly Move[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const move of moves) {
    if (kindOf(move) !== kindOf(SPACE)) continue;
    const name = PHASES[PHASE_OF_SPACE[valueOf(move)]!]!;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe('fixed opponents', () => {
  const greedySections = sections(answers({ name: 'greedy', how: '', decide: greedy }, 3));

  it('are found by name, apart from what tables offer', async () => {
    const offered = (await game.bots()).map(({ name }) => name);
    const fixed = (await game.opponents!()).map(({ name }) => name);
    expect(fixed).toEqual(['dominator', 'spreader', 'survivor', 'competitor']);
    expect(offered.filter((name) => fixed.includes(name))).toEqual([]);
  });

  it.each([
    ['spreader', 'speciation'],
    ['survivor', 'glaciation'],
    ['competitor', 'competition'],
  ])('a %s goes for %s more than the greedy bot does', (name, section) => {
    const pawns = sections(answers(opponent(name), 3))[section] ?? 0;
    expect(pawns).toBeGreaterThan(greedySections[section] ?? 0);
  });

  it("puts a dominator's first pawns on domination", () => {
    const first = (level: BotLevel<State, Move>): number => sections(answers(level, 1).slice(0, 3)).domination ?? 0;
    expect(first(opponent('dominator'))).toBe(3);
    expect(first({ name: 'greedy', how: '', decide: greedy })).toBeLessThan(3);
  });

  it.each(['dominator', 'spreader', 'survivor', 'competitor'])('%s gives legal answers with three animals', (name) => {
    expect(answers(opponent(name), 2, 3).length).toBeGreaterThan(20);
  });
});
