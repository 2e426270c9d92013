/** The answer lists of every game, which programs use to play many moves: the same answers and games as with `legalMoves` and `play`. */
import { expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../../src/games/index.ts';
import { randomChance } from '../../../src/kit/chance.ts';
import { rng } from '../../../src/kit/rng.ts';

/** The most moves compared: a random game of Dominant Species has more than a thousand. */
const MOST = 2500;

it.each(gameIds)('%s', async (id) => {
  const { meta, rules } = await loadGame(id);
  for (let players = meta.minPlayers; players <= meta.maxPlayers; players++) {
    const lists = rules.moveLists!;
    const answers = lists.create();
    const [luck, otherLuck, choice] = [rng(players), rng(players), rng(1)];
    const s = rules.newGame(rules.defaultOptions(players), randomChance(luck));
    const other = rules.newGame(rules.defaultOptions(players), randomChance(otherLuck));
    const listed = (): unknown[] => Array.from({ length: answers.length }, (_, i) => answers.moves[i]);
    lists.list(s, answers);
    for (let moves = 0; moves < MOST && rules.decision(other) !== null; moves++) {
      const legal = rules.legalMoves(other);
      expect(listed()).toEqual(legal);
      const move = legal[choice(legal.length)];
      lists.play(s, move, randomChance(luck), answers);
      rules.play(other, move, randomChance(otherLuck));
    }
    if (rules.decision(other) === null) expect(listed()).toEqual([]);
    expect(s).toEqual(other);
    lists.list(s, answers);
    expect(listed()).toEqual(rules.legalMoves(other));
  }
});
