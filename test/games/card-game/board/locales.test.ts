/** What the table says of players: a player called "You" ("Du") is addressed directly; and where names of cards are broken. */
import { expect, it } from '@jest/globals';
import { words as de } from '../../../../src/games/card-game/board/locales/de/index.ts';
import { words as en } from '../../../../src/games/card-game/board/locales/en/index.ts';
import type { GameEvent } from '../../../../src/games/card-game/rules/chance.ts';
import { RECONSTRUCTION } from '../../../../src/games/card-game/rules/reconstruction.ts';

const control: GameEvent = { event: 'control', element: 1, from: 0, to: 1, icons: [1, 2] };
const naming = (player: string) =>
  ({ player: (seat: number) => [player, 'Ben'][seat]!, element: () => 'grub' }) as unknown as Parameters<
    typeof en.log.sentence
  >[1];

it.each([
  ['Ann', 'Ann to move.', 'Ben takes grub from Ann: 2 icons against 1.'],
  ['You', 'You to move.', 'Ben takes grub from you: 2 icons against 1.'],
])('English, of a player called %s', (player, waiting, taken) => {
  expect(en.waiting(player)).toBe(waiting);
  expect(en.log.sentence(control, naming(player))).toBe(taken);
});

it.each([
  ['Ann', 'Ann ist am Zug.', 'Ben nimmt grub von Ann: 2 Symbole gegen 1.'],
  ['Du', 'Du bist am Zug.', 'Ben nimmt grub von dir: 2 Symbole gegen 1.'],
])('German, of a player called %s', (player, waiting, taken) => {
  expect(de.waiting(player)).toBe(waiting);
  expect(de.log.sentence(control, naming(player))).toBe(taken);
});

it.each([
  [['Ann'], 'Ann wins.', 'Ann gewinnt.'],
  [['Ann', 'Ben'], 'Ann and Ben share the victory.', 'Ann und Ben teilen sich den Sieg.'],
])('says who has won: %s', (winners, english, german) => {
  expect(en.gameOver(winners)).toBe(`The game is over. ${english}`);
  expect(de.gameOver(winners)).toBe(`Das Spiel ist zu Ende. ${german}`);
});

it('speaks to a winner who is addressed directly, alone or with another', () => {
  expect(en.gameOver(['You'])).toBe('The game is over. You win.');
  expect(de.gameOver(['Du'])).toBe('Das Spiel ist zu Ende. Du gewinnst.');
  expect(de.gameOver(['Du', 'Ben'])).toBe('Das Spiel ist zu Ende. Du und Ben teilt euch den Sieg.');
});

it('names players and places within a sentence in lower case', () => {
  const lost: GameEvent = { event: 'suppressed', card: 3, owner: 0, player: 1, by: 4, eliminated: true };
  const named = (player: string) => ({ ...naming(player), card: () => 'Fox' });
  expect(en.log.sentence(lost, named('You'))).toBe('Fox (you) is eliminated.');
  expect(de.log.sentence(lost, named('Du'))).toBe('Fox (du) wird eliminiert.');
  const scored: GameEvent = { event: 'vps', player: 1, vps: 5, source: 'highest', element: -1 };
  expect(en.log.sentence(scored, naming('Ann'))).toBe('Ben: highest on the Survival Track.');
  expect(de.log.sentence(scored, naming('Ann'))).toBe('Ben: höchstes Feld der Überlebensleiste.');
});

it('says of every long word in an English name where a narrow card may break it', () => {
  const words = [...RECONSTRUCTION.animals, ...RECONSTRUCTION.events].flatMap(({ name }) => name.split(/[ -]/u));
  const long = words.filter((word) => word.length >= 7);
  expect(long.length).toBeGreaterThan(30);
  expect(long.filter((word) => !en.hyphenated(word).includes('\u00ad'))).toEqual([]);
});
