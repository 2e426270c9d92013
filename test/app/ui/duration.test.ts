import { expect, it } from '@jest/globals';
import { minutesOf } from '../../../src/app/ui/Duration.tsx';
import { loadWords } from '../../../src/app/words/words.ts';
import { GAMES } from '../../../src/games/index.ts';

const of = (id: string) => GAMES.find((each) => each.id === id)!;

it('a game is said to take longer the more people play it, and shorter by its options', () => {
  const big = of('dominant-species');
  expect(minutesOf(big, { players: 4 }, 1)).toBe(45);
  expect(minutesOf(big, { players: 4 }, 4)).toBe(135);
  const short = { players: 4, length: 'short' };
  const shortest = { players: 4, length: 'shortest' };
  expect(minutesOf(big, short, 4)).toBeLessThan(minutesOf(big, { players: 4 }, 4));
  expect(minutesOf(big, shortest, 4)).toBeLessThan(minutesOf(big, short, 4));
  // All six animals play, whoever leads them.
  expect(minutesOf(big, { players: 2, animalsEach: 3 } as { players: number }, 2)).toBe(
    minutesOf(big, { players: 6 }, 6),
  );
});

it('every game has an estimate for every number of players, and the card game for either edition', () => {
  for (const meta of GAMES) {
    for (let players = meta.minPlayers; players <= meta.maxPlayers; players++) {
      expect(minutesOf(meta, { players }, 1)).toBeGreaterThanOrEqual(5);
    }
  }
  const cards = (name: unknown) => minutesOf(of('card-game'), { players: 4, cards: name } as { players: number }, 4);
  expect(cards('reconstruction ten rounds')).toBeLessThan(cards('reconstruction'));
  expect(cards({ edition: 'ten rounds' })).toBe(cards('reconstruction ten rounds'));
});

it('a time is written in minutes up to an hour, then in hours and minutes', async () => {
  const { start } = await loadWords('page', 'en');
  const said = (hours: number, minutes: number): string => start.duration({ hours, minutes });
  expect(
    [said(0, 45), said(1, 0), said(2, 15)].map((text) => text.replace(/: an estimate.|Takes about /g, '')),
  ).toEqual(['45 minutes', '1 h', '2 h 15 min']);
});
