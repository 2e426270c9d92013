/** How a hint reads, and what it calls the moves in it. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import type { Advice } from '../../../../src/kit/module.ts';
import { cornerName } from '../../../../src/games/dominant-species/board/places.ts';
import { de } from '../../../../src/games/dominant-species/board/locales/de/index.ts';
import { en } from '../../../../src/games/dominant-species/board/locales/en/index.ts';
import { LocaleContext } from '../../../../src/games/dominant-species/board/locales/locale.ts';
import { HintText } from '../../../../src/games/dominant-species/board/prompt/HintText.tsx';
import { CARDS } from '../../../../src/games/dominant-species/rules/components.ts';
import { CORNER_NAMES } from '../../../../src/games/dominant-species/rules/earth.ts';
import { type Move, moveOf } from '../../../../src/games/dominant-species/rules/moves.ts';
import { newGame } from '../../../../src/games/dominant-species/rules/play.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';

const setup = { players: 4, animalsEach: 1, randomEarth: false, animals: 'dealt' } as const;
const state = newGame(setup, randomChance(rng(1)));

/** A hint to give one answer rather than another, in words; of two cards unless it says otherwise. */
function hint(words: typeof en, reasons: Advice<Move>['reasons'], kind: 'card' | 'count' = 'card'): string {
  const advice: Advice<Move> = {
    move: moveOf(kind, 1),
    other: { move: moveOf(kind, 2), behind: 1 },
    reasons,
  };
  const text = createElement(HintText, { advice, state });
  return renderToStaticMarkup(createElement(LocaleContext, { value: words }, text));
}

describe('A hint', () => {
  it.each([en, de])('ends each of its sentences once, cards with a text of their own too', (words) => {
    const text = hint(words, []);
    expect(text).toContain(words.cards[CARDS[1]].name);
    expect(text).not.toContain('..');
  });

  it.each([
    [en, '2 more action pawns than the other move', /should pay off later/],
    [de, '2 Figuren mehr als beim anderen Zug', /später auszahlen/],
  ] as const)(
    'says of what one has more than after the other answer, or that it shows only later',
    (words, said, later) => {
      const pawns = { reason: 'morePawns', points: 6, values: { count: 2 } };
      expect(hint(words, [pawns])).toContain(said);
      expect(hint(words, [pawns])).not.toMatch(later);
      expect(hint(words, [])).toMatch(later);
    },
  );

  it.each([
    [en, 'Hint: 1 species.', '2 species'],
    [de, 'Tipp: 1 Art.', '2 Arten'],
  ] as const)('says of what there are so many', (words, best, other) => {
    expect(hint(words, [], 'count')).toContain(best);
    expect(hint(words, [], 'count')).toContain(other);
  });

  it('speaks in German to the player, with the verb before them', () => {
    const rises = { reason: 'rises', points: 2, values: { place: 2 } };
    const protects = { reason: 'protects', points: 1, values: { count: 1 } };
    expect(hint(de, [rises, protects])).toContain(
      'Nach jetzigem Stand rückst du damit in der Initiative auf Platz 2 vor und schützt ein Element vor der Rückbildung.',
    );
  });
});

describe('Several answers as good as each other', () => {
  it.each([
    [en, 'About as good: ', /VPs (better|more|behind)|should pay off later/],
    [de, 'Etwa gleich gut: ', /SP (besser|mehr|zurück)|später auszahlen/],
  ] as const)('are said to be so, without a number', (words, said, notSaid) => {
    const text = (isAsGood: boolean): string => {
      const advice: Advice<Move> = {
        move: moveOf('card', 0),
        other: { move: moveOf('card', 1), behind: 1.5, isAsGood },
        reasons: [],
      };
      return renderToStaticMarkup(
        createElement(LocaleContext, { value: words }, createElement(HintText, { advice, state })),
      );
    };
    expect(text(true)).toContain(`${said}${words.cards[CARDS[1]].name}.`);
    expect(text(true)).not.toMatch(/1[.,]5/);
    expect(text(true)).not.toMatch(notSaid);
    expect(text(false)).not.toContain(said);
    expect(text(false)).toMatch(/1[.,]5/);
  });
});

describe('Corners', () => {
  it('are called by the places that meet there, each by a name of its own', () => {
    const names = CORNER_NAMES.map((_, corner) => cornerName(corner));
    expect(new Set(names).size).toBe(CORNER_NAMES.length);
    expect(names).toContain('C3 C4 D3');
  });
});
