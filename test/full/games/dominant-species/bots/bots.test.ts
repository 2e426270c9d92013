import { Client } from 'boardgame.io/dist/cjs/client.js';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { Local } from 'boardgame.io/dist/cjs/multiplayer.js';
import type { State as BoardgameState } from 'boardgame.io';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { playTable } from '../../../../games/dominant-species/support/match.ts';
import {
  type BotClass,
  type DecidingBot,
  GreedyBot,
  LEVELS,
  RandomBot,
  strongWith,
} from '../../../../../src/games/dominant-species/bots/index.ts';
import { PROFILES, type SearchProfile } from '../../../../../src/games/dominant-species/bots/strong.ts';
import { random } from '../../../../../src/games/dominant-species/bots/quick-bots.ts';
import { greedy } from '../../../../../src/games/dominant-species/bots/greedy.ts';
import { DominantSpecies, type G } from '../../../../../src/games/dominant-species/bgio.ts';
import { rng } from '../../../../../src/kit/rng.ts';
import { randomChance } from '../../../../../src/kit/chance.ts';
import { decision, isLegal, listMoves, newGame, play } from '../../../../../src/games/dominant-species/rules/play.ts';
import { writePosition } from '../../../../../src/games/dominant-species/rules/notation/position.ts';
import type { Setup } from '../../../../../src/games/dominant-species/rules/setup.ts';
import type { State } from '../../../../../src/games/dominant-species/rules/state.ts';
import { MoveList } from '../../../../../src/games/dominant-species/rules/pieces.ts';
import { STARTING_EARTH, answer, table } from '../../../../games/dominant-species/support/table.ts';
import { moveText } from '../../../../../src/games/dominant-species/rules/notation/names.ts';
import { SOAK, times } from '../../../../support/soak.ts';

const SETUPS: readonly Setup[] = [2, 3, 4, 5, 6]
  .map((players): Setup => ({ players, animalsEach: 1, randomEarth: false, animals: 'dealt' }))
  .concat(
    [2, 3, 4, 5, 6].map((players) => ({ players, animalsEach: 1, randomEarth: true, animals: 'chosen' })),
    [2, 3].map((players) => ({ players, animalsEach: 6 / players, randomEarth: true, animals: 'chosen' })),
    [2, 3].map((players) => ({ players, animalsEach: 6 / players, randomEarth: false, animals: 'dealt' })),
  );
const titleOf = ({ players, animalsEach, randomEarth }: Setup): string =>
  `${String(players)} players, ${String(animalsEach)} animals each${randomEarth ? ', random earth' : ''}`;

/**
 * Positions of random games requested earlier, as JSON: if copies of states were kept, V8 would take all copies for long-lived and
 * allocate them where only a full garbage collection finds them, which makes every bot after that three times slower.
 */
const known = new Map<string, readonly string[]>();

/** Every nth position of a random game: the same ones for every bot. */
function positions(setup: Setup, seed: number, oneIn: number): readonly State[] {
  const key = JSON.stringify([setup, seed, oneIn]);
  if (!known.has(key)) known.set(key, draw(setup, seed, oneIn));
  return known.get(key)!.map((text) => JSON.parse(text) as State);
}

function draw(setup: Setup, seed: number, oneIn: number): string[] {
  const randomInt = rng(seed);
  const chance = randomChance(randomInt);
  const s = newGame(setup, chance);
  const list = new MoveList();
  const found: string[] = [];
  while (!s.over && s.turn <= 25) {
    if (randomInt(oneIn) === 0) found.push(JSON.stringify(s));
    listMoves(s, list);
    play(s, list.moves[randomInt(list.length)]!, chance);
  }
  return found;
}

/** The levels, thinking no longer than they must. */
const QUICKLY = LEVELS.map(({ name, decide }) => {
  const profile: SearchProfile | undefined = { ...PROFILES }[name as string];
  return {
    name,
    searches: profile !== undefined,
    decide: profile === undefined ? decide : strongWith({ iterations: 1 }, undefined, profile),
  };
});

describe.each(QUICKLY)('$name', ({ name, searches, decide }) => {
  it.each(SETUPS.map((setup) => [titleOf(setup), setup] as const))(
    'answers legally and leaves the state alone: %s',
    (_, setup) => {
      const randomInt = rng(5);
      const list = positions(setup, 11, Math.ceil((searches ? 180 : 80) / SOAK));
      expect(list.length).toBeGreaterThan(3);
      for (const s of list) {
        const before = JSON.stringify(s);
        const move = decide(s, randomInt);
        expect(isLegal(s, move)).toBe(true);
        expect(JSON.stringify(s)).toBe(before);
      }
    },
  );

  it('plays games without an illegal move, the same one from the same seed', () => {
    const game = (maxTurns: number) => {
      const entrants = [1, 2].map(() => ({ name: 'bot', decide }));
      const setting = { deal: 3, rotation: 1, animalsEach: 1, randomEarth: false, maxTurns };
      const { seats, ...rest } = playTable(entrants, setting);
      return { ...rest, seats: seats.map((seat) => ({ ...seat, ms: 0 })) };
    };
    // Whole games of bots that search are slow: their last questions are among the positions above.
    const turns = name === 'random' ? 40 : times(searches ? 1 : 2);
    const played = game(turns);
    expect(played.seats.map(({ illegal }) => illegal)).toEqual([0, 0]);
    expect(game(turns)).toEqual(played);
  });
});

/** A boardgame.io state at the start of a game, or at a position. */
function boardgameState(seed: string, numPlayers: number, from?: State): BoardgameState<G> {
  const game = { ...DominantSpecies, seed };
  const setupData = from ? { position: writePosition(from) } : undefined;
  return InitializeGame({ game, numPlayers, setupData }) as BoardgameState<G>;
}

function botOf(Bot: BotClass, seed?: string): DecidingBot {
  const bot = new Bot({ enumerate: DominantSpecies.ai.enumerate, seed });
  bot.setOpt('iterations', 2);
  return bot;
}

describe.each(LEVELS)('$name as boardgame.io calls it', ({ Bot }) => {
  const start = boardgameState('one', 3);

  it('sends the move boardgame.io expects, for the player asked', async () => {
    const player = start.ctx.currentPlayer;
    const { action } = await botOf(Bot, 's').play(start, player);
    const after = CreateGameReducer({ game: DominantSpecies })(start, action) as BoardgameState<G>;
    expect(after._stateID).toBe(start._stateID + 1);
    expect(botOf(Bot).enumerate(start.G, start.ctx, player)).toContainEqual(action);
  });

  it('gives the same answer from the same seed, whoever made it and whenever', async () => {
    const player = start.ctx.currentPlayer;
    const bot = botOf(Bot, 's');
    const first = await bot.play(start, player);
    expect(await bot.play(start, player)).toEqual(first);
    expect(await botOf(Bot, 's').play(start, player)).toEqual(first);
  });

  it('gives the same answer whatever boardgame.io is about to draw', async () => {
    for (const position of positions(SETUPS[2]!, 21, 240)) {
      const one = boardgameState('one', 4, position);
      const other = boardgameState('other', 4, position);
      expect(other.plugins).not.toEqual(one.plugins);
      const without = { G: one.G };
      const player = one.ctx.currentPlayer;
      const answer = await botOf(Bot, 's').play(one, player);
      expect(await botOf(Bot, 's').play(other, player)).toEqual(answer);
      expect(await botOf(Bot, 's').play(without, player)).toEqual(answer);
    }
  });

  it('refuses to answer for a player who is not asked', async () => {
    const other = String((Number(start.ctx.currentPlayer) + 1) % 3);
    await expect(botOf(Bot).play(start, other)).rejects.toThrow('not asked');
  });

  it('has the rest of the interface', () => {
    const bot = botOf(Bot, 's');
    bot.addOpt({ key: 'pace', range: { min: 0, max: 9 }, initial: 1 });
    bot.addOpt({ key: 'loud', initial: false });
    bot.setOpt('pace', 5);
    bot.setOpt('nothing', 5);
    expect(bot.getOpt('pace')).toBe(5);
    expect(bot.getOpt('nothing')).toBeUndefined();
    expect(bot.opts()).toMatchObject({ pace: { range: { min: 0, max: 9 }, value: 5 }, loud: { value: false } });
    expect(bot.random()).toBeLessThan(1);
    expect([0, 1, 2]).toContain(bot.random(3));
    expect(['a', 'b']).toContain(bot.random(['a', 'b']));
    expect(botOf(Bot, 's').random()).toBe(botOf(Bot, 's').random());
  });
});

describe('Local', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('plays to the end with bots on all seats', async () => {
    // Ice Age is the last card and has been taken: this turn is the last.
    const s = table({
      players: [['bird'], ['insect']],
      earth: {
        ...STARTING_EARTH,
        '0,-1': { terrain: 'wetland', species: { bird: 4, insect: 1 } },
        '1,-1': { terrain: 'savannah', species: { insect: 3 } },
      },
      cards: { taken: ['ice age'], faceUp: [] },
      animals: { bird: { hand: 2 }, insect: { hand: 2 } },
    });
    jest.useFakeTimers();
    const game = {
      ...DominantSpecies,
      seed: 'local',
      setup: (context: Parameters<NonNullable<typeof DominantSpecies.setup>>[0]) =>
        DominantSpecies.setup(context, { position: writePosition(s) }),
    };
    const client = Client({
      game,
      numPlayers: 2,
      playerID: '1',
      multiplayer: Local({ bots: { '0': GreedyBot, '1': RandomBot } }),
      debug: false,
    });
    client.start();
    await jest.advanceTimersByTimeAsync(200 * 200);
    expect(client.getState()!.ctx.gameover).toBeDefined();
    client.stop();
  });
});

describe('greedy', () => {
  const chosen = (s: State, seed = 1): unknown => moveText(greedy(s, rng(seed)));

  it('beats random players at every number of players', () => {
    for (const players of [2, 4, 6]) {
      const entrants = Array.from({ length: players }, (_, i) =>
        i === 0 ? { name: 'greedy', decide: greedy } : { name: 'random', decide: random },
      );
      for (let deal = 1; deal <= times(1); deal++) {
        const rotation = deal % players;
        const { seats } = playTable(entrants, { deal, rotation, animalsEach: 1, randomEarth: false, maxTurns: 6 });
        expect(seats[rotation]).toMatchObject({ name: 'greedy', share: 1, illegal: 0 });
      }
    }
  });

  it('scores the tile that pays it most', () => {
    const s = table({
      players: [['bird'], ['mammal']],
      earth: {
        ...STARTING_EARTH,
        '0,-1': { terrain: 'wetland', species: { bird: 4 } },
        '1,0': { terrain: 'desert', species: { bird: 4 } },
        '0,1': { terrain: 'mountain', species: { mammal: 4 } },
      },
      display: { domination: ['bird'] },
      at: { phase: 'execution' },
    });
    expect(chosen(s)).toEqual({ tile: '0,-1' });
  });

  it('looks through an action: the new species go where an element keeps them alive', () => {
    const s = table({
      earth: {
        ...STARTING_EARTH,
        '-1,1': { terrain: 'forest', species: { bird: 1 } },
        '1,0': { terrain: 'desert', species: { insect: 1 } },
      },
      elements: { '0,1 -1,1 -1,2': 'seed' },
      display: { speciation: [null, null, 'bird'] },
      at: { phase: 'execution' },
    });
    const begun = decision(s)!;
    expect(begun.question).toBe('speciation corner');
    const corner = chosen(s);
    expect(corner).toEqual({ corner: '-1,1 -1,2 0,1' });
    const next = answer(s, corner as Parameters<typeof answer>[1]);
    expect(['{"tile":"-1,1"}', '{"tile":"0,1"}']).toContain(JSON.stringify(chosen(next)));
  });

  it('does not think where there is nothing to choose between, and settles ties by the seed', () => {
    const s = newGame({ players: 6, animalsEach: 1, randomEarth: false, animals: 'chosen' }, randomChance(rng(1)));
    const picks = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => JSON.stringify(chosen(s, seed))));
    expect(picks.size).toBeGreaterThan(1);
  });
});
