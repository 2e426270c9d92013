import { describe, expect, it } from '@jest/globals';
import { loadWords } from '../../../../src/games/evolution-game/board/words.ts';
import type { Naming } from '../../../../src/games/evolution-game/board/naming.ts';
import { RECONSTRUCTION } from '../../../../src/games/evolution-game/rules/data.ts';
import type { GameEvent } from '../../../../src/games/evolution-game/rules/events.ts';

const de = await loadWords('de');
const en = await loadWords('en');

const naming: Naming = {
  player: (seat) => ['Ann', 'Ben'][seat]!,
  colour: (colour) => ['orange', 'lilac', 'green', 'yellow', 'empty'][colour]!,
  stage: (stage) => RECONSTRUCTION.stages[stage]!.name,
  square: () => 'Mutation',
};

/** One of every event. */
const EVENTS: readonly GameEvent[] = [
  { event: 'arranged', player: 0, genePool: [] },
  { event: 'dealt', player: 0, niches: [1, 3] },
  { event: 'rolledForFirst', player: 0, rolled: 3 },
  { event: 'first', player: 0 },
  { event: 'environment', player: 0, domain: 0, face: 1, from: 4, to: 1, by: 'setup' },
  { event: 'environment', player: 0, domain: 0, face: 1, from: 0, to: 1, by: 'square' },
  { event: 'environment', player: 0, domain: 0, face: 1, from: 1, to: 1, by: 'square' },
  { event: 'adapted', player: 0, domain: 0, from: 0, to: 1, cards: [0, 3], by: 'cards' },
  { event: 'adapted', player: 0, domain: 0, from: 0, to: 1, cards: [], by: 'card' },
  { event: 'placed', player: 0, square: 4, supplanted: null },
  { event: 'placed', player: 0, square: 4, supplanted: 1 },
  { event: 'settledEarly', player: 0, left: 1 },
  { event: 'turn', player: 0, turn: 1 },
  { event: 'rolled', player: 0, rolled: 6 },
  { event: 'moved', player: 0, from: null, to: 1, jumped: [] },
  { event: 'moved', player: 0, from: 3, to: 1, jumped: [1] },
  { event: 'jumped', player: 0, from: 4, to: 5 },
  { event: 'drewMutation', player: 0, card: 10 },
  { event: 'drewNiche', player: 0, niche: 129 },
  { event: 'drewSelection', player: 0, card: 3 },
  { event: 'drewSelection', player: 0, card: 8 },
  { event: 'drewSelection', player: 0, card: 9 },
  { event: 'drewSelection', player: 0, card: 10 },
  { event: 'drewSelection', player: 0, card: 26 },
  { event: 'removed', player: 0, squares: [4, 13], by: 'plague' },
  { event: 'stopped', player: 0 },
  { event: 'returned', player: 0, niches: [1, 3, 7] },
  { event: 'advanced', player: 0, from: 2, to: 3, by: 'bonus' },
  { event: 'advanced', player: 0, from: 2, to: 3, by: 'survival' },
  { event: 'exchanged', player: 0, niches: [1], mutation: [2, 3] },
  { event: 'won', player: 0 },
];

describe.each([en, de].map((locale) => [locale.language, locale] as const))('the texts (%s)', (_language, locale) => {
  it('have a sentence for every event', () => {
    const sentences = EVENTS.map((event) => locale.event(event, naming));
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentences.join(' ')).not.toMatch(/undefined|null|NaN|\[object/);
    // Only the turn itself is announced by its heading.
    expect(new Set(sentences).size).toBe(EVENTS.length);
  });
});

it('address a player called "You" directly', () => {
  const sentences = (locale: typeof en, you: string) => {
    const names: Naming = { ...naming, player: (seat) => [you, 'Ben'][seat]! };
    return EVENTS.map((event) => locale.event(event, names)).join(' ');
  };
  const english = sentences(en, 'You');
  for (const sentence of [
    'You place a colony on A5.',
    'You are dealt',
    'You have the first turn.',
    'Your turn.',
    'You go straight',
  ]) {
    expect(english).toContain(sentence);
  }
  expect(english).not.toMatch(/You \w+s\b/);
  expect(sentences(en, 'Ann')).toContain('Ann places a colony on A5.');
  const german = sentences(de, 'Du');
  for (const sentence of [
    'Du setzt eine Kolonie auf A5.',
    'Du erhältst',
    'Du bist am Zug.',
    'Du ordnest deinen',
    'Du passt dich an',
  ]) {
    expect(german).toContain(sentence);
  }
  const ofYou: GameEvent = { event: 'placed', player: 1, square: 4, supplanted: 0 };
  expect(en.event(ofYou, { ...naming, player: (seat) => ['You', 'Ben'][seat]! })).toBe('Ben supplants you on A5.');
  expect(de.event(ofYou, { ...naming, player: (seat) => ['Du', 'Ben'][seat]! })).toBe('Ben verdrängt dich von A5.');
  expect(en.final.title({ name: 'You' })).toBe('You reach the last stage and win.');
  expect(en.final.title({ name: 'Ann' })).toBe('Ann reaches the last stage and wins.');
  expect(en.final.byBonus({ name: 'You' })).toBe('The bonus of the Evolution Square took you to the last stage.');
  expect(de.final.title({ name: 'Du' })).toBe('Du erreichst die letzte Stufe und gewinnst.');
  expect(de.final.title({ name: 'Ann' })).toBe('Ann erreicht die letzte Stufe und gewinnt.');
  expect(de.final.byBonus({ name: 'Du' })).toBe('Der Bonus des Evolutionsfelds brachte dich ins Ziel.');
  expect(de.final.byNiche({ name: 'Du', niches: 'AB' })).toBe('Du gabst auf dem Evolutionsfeld AB ab.');
});

it('German has a name for every colour and stage of the reconstruction', () => {
  for (const colour of RECONSTRUCTION.colours) expect(de.colours[colour]?.()).toBeDefined();
  for (const stage of RECONSTRUCTION.stages) expect(de.stages[stage.name]?.()).toBeDefined();
});

it('the Evolution Square has an article in English; German squares and cards stand in quotation marks', () => {
  const onto = (square: string): Naming => ({ ...naming, square: () => square });
  const moved: GameEvent = { event: 'moved', player: 0, from: 3, to: 0, jumped: [] };
  expect(en.event(moved, onto('Evolution Square'))).toBe('Ann moves to the Evolution Square.');
  expect(en.event(moved, onto('Mutation'))).toBe('Ann moves to Mutation.');
  expect(de.event(moved, onto('Rückgang'))).toBe('Ann zieht auf „Rückgang“.');
  expect(de.event({ event: 'settledEarly', player: 1, left: 2 }, naming)).toBe(
    'Ben findet kein Feld für 2 Kolonien: Sie gehen zurück in den Vorrat.',
  );
});
