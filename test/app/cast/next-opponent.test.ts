/** Whom to play next, after a game on this device. */
import { describe, expect, it } from '@jest/globals';
import { nextOpponent } from '../../../src/app/cast/next-opponent.ts';
import { GAMES } from '../../../src/games/index.ts';

const metaOf = (game: string) => GAMES.find(({ id }) => id === game)!;
const species = metaOf('dominant-species');
const cards = metaOf('card-game');
const WON = [1, 2, 2, 4];
const LOST = [2, 1, 3, 4];

describe('the next opponent', () => {
  it('is the next stronger one after a win, in place of all of the strongest', () => {
    expect(nextOpponent(species, [null, 'greedy', 'greedy', 'gentle'], WON)).toEqual({
      isWon: true,
      met: 'greedy',
      level: 'strong',
      bots: [null, 'strong', 'strong', 'gentle'],
    });
  });

  it('is the next gentler one after a loss', () => {
    expect(nextOpponent(species, [null, 'greedy', 'casual', 'gentle'], LOST)).toEqual({
      isWon: false,
      met: 'greedy',
      level: 'casual',
      bots: [null, 'casual', 'casual', 'gentle'],
    });
  });

  it.each([
    ['dominant-species', 'hunter', 'master', 'greedy'],
    ['dominant-species', 'strong', 'master', 'greedy'],
    ['card-game', 'greedy', 'strong', 'casual'],
    ['evolution-game', 'casual', 'greedy', 'gentle'],
  ])('in %s after %s is %s or %s', (game, met, stronger, gentler) => {
    expect(nextOpponent(metaOf(game), [null, met], [1, 2])!.level).toBe(stronger);
    expect(nextOpponent(metaOf(game), [null, met], [2, 1])!.level).toBe(gentler);
  });

  it('is nobody after a win against the strongest or a loss against the gentlest: the same bots stay', () => {
    expect(nextOpponent(cards, [null, 'strong'], [1, 2])).toEqual({
      isWon: true,
      met: 'strong',
      level: null,
      bots: [null, 'strong'],
    });
    expect(nextOpponent(cards, ['gentle', null], [1, 2])!.level).toBeNull();
  });

  it('is not proposed among people, among bots, and where no strength is known', () => {
    expect(nextOpponent(species, [null, null], [1, 2])).toBeNull();
    expect(nextOpponent(species, ['greedy', 'strong'], [1, 2])).toBeNull();
    expect(nextOpponent(species, [null, 'random'], [1, 2])).toBeNull();
  });

  it('is stronger where one of several people has won, or shares the first place', () => {
    expect(nextOpponent(cards, [null, null, 'casual'], [3, 1, 2])!.isWon).toBe(true);
    expect(nextOpponent(cards, [null, 'casual'], [1, 1])!.isWon).toBe(true);
  });
});
