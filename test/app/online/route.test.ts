import { describe, expect, it } from 'vitest';
import { type Route, hashOf, matchIn, routeOf } from '../../../src/app/online/route.ts';

const ROUTES: Record<string, Route> = {
  '#lobby': { page: 'lobby' },
  '#new': { page: 'new' },
  '#table/a_B-1': { page: 'table', matchID: 'a_B-1', watch: false },
  '#table/a_B-1/watch': { page: 'table', matchID: 'a_B-1', watch: true },
  '#table/a_B-1/2/s%2Fecret': { page: 'personal', matchID: 'a_B-1', playerID: '2', credentials: 's/ecret' },
};

describe('the address of an online page', () => {
  it('leads to its page and back', () => {
    for (const [hash, route] of Object.entries(ROUTES)) {
      expect(routeOf(hash)).toEqual(route);
      expect(hashOf(route)).toBe(hash);
    }
  });

  it('leads to the lobby when it says nothing that is known', () => {
    for (const hash of ['', '#', '#table', '#table/', '#nowhere', '#table/%E0%A4%A']) {
      expect(routeOf(hash)).toEqual({ page: 'lobby' });
    }
  });

  it('is found in a link somebody pasted, or made from the number of a table', () => {
    expect(matchIn(' https://play.example/#table/abc ')).toBe('#table/abc');
    expect(matchIn('https://play.example/x?y#table/abc/2/secret')).toBe('#table/abc/2/secret');
    expect(matchIn('-abc_1')).toBe('#table/-abc_1');
    for (const wrong of ['', 'https://play.example/', 'two words']) expect(matchIn(wrong)).toBeNull();
  });
});
