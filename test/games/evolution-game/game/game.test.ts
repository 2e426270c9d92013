import { describe, expect, it, jest } from '@jest/globals';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { game } from '../../../../src/games/evolution-game/index.ts';
import { actions } from '../../../../src/games/evolution-game/bgio.ts';
import { EvolutionGame, type G, gameOver } from '../../../../src/games/evolution-game/bgio.ts';
import { PHASES, QUESTIONS } from '../../../../src/games/evolution-game/rules/components.ts';
import { decision, legalMoves } from '../../../../src/games/evolution-game/rules/play.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { after, at } from '../rules/table.ts';

const client = (seed: string, numPlayers: number) => {
  const made = Client<G>({ game: { ...EvolutionGame, seed } as never, numPlayers, debug: false });
  made.start();
  return made;
};

describe('moves as boardgame.io dispatches them', () => {
  it.each([
    ['roll', []],
    ['done', []],
    ['mutation', []],
    ['growth', []],
    ['arrange', ['OOLLGGYY']],
    ['remedy', ['C']],
    ['place', ['A5']],
    ['moveTo', [8]],
    ['adapt', ['C', 'OL', 'LG']],
    ['survive', []],
    ['survive', [3, 1]],
  ])('%s %j is read and written back', (move, args) => {
    const read = actions.read(move, args);
    expect(read).toBeDefined();
    expect(actions.write(read!)).toEqual({ move, args });
  });
  it.each([
    ['constructor', []],
    ['roll', [1]],
    ['place', []],
    ['place', ['Z9']],
    ['place', ['A1', 'A2']],
    ['survive', [8]],
    ['adapt', ['C']],
    ['arrange', [{}]],
    ['undo', []],
  ])('%s %j is none', (move, args) => {
    expect(actions.read(move, args)).toBeUndefined();
  });
});

describe('phases and stages', () => {
  it('are those of the rules, every stage with its moves', () => {
    expect(Object.keys(EvolutionGame.phases!)).toEqual([...PHASES]);
    const stages = Object.values(EvolutionGame.phases!).flatMap((phase) => Object.keys(phase.turn?.stages ?? {}));
    expect(stages.sort()).toEqual([...QUESTIONS].sort());
  });
});

describe.each([2, 3, 4])('a game of %s in boardgame.io', (players) => {
  it('follows the rules in phase, stage and player, to the end', () => {
    const random = rng(players);
    const c = client(`seed ${String(players)}`, players);
    for (let moves = 0; moves < 3000; moves++) {
      const { G, ctx } = c.getState()!;
      const open = decision(G.state);
      if (open === null) break;
      expect(ctx.phase).toBe(open.phase);
      expect(ctx.currentPlayer).toBe(String(open.player));
      expect(ctx.activePlayers).toEqual({ [String(open.player)]: open.stage });
      const legal = legalMoves(G.state);
      const { move, args } = actions.write(legal[random(legal.length)]!);
      c.updatePlayerID(String(open.player));
      c.moves[move]!(...args);
    }
    const { G, ctx } = c.getState()!;
    expect(ctx.gameover).toEqual(gameOver(G.state));
    expect((ctx.gameover as { winner: string }).winner).toBe(String(G.state.winner));
  });
});

describe('the game', () => {
  it('takes back what drew nothing, not a roll', () => {
    const start = at({ players: [{ genePool: 'OOLLGGYY', mutation: ['OG'] }, {}], domains: 'GOLLGGYY' });
    const setup = (): G => ({ state: start, undo: null, takeBack: 'own' });
    const c = Client<G>({ game: { ...EvolutionGame, setup } as never, numPlayers: 2, debug: false });
    c.start();
    c.updatePlayerID('0');
    c.moves.adapt!('A', 'OG');
    expect(c.getState()!.G.state.mutation[0]).toEqual([]);
    c.moves.undo!();
    expect(c.getState()!.G.state.mutation[0]).toEqual([1]);
    expect(c.getState()!.G.state.genePool).toEqual(start.genePool);
    c.moves.roll!();
    expect(c.getState()!.G.undo).toBeNull();
  });
  it('lets nobody answer out of turn, nor outside what is legal', () => {
    const start = at({ players: [{ genePool: 'OOLLGGYY', mutation: ['OG'] }, {}], domains: 'GOLLGGYY' });
    const setup = (): G => ({ state: start, undo: null, takeBack: 'own' });
    const c = Client<G>({ game: { ...EvolutionGame, setup } as never, numPlayers: 2, debug: false });
    c.start();
    // boardgame.io logs refused moves to the console.
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const before = c.getState()!.G;
    c.updatePlayerID('1');
    c.moves.roll!();
    c.updatePlayerID('0');
    c.moves.adapt!('A', 'OL');
    c.moves.adapt!('B', 'OG');
    c.moves.place!('A1');
    expect(c.getState()!.G).toEqual(before);
    expect(reported).toHaveBeenCalledTimes(4);
    reported.mockRestore();
  });
  it('shows no client the order of the packs', () => {
    const state = at({ bottom: { mutation: ['GY', 'OG'] } });
    const playerView = EvolutionGame.playerView as unknown as (context: { G: G; playerID: string }) => G;
    const seen = playerView({ G: { state, undo: null, takeBack: 'own' }, playerID: '0' }).state;
    expect(seen.mutationBottom).toEqual([]);
    expect(seen.mutationPack).toHaveLength(52);
  });
  it('refuses setup data with the field', () => {
    expect(EvolutionGame.validateSetupData!({ colour: 1 }, 2)).toContain('colour: unknown');
    expect(EvolutionGame.validateSetupData!({ data: {} }, 2)).toContain('data.format: is missing');
    expect(EvolutionGame.validateSetupData!(undefined, 2)).toBeUndefined();
  });
  it('names winner, places and stages at the end', () => {
    const won = after(at({ players: [{ counter: 30, stage: 14 }, { stage: 9 }] }), ['roll'], { time: 6 });
    expect(gameOver(won)).toEqual({
      winner: '0',
      places: [1, 2],
      scores: [15, 9],
      stages: ['Pleistocene', 'Cretaceous'],
    });
  });
  it('is a game module', async () => {
    expect(game.meta).toMatchObject({ minPlayers: 2, maxPlayers: 4, hasSecrets: true });
    expect((await game.bots()).map(({ name }) => name)).toEqual(['random', 'gentle', 'casual', 'greedy', 'strong']);
  });
});
