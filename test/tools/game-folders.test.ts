import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES } from '../../src/kit/languages.ts';
import { gameIds } from '../../src/games/index.ts';
import { gameFolders, wordsFiles } from '../../tools/build/game-folders.ts';

describe('The folders of games', () => {
  it('are those of the games in the registry', () => {
    expect([...gameFolders].sort()).toEqual([...gameIds].sort());
  });

  it('hold words in every language', () => {
    for (const language of LANGUAGE_CODES)
      for (const game of gameIds) expect(wordsFiles(game, language).join()).toContain(`${game}/board`);
    expect(() => wordsFiles('card-game', 'fr')).toThrow('src/games/card-game has no words in fr');
  });
});
