/** How a hint reads, and what it calls the moves in it. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import type { Advice } from '../../../../src/kit/module.ts';
import { cornerName } from '../../../../src/games/dominant-species/board/places.ts';
import { loadWords } from '../../../../src/games/dominant-species/board/words.ts';
import { texts } from '../../../../src/games/dominant-species/board/prompt/move-texts.ts';
import type { Types } from '../../../../src/games/dominant-species/board/table.ts';
import { reasonsText } from '../../../../src/games/dominant-species/board/prompt/reasons-text.ts';
import { HINT_REASONS } from '../../../../src/games/dominant-species/bots/hint-reasons.ts';
import { ABUNDANCE, CARDS, DEPLETION, FIRST_SPACE } from '../../../../src/games/dominant-species/rules/components.ts';
import { CORNER_NAMES } from '../../../../src/games/dominant-species/rules/earth.ts';
import { type Move, moveOf } from '../../../../src/games/dominant-species/rules/moves.ts';
import { newGame } from '../../../../src/games/dominant-species/rules/play.ts';
import { QUESTIONS, type QuestionName } from '../../../../src/games/dominant-species/rules/questions.ts';
import { HintText } from '../../../../src/table/bar/Hint.tsx';
import { tableAtRest } from '../../../../src/table/table-at-rest.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';

const de = await loadWords('de');
const en = await loadWords('en');

const setup = { players: 4, animalsEach: 1, randomEarth: false, animals: 'dealt' } as const;
const state = newGame(setup, randomChance(rng(1)));

function markup(s: typeof state, words: typeof en, advice: Advice<Move>): string {
  const table = tableAtRest<Types>({ state: s, names: [], words });
  return renderToStaticMarkup(createElement(HintText<Types>, { board: texts, table, advice }));
}

/** A hint to give one answer rather than another, in words; of two cards unless it says otherwise. */
function hint(words: typeof en, reasons: Advice<Move>['reasons'], kind: 'card' | 'count' = 'card'): string {
  const advice: Advice<Move> = {
    move: moveOf(kind, 1),
    other: { move: moveOf(kind, 2), behind: 1 },
    reasons,
  };
  return markup(state, words, advice);
}

describe('A hint', () => {
  it.each([en, de])('ends each of its sentences once, cards with a text of their own too', (words) => {
    const text = hint(words, []);
    expect(text).toContain(words.cards[CARDS[1]].name());
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

describe('The reasons for an answer', () => {
  const places = { reason: 'places', points: 2, values: { count: 2 } };
  const more = { reason: 'moreGenePool', points: 2, values: { count: 2 } };
  /** The reasons for an answer to a question. */
  const reasons = (words: typeof en, question: QuestionName, of = places, isWatched = false): string =>
    reasonsText(words, { ...state, question: QUESTIONS.indexOf(question) }, [of], isWatched);

  it('say when they hold: for a step of an action at its end', () => {
    expect(reasons(en, 'speciation insect')).toBe('It puts 2 species on earth.');
    expect(reasons(en, 'speciation count')).toBe('By the end of the action, it puts 2 species on earth.');
    expect(reasons(en, 'initiative space')).toBe('As things stand, it puts 2 species on earth.');
    expect(reasons(de, 'speciation insect')).toBe('Damit bringst du 2 Arten auf die Erde.');
    expect(reasons(de, 'speciation count')).toBe('Bis zum Ende der Aktion bringst du damit 2 Arten auf die Erde.');
  });

  it('call nobody "you" who only watches', () => {
    expect(reasons(en, 'speciation insect', more, true)).not.toMatch(/\byour?\b/);
    expect(reasons(de, 'speciation insect', places, true)).toBe('Damit bringt man 2 Arten auf die Erde.');
    expect(reasons(de, 'speciation insect', more, true)).toBe(
      'Damit hat man 2 Arten mehr im Genpool als beim anderen Zug.',
    );
    const all = Object.keys(HINT_REASONS).map((reason) => ({
      reason,
      points: 1,
      values: { count: 1, animal: 0, hex: 17 },
    }));
    for (const each of all) expect(reasonsText(de, state, [each], true)).not.toMatch(/\bdu\b|\Sst man/);
  });
});

describe('A space', () => {
  it('is called by its section alone if no other of it can be chosen', () => {
    const planning = { ...state, question: QUESTIONS.indexOf('planning space') };
    const advice = (space: number): Advice<Move> => ({ move: moveOf('space', space), other: null, reasons: [] });
    const read = (given: Advice<Move>): string => markup(planning, en, given);
    expect(read(advice(FIRST_SPACE[DEPLETION]!))).toContain('Hint: Depletion.');
    expect(read(advice(FIRST_SPACE[ABUNDANCE]!))).toContain('Hint: Abundance: space 1 of 2.');
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
      return markup(state, words, advice);
    };
    expect(text(true)).toContain(`${said}${words.cards[CARDS[1]].name()}.`);
    expect(text(true)).not.toMatch(notSaid);
    expect(text(false)).not.toContain(said);
    expect(text(false)).toMatch(/(About|Etwa) 2\u00a0(VPs|SP) /);
  });
});

describe('Corners', () => {
  it('are called by the places that meet there, each by a name of its own', () => {
    const names = CORNER_NAMES.map((_, corner) => cornerName(corner));
    expect(new Set(names).size).toBe(CORNER_NAMES.length);
    expect(names).toContain('C3 C4 D3');
  });
});
