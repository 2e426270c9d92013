/** The same position gets the same advice, however often it is asked and however fast the machine. */
import { deserialize, serialize } from 'node:v8';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FromWorker, ToWorker } from '../../../src/app/bots/protocol.ts';
import { startThinking } from '../../../src/app/bots/think.ts';
import { newThinker } from '../../../src/app/bots/thinker.ts';
import { loadGame } from '../../../src/games/index.ts';
import { adviceOn, adviserAmong, seedOfView } from '../../../src/kit/analysis/advice.ts';
import { chanceOf } from '../../../src/kit/arena/arena.ts';
import type { GameModule } from '../../../src/kit/module.ts';
import { rng } from '../../../src/kit/rng.ts';

const TIMES = 5;
const clone = <Value>(value: Value): Value => deserialize(serialize(value)) as Value;

/** A worker that runs the bots' code here, and shares nothing with the page but messages. */
class LocalWorker {
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: unknown = null;
  private readonly hear = startThinking(loadGame, (message) => {
    this.onmessage?.({ data: clone(message) });
  });
  postMessage(message: ToWorker): void {
    this.hear(clone(message));
  }
  terminate(): void {
    this.onmessage = null;
  }
}

/** What the clock advances by whenever it is read: machines from fast to slow. */
let pace = 0;
beforeEach(() => {
  Object.assign(globalThis, { Worker: LocalWorker });
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (time += pace));
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A question with several answers, some moves into a game of two greedy players. */
async function questionIn(game: GameModule, moves: number) {
  const { rules } = game;
  const greedy = (await game.bots()).find(({ name }) => name === 'greedy')!;
  const chance = chanceOf(7);
  const randomInt = rng(7);
  const s = rules.newGame(rules.defaultOptions(2), chance);
  for (let made = 0; made < moves || rules.legalMoves(s).length < 3; made++) {
    rules.play(s, greedy.decide(rules.view(s, rules.decision(s)!.player), randomInt), chance);
  }
  const seat = rules.decision(s)!.player;
  return { view: rules.view(s, seat), seat, legal: rules.legalMoves(s) };
}

describe.each(['dominant-species', 'card-game', 'evolution-game'] as const)('A player of %s', (id) => {
  it('who asks for a hint again and again gets the same one, on slow machines and in programs too', async () => {
    const game: GameModule = await loadGame(id as string);
    const { view } = await questionIn(game, 30);
    const heard: unknown[] = [];
    for (let i = 0; i < TIMES; i++) {
      pace = 10 * i;
      const thinker = newThinker();
      heard.push(await thinker.advise({ game: id, view }, () => undefined));
      thinker.close();
    }
    heard.push(clone(adviceOn(game, adviserAmong(await game.bots())!, JSON.parse(JSON.stringify(view)))));
    expect(new Set(heard.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('who asks "why not?" is advised as before, and told what the other answer costs, the same each time', async () => {
    const game: GameModule = await loadGame(id as string);
    const { view, legal } = await questionIn(game, 40);
    const adviser = adviserAmong(await game.bots())!;
    const { move, other } = adviceOn(game, adviser, view);
    const about = legal.find((each) => JSON.stringify(each) !== JSON.stringify(move))!;
    const [once, again] = [adviceOn(game, adviser, view, about), adviceOn(game, adviser, view, about)];
    expect(once).toMatchObject({ move, other, about: { move: about } });
    expect(once.about!.behind).toBeGreaterThanOrEqual(0);
    expect(again).toEqual(once);
    expect(adviceOn(game, adviser, view, move).about).toBeUndefined();
  });
});

it('The seed of a view depends on what is in it and who is asked, not on the order of its fields', () => {
  expect(seedOfView({ a: [1, 2], b: { c: 3, d: 4 } }, 0)).toBe(seedOfView({ b: { d: 4, c: 3 }, a: [1, 2] }, 0));
  expect(seedOfView({ a: [1, 2] }, 0)).not.toBe(seedOfView({ a: [2, 1] }, 0));
  expect(seedOfView({ a: [1, 2] }, 0)).not.toBe(seedOfView({ a: [1, 2] }, 1));
});
