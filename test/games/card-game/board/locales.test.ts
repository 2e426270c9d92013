/** What the table says of players: a player called "You" ("Du") is addressed directly; and where names of cards are broken. */
import { expect, it } from '@jest/globals';
import { sentence } from '../../../../src/games/card-game/board/log/sentence.ts';
import { gameOverText } from '../../../../src/games/card-game/board/table.ts';
import { type Words, loadWords } from '../../../../src/games/card-game/board/words.ts';
import type { GameEvent } from '../../../../src/games/card-game/rules/chance.ts';
import { ELEMENTS } from '../../../../src/games/card-game/rules/components.ts';
import { RECONSTRUCTION } from '../../../../src/games/card-game/rules/reconstruction.ts';
import { table } from '../support/table.ts';

const de = await loadWords('de');
const en = await loadWords('en');

const control: GameEvent = { event: 'control', element: ELEMENTS.indexOf('grub'), from: 0, to: 1, icons: [1, 2] };
const state = table({ players: [{ hand: ['insect-12'] }, {}] });
const at = (player: string, words: Words) => ({ state, names: [player, 'Ben'], words });

it.each([
  ['Ann', 'Ann to move.', 'Ben takes grub from Ann: 2 icons against 1.'],
  ['You', 'Your turn.', 'Ben takes grub from you: 2 icons against 1.'],
])('English, of a player called %s', (player, waiting, taken) => {
  expect(en.waiting({ player })).toBe(waiting);
  expect(sentence(control, at(player, en))).toBe(taken);
});

it.each([
  ['Ann', 'Ann ist am Zug.', 'Ben nimmt Larve von Ann: 2 Symbole gegen 1.'],
  ['Du', 'Du bist am Zug.', 'Ben nimmt Larve von dir: 2 Symbole gegen 1.'],
])('German, of a player called %s', (player, waiting, taken) => {
  expect(de.waiting({ player })).toBe(waiting);
  expect(sentence(control, at(player, de))).toBe(taken);
});

it.each([
  [['Ann'], 'Ann wins.', 'Ann gewinnt.'],
  [['Ann', 'Ben'], 'Ann and Ben share the victory.', 'Ann und Ben teilen sich den Sieg.'],
])('says who has won: %s', (winners, english, german) => {
  expect(gameOverText(en, winners)).toBe(`The game is over. ${english}`);
  expect(gameOverText(de, winners)).toBe(`Das Spiel ist zu Ende. ${german}`);
});

it('speaks to a winner who is addressed directly, alone or with another', () => {
  expect(gameOverText(en, ['You'])).toBe('The game is over. You win.');
  expect(gameOverText(de, ['Du'])).toBe('Das Spiel ist zu Ende. Du gewinnst.');
  expect(gameOverText(de, ['Du', 'Ben'])).toBe('Das Spiel ist zu Ende. Du und Ben teilt euch den Sieg.');
});

it('names players and places within a sentence in lower case', () => {
  const lost: GameEvent = { event: 'suppressed', card: 3, owner: 0, player: 1, by: 4, eliminated: true };
  expect(sentence(lost, at('You', en))).toBe('Mantis (you) is eliminated.');
  expect(sentence(lost, at('Du', de))).toBe('Gottes\u00adanbeterin (du) wird eliminiert.');
  const scored: GameEvent = { event: 'vps', player: 1, vps: 5, source: 'highest', element: -1 };
  expect(sentence(scored, at('Ann', en))).toBe('Ben: highest on the Survival Track.');
  expect(sentence(scored, at('Ann', de))).toBe('Ben: höchstes Feld der Überlebensleiste.');
});

it('says of every long word in an English name where a narrow card may break it', () => {
  const words = [...RECONSTRUCTION.animals, ...RECONSTRUCTION.events].flatMap(({ name }) => name.split(/[ -]/u));
  const long = words.filter((word) => word.length >= 7);
  expect(long.length).toBeGreaterThan(30);
  expect(long.filter((word) => !en.hyphenated(word).includes('\u00ad'))).toEqual([]);
});
