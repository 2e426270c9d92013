/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { forgetSeat, keepSeat, mySeat } from '../../../src/app/storage/online.ts';

const seat = (playerID: string) => ({ game: 'card-game', matchID: 'abc', playerID, credentials: `secret-${playerID}` });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** What a tab stores for itself, while another tab is used. */
function inAnotherTab(act: () => void): void {
  const own = Object.entries(sessionStorage);
  sessionStorage.clear();
  act();
  sessionStorage.clear();
  for (const [key, text] of own) sessionStorage.setItem(key, String(text));
}

it('each tab keeps the seat of its link, whichever was opened last', () => {
  keepSeat(seat('0'));
  inAnotherTab(() => {
    keepSeat(seat('1'));
    expect(mySeat('abc')).toEqual(seat('1'));
  });
  expect(mySeat('abc')).toEqual(seat('0'));
});

it('a tab that has shown a seat stays there, and a new tab shows the most recent seat', () => {
  inAnotherTab(() => {
    keepSeat(seat('0'));
  });
  expect(mySeat('abc')).toEqual(seat('0'));
  inAnotherTab(() => {
    keepSeat(seat('1'));
  });
  expect(mySeat('abc')).toEqual(seat('0'));
  inAnotherTab(() => {
    expect(mySeat('abc')).toEqual(seat('1'));
  });
});

it('a tab whose seat was given up takes another seat of this browser', () => {
  keepSeat(seat('1'));
  keepSeat(seat('0'));
  forgetSeat(seat('0'));
  expect(mySeat('abc')).toEqual(seat('1'));
  forgetSeat(seat('1'));
  expect(mySeat('abc')).toBeNull();
});
