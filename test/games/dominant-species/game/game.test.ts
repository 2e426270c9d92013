import { Client } from 'boardgame.io/dist/cjs/client.js';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { Local } from 'boardgame.io/dist/cjs/multiplayer.js';
import type { State as BoardgameState } from 'boardgame.io';
import { describe, expect, it, jest } from '@jest/globals';
import {
  DominantSpecies,
  type G,
  type GameOver,
  canUndo,
  toBoardgameMove,
} from '../../../../src/games/dominant-species/bgio.ts';
import type { SetupData } from '../../../../src/games/dominant-species/bgio.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { ANIMALS, PHASES } from '../../../../src/games/dominant-species/rules/components.ts';
import { type OutcomeText, readOutcome } from '../../../../src/games/dominant-species/rules/notation/names.ts';
import { apply, decision, legalMoves, newGame } from '../../../../src/games/dominant-species/rules/play.ts';
import { type Position, writePosition } from '../../../../src/games/dominant-species/rules/notation/position.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import type { Move } from '../../../../src/games/dominant-species/rules/moves.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';
import { STARTING_EARTH, asked, dealing, table } from '../support/table.ts';
import { times } from '../../../support/soak.ts';
import { eventually } from '../../../support/waiting.ts';

const wholeState = (client: { getState(): unknown }): BoardgameState<G> => client.getState() as BoardgameState<G>;

/** A local client. */
function clientOf(numPlayers: number, setupData?: SetupData, seed = 'seed') {
  const game = {
    ...DominantSpecies,
    seed,
    setup: (context: Parameters<NonNullable<typeof DominantSpecies.setup>>[0]) =>
      DominantSpecies.setup(context, setupData),
  };
  const client = Client({ game, numPlayers, debug: false });
  client.start();
  return client;
}

type AnyClient = ReturnType<typeof clientOf>;

const dispatch = (client: AnyClient, move: Move): void => {
  const { move: name, args } = toBoardgameMove(move);
  client.moves[name]!(...args);
};

/** What was drawn after the last move, from boardgame.io's log. */
const lastOutcomes = (client: AnyClient): OutcomeText[] => {
  const made = client.log?.findLast(({ action }) => action.type === 'MAKE_MOVE');
  return (made?.metadata as { outcomes: OutcomeText[] }).outcomes;
};

const quiet = (): void => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
};

/** `ctx` agrees with the open question. */
function expectMirrored({ G, ctx }: BoardgameState<G>): void {
  const open = decision(G.state);
  if (open === null) {
    expect(ctx.gameover).toBeDefined();
    return;
  }
  expect(ctx.phase).toBe(open.phase);
  expect(ctx.currentPlayer).toBe(String(open.player));
  expect(ctx.activePlayers).toEqual({ [open.player]: open.question });
}

/** Plays at random, calling `each` before each move. */
function playOn(client: AnyClient, moves: number, randomInt: (n: number) => number, each?: (move: Move) => void): void {
  for (let i = 0; i < moves; i++) {
    const { G, ctx } = wholeState(client);
    if (ctx.gameover !== undefined) return;
    const legal = legalMoves(G.state);
    const move = legal[randomInt(legal.length)]!;
    each?.(move);
    dispatch(client, move);
  }
}

/** A random game a number of moves before its end: played by the rules alone, hundreds of times as fast as through boardgame.io. */
function nearTheEnd(players: number, seed: number, moves: number): Position {
  const randomInt = rng(seed);
  const chance = randomChance(randomInt);
  const states = [newGame({ players, animalsEach: 1, randomEarth: false, animals: 'dealt' }, chance)];
  for (let state = states[0]!; !state.over; states.push(state)) {
    const legal = legalMoves(state);
    state = apply(state, legal[randomInt(legal.length)]!, chance);
  }
  return writePosition(states.at(-1 - moves)!);
}

describe('the game in a Client', () => {
  it.each([
    [2, undefined],
    [4, { animals: 'chosen' }],
    [3, { animalsEach: 2, randomEarth: true }],
    [6, { animals: 'dealt', randomEarth: true }],
  ] as const)('comes to the same states as the rules, move by move, with %i players', (players, setupData) => {
    const client = clientOf(players, setupData);
    const randomInt = rng(players);
    let state: State = wholeState(client).G.state;
    expectMirrored(wholeState(client));
    for (let i = 0; i < times(120); i++) {
      const legal = legalMoves(state);
      if (legal.length === 0) break;
      const move = legal[randomInt(legal.length)]!;
      dispatch(client, move);
      state = apply(state, move, dealing(lastOutcomes(client)));
      const now = wholeState(client);
      expect(now.G.state).toEqual(state);
      expectMirrored(now);
    }
  });

  it('plays to the end and says who won, how everybody stands and which ties the food chain broke', () => {
    const client = clientOf(2, { position: nearTheEnd(2, 5, 60) });
    playOn(client, 20_000, rng(5));
    const { G, ctx } = wholeState(client);
    expect(G.state.over).toBe(true);
    const over = ctx.gameover as GameOver;
    expect(over.placings.map(({ place }) => place)).toEqual([1, 2]);
    expect(over.winner).toBe(over.placings[0]!.playerID);
    expect(over.placings[0]!.score).toBeGreaterThanOrEqual(over.placings[1]!.score);
    expect(over.vps[over.placings[0]!.animal]).toBe(over.placings[0]!.score);
    expect(over.placings[0]!.tieBrokenByFoodChain).toBe(over.placings[0]!.score === over.placings[1]!.score);
  });

  it('says that the food chain broke a tie', () => {
    const position = writePosition(table({ animals: { bird: { vps: 9 }, insect: { vps: 9 } }, at: { over: true } }));
    const client = clientOf(2, { position });
    expect(wholeState(client).ctx.gameover).toEqual({
      winner: '0',
      vps: { bird: 9, insect: 9 },
      placings: [
        { place: 1, playerID: '0', animal: 'bird', score: 9, tieBrokenByFoodChain: true },
        { place: 2, playerID: '1', animal: 'insect', score: 9, tieBrokenByFoodChain: true },
      ],
    });
  });

  it.each(['moves', 'setup'])('gives the same %s for the same seed', (what) => {
    const [one, other] = [clientOf(3, undefined, 's'), clientOf(3, undefined, 's')];
    if (what === 'moves') for (const client of [one, other]) playOn(client, 100, rng(1));
    expect(wholeState(one).G).toEqual(wholeState(other).G);
    expect(wholeState(clientOf(3, undefined, 't')).G).not.toEqual(wholeState(clientOf(3, undefined, 's')).G);
  });

  it('enumerates the legal moves for the player asked and none for the others', () => {
    const client = clientOf(2);
    const { G, ctx } = wholeState(client);
    const moves = DominantSpecies.ai.enumerate(G, ctx, ctx.currentPlayer);
    expect(moves).toEqual(legalMoves(G.state).map(toBoardgameMove));
    expect(DominantSpecies.ai.enumerate(G, ctx, ctx.currentPlayer === '0' ? '1' : '0')).toEqual([]);
  });

  it('keeps no hidden order in G: piles are counts and what is face up', () => {
    const { G } = wholeState(clientOf(2));
    expect(Object.keys(G).sort()).toEqual(['state', 'takeBack', 'undo']);
    const position = writePosition(G.state);
    expect(position.stacks?.map(({ faceDown }) => faceDown)).toEqual([7, 7, 7]);
    expect(position.cards?.faceUp).toHaveLength(5);
    expect(position.cards?.taken).toEqual([]);
  });
});

describe('refused moves', () => {
  it.each([
    ['an unknown space', 'space', [41]],
    ['a fraction', 'space', [1.5]],
    ['text', 'space', ['1']],
    ['nothing', 'space', []],
    ['too much', 'space', [1, 2]],
    ['below zero', 'space', [-1]],
    ['an answer to another question', 'tile', [3]],
    ['forfeit where nothing can be forfeited', 'forfeit', []],
    ['a word with a value', 'done', [1]],
    ['undo with nothing to take back', 'undo', []],
  ])('%s: %s %j changes nothing', (_, name, args) => {
    quiet();
    const client = clientOf(2);
    const before = wholeState(client);
    client.moves[name]!(...args);
    expect(wholeState(client).G).toBe(before.G);
    expect(wholeState(client).ctx).toEqual(before.ctx);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'fly'])('a raw move %s is none', (type) => {
    quiet();
    const game = DominantSpecies;
    const state = InitializeGame({ game, numPlayers: 2 }) as BoardgameState<G>;
    const playerID = state.ctx.currentPlayer;
    const after = CreateGameReducer({ game })(state, { type: 'MAKE_MOVE', payload: { type, args: [], playerID } });
    expect((after as BoardgameState<G>).G).toBe(state.G);
  });

  it('a move out of turn changes nothing', () => {
    quiet();
    const game = DominantSpecies;
    const state = InitializeGame({ game, numPlayers: 3 }) as BoardgameState<G>;
    const { move, args } = toBoardgameMove(legalMoves(state.G.state)[0]!);
    for (const playerID of ['0', '1', '2', '3', 'x']) {
      if (playerID === state.ctx.currentPlayer) continue;
      const payload = { type: move, args, playerID };
      const after = CreateGameReducer({ game })(state, { type: 'MAKE_MOVE', payload }) as BoardgameState<G>;
      expect(after.G).toBe(state.G);
    }
  });
});

describe('undo', () => {
  const position = writePosition(
    table({
      players: [['bird'], ['mammal']],
      earth: { ...STARTING_EARTH, '0,-1': { terrain: 'wetland', species: { bird: 4 } } },
      display: { adaptation: ['bird'], migration: ['bird'], domination: ['mammal'] },
      boxes: { adaptation: ['sun', 'seed'] },
      at: { phase: 'execution' },
    }),
  );

  it('takes moves back one by one, across sections, up to another player’s decision', () => {
    const client = clientOf(2, { position });
    const start = wholeState(client).G.state;
    expect(asked(start)).toEqual({ question: 'adaptation element', animal: 'bird' });
    client.moves.element!(4);
    const second = wholeState(client).G.state;
    expect(asked(second)).toEqual({ question: 'migration from', animal: 'bird' });
    const [from] = legalMoves(second);
    dispatch(client, from!);
    expect(asked(wholeState(client).G.state)?.question).toBe('migration to');
    client.moves.undo!();
    expect(wholeState(client).G.state).toEqual(second);
    expectMirrored(wholeState(client));
    client.moves.undo!();
    expect(wholeState(client).G).toEqual({ state: start, undo: null, takeBack: 'own' });
    expectMirrored(wholeState(client));
  });

  it('is for the player who moved, unless everybody sits at one device', () => {
    quiet();
    for (const takeBack of ['own', 'table'] as const) {
      const client = clientOf(2, { position, takeBack });
      client.moves.element!(4);
      client.moves.forfeit!();
      const { G, ctx } = wholeState(client);
      expect(ctx.currentPlayer).toBe('1');
      expect(canUndo(G, '1')).toBe(takeBack === 'table');
      expect(canUndo(G, '0')).toBe(true);
      client.moves.undo!();
      expect(asked(wholeState(client).G.state)?.question).toBe(
        takeBack === 'table' ? 'migration from' : 'domination tile',
      );
    }
  });

  it('stops at another player’s decision, unless everybody sits at one device', () => {
    for (const takeBack of ['own', 'table'] as const) {
      const client = clientOf(2, { takeBack });
      const start = wholeState(client).G.state;
      dispatch(client, legalMoves(start)[0]!);
      const before = wholeState(client).G.state;
      expect(decision(before)!.player).not.toBe(decision(start)!.player);
      const [first, second] = [decision(start)!.player, decision(before)!.player];
      dispatch(client, legalMoves(before)[0]!);
      const { undo } = wholeState(client).G;
      expect(undo).toMatchObject({ player: second, players: [first, second], from: start });
      expect(canUndo(wholeState(client).G, String(first))).toBe(takeBack === 'table');
      if (takeBack === 'own') continue;
      client.moves.undo!();
      expect(wholeState(client).G).toMatchObject({ state: before, undo: { player: first } });
      client.moves.undo!();
      expect(wholeState(client).G).toMatchObject({ state: start, undo: null });
    }
  });

  it('stops at a reveal and at the end', () => {
    const randomInt = rng(3);
    const expectUndo = (client: AnyClient): void => {
      playOn(client, 1, randomInt);
      const { G } = wholeState(client);
      expect(G.undo === null).toBe(G.state.over || lastOutcomes(client).length > 0);
    };
    const client = clientOf(2, { takeBack: 'table' });
    for (let i = 0; i < times(100); i++) expectUndo(client);
    const late = clientOf(2, { takeBack: 'table', position: nearTheEnd(2, 3, 60) });
    for (let i = 0; i < 60; i++) expectUndo(late);
    playOn(late, 20_000, randomInt);
    expect(wholeState(late).G.state.over).toBe(true);
    expect(wholeState(late).G.undo).toBeNull();
  });

  it('leads back to a state from which the same moves come to the same end', () => {
    const client = clientOf(4, { takeBack: 'table' });
    const randomInt = rng(8);
    let undone = 0;
    for (let i = 0; i < times(100); i++) {
      const { G } = wholeState(client);
      if (G.state.over) break;
      const legal = legalMoves(G.state);
      const move = legal[randomInt(legal.length)]!;
      dispatch(client, move);
      const after = wholeState(client).G;
      if (after.undo === null) continue;
      client.moves.undo!();
      expect(wholeState(client).G.state).toEqual(G.state);
      expectMirrored(wholeState(client));
      dispatch(client, move);
      expect(wholeState(client).G.state).toEqual(after.state);
      undone++;
    }
    expect(undone).toBeGreaterThan(times(100) / 2);
  });
});

describe('the game through Local', () => {
  it('lets every player see the same table and only the one asked move', async () => {
    quiet();
    const multiplayer = Local();
    const clients = ['0', '1', '2'].map((playerID) => {
      const client = Client({
        game: DominantSpecies,
        numPlayers: 3,
        playerID,
        matchID: 'local',
        multiplayer,
        debug: false,
      });
      client.start();
      return client;
    });
    const randomInt = rng(4);
    for (let i = 0; i < times(120); i++) {
      await eventually(() => {
        expect(clients[0]!.getState()).not.toBeNull();
      });
      const { G, ctx } = wholeState(clients[0]!);
      for (const client of clients) expect(wholeState(client).G).toEqual(G);
      expectMirrored(wholeState(clients[0]!));
      const legal = legalMoves(G.state);
      const { move, args } = toBoardgameMove(legal[randomInt(legal.length)]!);
      const other = clients.find(({ playerID }) => playerID !== ctx.currentPlayer)!;
      other.moves[move]!(...args);
      expect(wholeState(clients[0]!).G).toEqual(G);
      clients[Number(ctx.currentPlayer)]!.moves[move]!(...args);
      expect(wholeState(clients[0]!).G).not.toEqual(G);
    }
    for (const client of clients) client.stop();
  });
});

describe('setupData', () => {
  const validate = (setupData: unknown, players: number): string | undefined =>
    DominantSpecies.validateSetupData!(setupData as SetupData, players);

  it.each([
    [undefined, 4],
    [{}, 6],
    [{ animals: 'dealt' }, 2],
    [{ animals: 'chosen', randomEarth: true }, 5],
    [{ animals: [['bird'], ['insect']] }, 2],
    [{ animalsEach: 3 }, 2],
    [{ animalsEach: 2, animals: 'chosen', takeBack: 'table' }, 3],
  ])('%j is a setup for %i players', (setupData, players) => {
    expect(validate(setupData, players)).toBeUndefined();
  });

  it.each([
    [{ animals: 'picked' }, 2, /^animals: "picked" is not a list/],
    [{ animals: [['bird'], ['bird']] }, 2, /^animals: two players cannot both lead the bird/],
    [{ animals: [['bird'], ['wolf']] }, 2, /^animals\[1\]\[0\]: "wolf" is not an animal; allowed: mammal/],
    [{ animals: [['bird']] }, 2, /^animals: is a list of 1; an entry for each of the 2 players is expected/],
    [{ animals: [['bird', 'insect'], ['mammal']] }, 2, /^animals: player 0 has 2 animals and must have 1/],
    [{ animalsEach: 2 }, 4, /^animalsEach: 2 animals each do not fit 4 players/],
    [{ animalsEach: 0 }, 2, /^animalsEach: 0 is not a whole number from 1 to 3/],
    [{ randomEarth: 'yes' }, 2, /^randomEarth: "yes" is not true or false/],
    [{ colour: 'red' }, 2, /^colour: unknown field; allowed:/],
    [{ takeBack: 'never' }, 2, /^takeBack: "never" is not/],
    [{ players: 3 }, 3, /^players: is not allowed here/],
    [{ position: {} }, 2, /must be "dominant-species position 1"/],
    [{ position: writePosition(table({})), animals: 'dealt' }, 2, /^animals: a position already says this/],
    [{ position: writePosition(table({})) }, 3, /^position: has 2 players, but 3 play/],
    [5, 2, /5 is not an object/],
    [{}, 1, /^players: 1 is not a whole number from 2 to 6/],
    [{}, 7, /^players: 7 is not a whole number from 2 to 6/],
  ])('refuses %j for %i players and says why', (setupData, players, message) => {
    expect(validate(setupData, players)).toMatch(message);
  });

  it('starts from a position in any phase, mirrored in ctx', () => {
    const randomInt = rng(9);
    const chance = randomChance(randomInt);
    const seen = new Set<string>();
    const setup = { players: 5, animalsEach: 1, randomEarth: false, animals: 'chosen' } as const;
    let state = newGame(setup, chance);
    while (seen.size < PHASES.length) {
      if (state.over) state = newGame(setup, chance);
      const { phase } = decision(state)!;
      if (!seen.has(phase)) {
        seen.add(phase);
        const client = clientOf(5, { position: writePosition(state) });
        expect(wholeState(client).G.state).toEqual(state);
        expectMirrored(wholeState(client));
        playOn(client, 20, randomInt);
        expectMirrored(wholeState(client));
      }
      const legal = legalMoves(state);
      state = apply(state, legal[randomInt(legal.length)]!, chance);
    }
    expect([...seen].sort()).toEqual([...PHASES].sort());
  });

  it('deals animals if nothing is said', () => {
    const { G } = wholeState(clientOf(4));
    expect(ANIMALS.filter((_, animal) => G.state.owner[animal]! >= 0)).toHaveLength(4);
  });
});

it('reads outcomes of the log back', () => {
  expect(readOutcome({ value: { card: 'ice age' }, path: '' })).toEqual({ kind: 'card', drawn: 13 });
});
