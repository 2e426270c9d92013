import { expect, it } from '@jest/globals';
import { standingOf } from '../../../src/app/home/saved-standing.ts';
import { moved, movesOf, recordOf } from '../../../src/app/session/local-game.ts';
import { startSession } from '../../../src/app/session/session.ts';
import { loadGame } from '../../../src/games/index.ts';
import { randomChance } from '../../../src/kit/chance.ts';
import { rng } from '../../../src/kit/rng.ts';

const NAMES = ['Ann', 'Bufo'];
const nameOf = (seat: number): string => `Player ${String(seat + 1)}`;

/** A card game of two after a number of random moves, as the browser stores it. */
async function stored(moves: number) {
  const game = await loadGame('card-game' as string);
  const { rules } = game;
  const randomInt = rng(7);
  const chance = randomChance(randomInt);
  let { local } = startSession(game, { options: rules.defaultOptions(2) }, NAMES, chance, [null, 'greedy']);
  for (let i = 0; i < moves && rules.decision(local.now.state) !== null; i++) {
    const legal = rules.legalMoves(local.now.state);
    local = moved(local, legal[randomInt(legal.length)], chance)!;
  }
  return { rules, state: local.now.state, moves: movesOf(local), text: JSON.stringify(recordOf(local)) };
}

it('a stored game in progress says its round, whose turn it is, and who plays', async () => {
  const { rules, state, text } = await stored(20);
  const standing = await standingOf('card-game', text, nameOf);
  const asked = rules.decision(state)!;
  expect(standing).toMatchObject({ moves: 20, isOver: false, round: asked.round, decides: NAMES[asked.player] });
  expect(standing.seats.map(({ name }) => name).sort()).toEqual(NAMES);
  expect(standing.seats.find(({ name }) => name === 'Bufo')!.bot).toBe('greedy');
});

it('each of several bots of a level is another character', async () => {
  const game = await loadGame('card-game' as string);
  const bots = ['greedy', null, 'greedy', 'strong'];
  const { local } = startSession(
    game,
    { options: game.rules.defaultOptions(4) },
    ['a', 'b', 'c', 'd'],
    randomChance(rng(7)),
    bots,
  );
  const { seats } = await standingOf('card-game', JSON.stringify(recordOf(local)), nameOf);
  expect(Object.fromEntries(seats.map(({ name, before }) => [name, before]))).toEqual({ a: 0, b: 0, c: 1, d: 0 });
});

it('a stored game that is over says its result, the winner first', async () => {
  const { rules, state, moves, text } = await stored(10_000);
  const { places, scores } = rules.result(state)!;
  const standing = await standingOf('card-game', text, nameOf);
  expect(standing).toMatchObject({ moves, isOver: true, decides: null });
  const [first, last] = standing.seats;
  expect(first).toMatchObject({ place: 1, score: scores[NAMES.indexOf(first!.name)] });
  expect(last!.place).toBe(Math.max(...places));
});

it('a stored game that is damaged is refused', async () => {
  await expect(standingOf('card-game', '{"format":', nameOf)).rejects.toThrow();
});
