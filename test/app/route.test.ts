import { describe, expect, it } from '@jest/globals';
import { type Route, hashOf, routeOf, tableIn } from '../../src/app/route.ts';

const game = 'dominant-species';
const ROUTES: Record<string, Route> = {
  '#': { page: 'home', game },
  '#play/dominant-species': { page: 'play', game },
  '#watch/dominant-species': { page: 'watch', game },
  '#setup/dominant-species': { page: 'setup', game },
  '#together/dominant-species': { page: 'together', game },
  '#game/dominant-species': { page: 'game', game },
  '#rules/dominant-species': { page: 'rules', game },
  '#games': { page: 'games' },
  '#lobby': { page: 'lobby' },
  '#account': { page: 'account' },
  '#link/a_B-1': { page: 'link', code: 'a_B-1' },
  '#mail/a_B-1': { page: 'mail', code: 'a_B-1' },
  '#unsubscribe/a_B-1.c': { page: 'unsubscribe', code: 'a_B-1.c' },
  '#new/dominant-species': { page: 'new', game },
  '#table/dominant-species/a_B-1': { page: 'table', game, matchID: 'a_B-1', watch: false },
  '#table/dominant-species/a_B-1/watch': { page: 'table', game, matchID: 'a_B-1', watch: true },
  '#table/dominant-species/a_B-1/2/s%2Fecret': {
    page: 'personal',
    game,
    matchID: 'a_B-1',
    playerID: '2',
    credentials: 's/ecret',
  },
};

describe('the address of a page', () => {
  it('leads to its page and back', () => {
    for (const [hash, route] of Object.entries(ROUTES)) {
      expect(routeOf(hash)).toEqual(route);
      expect(hashOf(route)).toBe(hash);
    }
  });

  it('leads to a table of the first game where it names none, as addresses once did', () => {
    expect(routeOf('#table/a_B-1')).toEqual(ROUTES['#table/dominant-species/a_B-1']);
    expect(routeOf('#table/a_B-1/watch')).toEqual(ROUTES['#table/dominant-species/a_B-1/watch']);
    expect(routeOf('#table/a_B-1/2/s%2Fecret')).toEqual(ROUTES['#table/dominant-species/a_B-1/2/s%2Fecret']);
    expect(routeOf('#new')).toEqual(ROUTES['#new/dominant-species']);
  });

  it('leads to the home page when it says nothing that is known', () => {
    for (const hash of ['', '#', '#table', '#table/', '#nowhere', '#table/%E0%A4%A', '#table/dominant-species']) {
      expect(routeOf(hash)).toEqual({ page: 'home', game });
    }
  });

  it('is found in a link somebody pasted, or made from the ID of a table', () => {
    expect(tableIn(' https://play.example/#table/abc ')).toBe('#table/dominant-species/abc');
    expect(tableIn('https://play.example/x?y#table/abc/2/secret')).toBe('#table/dominant-species/abc/2/secret');
    expect(tableIn('-abc_1')).toBe('#table/dominant-species/-abc_1');
    for (const wrong of ['', 'https://play.example/', 'two words']) expect(tableIn(wrong)).toBeNull();
  });
});
