import { Client } from 'boardgame.io/dist/cjs/client.js';
import type { State as BoardgameState } from 'boardgame.io';
import { describe, expect, it } from '@jest/globals';
import { type G, viewOf } from '../../../../src/kit/boardgame/g.ts';
import type { HistoryEntry } from '../../../../src/kit/module.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { sampleTable } from '../../../../src/games/card-game/bots/sampling.ts';
import { actions } from '../../../../src/games/card-game/bgio.ts';
import { CardGame } from '../../../../src/games/card-game/bgio.ts';
import { meta } from '../../../../src/games/card-game/meta.ts';
import { HIDDEN } from '../../../../src/games/card-game/rules/cards.ts';
import type { GameEvent } from '../../../../src/games/card-game/rules/chance.ts';
import { MOVE_KINDS, type Move, kindOf, moveOf } from '../../../../src/games/card-game/rules/moves.ts';
import { rules } from '../../../../src/games/card-game/rules/index.ts';
import { decision, legalMoves } from '../../../../src/games/card-game/rules/play.ts';
import type { State } from '../../../../src/games/card-game/rules/state.ts';

type OwnG = G<State, Move>;
/** A game with the same cards each time. */
const startGame = (numPlayers: number) => {
  const client = Client({ game: { ...CardGame, seed: 'seed' } as never, numPlayers, debug: false });
  client.start();
  return client;
};
/** The whole state: `getState` would show what a spectator sees. */
const stateOf = (client: ReturnType<typeof startGame>) => client.store.getState() as unknown as BoardgameState<OwnG>;

/** The last move with everything that it drew and did. */
const latestOf = (client: ReturnType<typeof startGame>) => stateOf(client).G.latest as HistoryEntry<Move, GameEvent>;

describe('The card game on boardgame.io', () => {
  it('follows the open question with phase, player and stage through whole games', () => {
    for (const players of [2, 5]) {
      const client = startGame(players);
      const randomInt = rng(players);
      const seen = new Set<string>();
      for (;;) {
        const { G, ctx } = stateOf(client);
        const open = decision(G.state);
        if (open === null) break;
        expect(ctx.phase).toBe(open.phase);
        expect(ctx.currentPlayer).toBe(String(open.player));
        expect(ctx.activePlayers).toEqual({ [open.player]: open.stage });
        seen.add(`${open.phase} ${open.stage}`);
        const legal = legalMoves(G.state);
        const { move, args } = actions.write(legal[randomInt(legal.length)]!);
        client.moves[move]!(...args);
      }
      expect(stateOf(client).ctx.gameover).toMatchObject({ places: expect.any(Array), scores: expect.any(Array) });
      expect([...seen]).toContain('survival discard');
      client.stop();
    }
  });

  it('names in each stage the moves that can answer its question', () => {
    expect(Object.keys(CardGame.phases!)).toEqual(['competition', 'scoring', 'survival']);
    const client = startGame(3);
    const randomInt = rng(11);
    for (;;) {
      const { G } = stateOf(client);
      const open = decision(G.state);
      if (open === null) break;
      const stages = CardGame.phases![open.phase]!.turn!.stages!;
      const allowed = Object.keys((stages[open.stage] as { moves: object }).moves);
      for (const move of legalMoves(G.state)) expect(allowed).toContain(actions.write(move).move);
      const legal = legalMoves(G.state);
      const { move, args } = actions.write(legal[randomInt(legal.length)]!);
      client.moves[move]!(...args);
    }
    client.stop();
  });

  it('refuses what is no legal answer, and changes nothing', () => {
    const client = startGame(2);
    const before = stateOf(client);
    const open = decision(before.G.state)!;
    const other = before.G.state.hands[1 - open.player]![0]!;
    for (const [name, ...args] of [
      ['play', other],
      ['play'],
      ['play', 'insect-01'],
      ['play', 1.5],
      ['play', -1],
      ['discard', other],
      ['pass', 1],
      ['done'],
    ] as const) {
      client.moves[name]!(...args);
    }
    expect(stateOf(client).G).toEqual(before.G);
    client.stop();
  });

  it('enumerates the legal moves for the player asked, none for others', () => {
    const client = startGame(2);
    const { G, ctx } = stateOf(client);
    const enumerate = CardGame.ai.enumerate as (G: OwnG, ctx: unknown, playerID: string) => unknown[];
    const { player } = decision(G.state)!;
    expect(enumerate(G, ctx, String(player))).toHaveLength(8);
    expect(enumerate(G, ctx, String(1 - player))).toEqual([]);
    client.stop();
  });

  it('says what is wrong with setupData', () => {
    const check = CardGame.validateSetupData!;
    expect(check(undefined, 2)).toBeUndefined();
    expect(check({ cards: 'reconstruction' }, 4)).toBeUndefined();
    expect(check({ cards: 'mine' }, 4)).toContain('cards: "mine" is not a table of cards');
    expect(check({ colour: 'red' }, 4)).toContain('colour: unknown');
    expect(check({ position: { format: 'card-game position 1', players: [{}] } }, 2)).toContain('players');
  });

  it('writes moves that it reads again, and reads nothing else', () => {
    for (const kind of MOVE_KINDS) {
      const move = moveOf(kind, kind === 'pass' || kind === 'done' ? 0 : 5);
      const written = actions.write(move);
      expect(actions.read(written.move, written.args)).toBe(move);
    }
    for (const [name, args] of [
      ['constructor', []],
      ['__proto__', []],
      ['hasOwnProperty', [0]],
      ['play', []],
      ['play', [1024]],
      ['play', [null]],
      ['pass', [0]],
      ['undo', []],
    ] as const) {
      expect(actions.read(name, args)).toBeUndefined();
    }
  });
});

describe('What a seat is sent', () => {
  const DISCARD = MOVE_KINDS.indexOf('discard');

  /**
   * No byte depends on what the seat may not see: from another table that differs in all of that, and with other draws to come, the
   * same is sent.
   */
  it('holds nothing of other hands, the draw pile, face-down discards or what comes next', () => {
    const dealt = rng(4);
    for (const players of [2, 4, 6]) {
      const client = startGame(players);
      const randomInt = rng(players);
      for (let moves = 0; ; moves++) {
        const { G } = stateOf(client);
        const open = decision(G.state);
        if (open === null) break;
        if (moves % 5 === 0) {
          for (const viewer of [...Array(players).keys(), null]) {
            const sent = JSON.stringify(viewOf({ meta, rules }, G, viewer));
            const other: OwnG = {
              ...G,
              state: { ...sampleTable(rules.view(G.state, viewer), dealt), nextCards: [3], nextBiomes: [4] },
            };
            expect(JSON.stringify(viewOf({ meta, rules }, other, viewer))).toBe(sent);
            const seen = viewOf({ meta, rules }, G, viewer).state;
            seen.hands.forEach((hand, player) => {
              if (player !== viewer) expect(hand.every((card) => card === HIDDEN)).toBe(true);
            });
          }
        }
        const legal = legalMoves(G.state);
        const move = legal[randomInt(legal.length)]!;
        const { move: name, args } = actions.write(move);
        client.moves[name]!(...args);
        const { events } = latestOf(client);
        for (const viewer of [(open.player + 1) % players, null]) {
          for (const event of events) {
            const seen = rules.viewEvent(event, viewer)!;
            if (seen.event === 'drew' || seen.event === 'discarded') {
              expect(seen.player === viewer || seen.card === HIDDEN).toBe(true);
            }
          }
          expect(rules.viewMove(move, open.player, viewer)).toBe(kindOf(move) === DISCARD ? null : move);
        }
      }
      client.stop();
    }
  });

  it('holds of what can be taken back only whose it is', () => {
    const client = startGame(2);
    client.moves.pass!();
    const { G } = stateOf(client);
    expect(G.undo).not.toBeNull();
    expect(viewOf({ meta, rules }, G, 0).undo).toEqual({
      player: G.undo!.player,
      players: G.undo!.players,
      from: null,
      moves: [],
    });
    client.stop();
  });

  it('is taken back never past a draw', () => {
    const client = startGame(2);
    const randomInt = rng(21);
    for (let i = 0; i < 400 && stateOf(client).ctx.gameover === undefined; i++) {
      const legal = legalMoves(stateOf(client).G.state);
      const { move, args } = actions.write(legal[randomInt(legal.length)]!);
      client.moves[move]!(...args);
      const { outcomes } = latestOf(client);
      if (outcomes!.length > 0) expect(stateOf(client).G.undo).toBeNull();
    }
    client.stop();
  });
});
