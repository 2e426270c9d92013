/** The catalogue is complete, and its sentences say what they should. */
import { describe, expect, it } from '@jest/globals';
import {
  ANIMALS,
  BOXES,
  CARDS,
  ELEMENTS,
  SECTIONS,
  TERRAINS,
} from '../../../../src/games/dominant-species/rules/components.ts';
import { QUESTIONS } from '../../../../src/games/dominant-species/rules/questions.ts';
import { words as de } from '../../../../src/games/dominant-species/board/locales/de/index.ts';
import { words as en } from '../../../../src/games/dominant-species/board/locales/en/index.ts';
import type { PromptParams } from '../../../../src/games/dominant-species/board/locales/words/questions.ts';

const aim: PromptParams = {
  player: 'Ann',
  animal: 'bird',
  actor: 'bird',
  tile: 'jungle',
  from: 'jungle',
  to: 'forest',
  element: 'sun',
  lost: 'sun',
  moving: 'insect',
  stack: 'sea',
  speciesLeft: 5,
  protectionsLeft: 5,
  of: 7,
  there: 4,
  hand: 2,
  genePool: 9,
  eliminated: 3,
  spaceElement: 'grub',
  terrains: ['sea', 'tundra'],
  kept: ['water'],
  replaced: ['mammal'],
};
const bare: PromptParams = {
  ...aim,
  animal: null,
  actor: null,
  tile: null,
  from: null,
  to: null,
  element: null,
  lost: null,
  moving: null,
  stack: null,
  spaceElement: null,
  terrains: [],
  kept: [],
  replaced: [],
};

describe('whoever reads', () => {
  it('is spoken to, while others are spoken of', () => {
    expect(en.bar.won('You', 'bird', 105)).toMatch(/^You win with the bird/);
    expect(en.bar.won('Cleo', 'bird', 105)).toMatch(/^Cleo wins with the bird/);
    expect(en.log.leads('You', ['bird'])).toMatch(/^You lead the bird/);
    expect(de.bar.won('Du', 'bird', 105)).toMatch(/^Du gewinnst mit den Vögeln/);
    expect(de.log.leads('Du', ['bird'])).toMatch(/^Du führst /);
    expect(de.log.leads('Cleo', ['bird'])).toMatch(/^Cleo führt /);
  });
});

describe('the English words', () => {
  it.each(QUESTIONS)('ask the question "%s" in one sentence or two', (question) => {
    for (const each of [aim, bare]) {
      const sentence = en.questions[question](each);
      expect(sentence).toMatch(/^[A-Z0-9].*[?.)]$/);
      expect(sentence).not.toMatch(/undefined|null|NaN| {2}/);
      expect(sentence.length).toBeLessThan(140);
    }
  });

  it('say what has been chosen so far', () => {
    expect(en.questions['migration to'](aim)).toBe(
      'Where does the bird move from the jungle? 5 of 7 left. Then how many.',
    );
    expect(en.questions['migration count'](aim)).toBe('How many move from the jungle to the forest?');
    expect(en.questions['regression element'](aim)).toContain('water is safe');
  });

  it.each(CARDS)('have a name and an effect for the card "%s"', (card) => {
    expect(en.cards[card].name).toMatch(/^[A-Z]/);
    expect(en.cards[card].effect).toMatch(/^[A-Z].*\.$/);
    // Five of them lie under the display.
    expect(en.cards[card].effect.length).toBeLessThan(125);
  });

  it('name every section, phase, terrain, element and animal', () => {
    for (const section of SECTIONS) expect(en.sections[section].rule).toMatch(/^[A-Z].*\.$/);
    for (const phase of ['planning', 'reset', 'setup'] as const) expect(en.phases[phase].rule).toMatch(/\.$/);
    for (const terrain of TERRAINS) expect(en.terrains[terrain].toLowerCase()).toBe(terrain);
    for (const element of ELEMENTS) expect(en.elements[element].toLowerCase()).toBe(element);
    for (const animal of ANIMALS) expect(en.animals[animal].ability).toMatch(/\.$/);
    for (const box of BOXES) expect(en.display.box(box)).toContain(en.sections[box].name);
  });

  it('tell gains and losses apart', () => {
    expect(en.log.gain('bird', 1, 2)).toBe('2nd place: bird +1\u00a0VP');
    expect(en.log.gain('bird', -4, null)).toBe('Bird −4\u00a0VPs');
    expect(en.log.pawns(['bird'], -1)).toBe('The bird loses a pawn.');
    expect(en.log.pawns(['bird', 'insect'], 1)).toBe('The bird and the insect gain a pawn each.');
  });
});

describe('terrains and elements in a sentence', () => {
  it('are named once each, several with their number', () => {
    expect(en.log.diskRemoved(null, 'sun', ['desert', 'sea', 'desert'])).toBe(
      'Sun vanishes between 2 deserts and the sea.',
    );
    expect(en.log.diskPut('bird', 'sun', ['tundra', 'tundra', 'tundra'])).toBe(
      'The bird puts sun between 3 tundra tiles.',
    );
    expect(en.log.tilesUp(['desert', 'forest', 'forest'])).toBe('New tiles to take: desert and 2 forests.');
    expect(de.log.tilesUp(['desert', 'forest', 'forest'])).toBe('3 neue Plättchen zur Wahl: Wüste und 2 Wälder.');
  });
  it('are inflected in German, and elements that can be counted have an article', () => {
    expect(de.log.diskRemoved(null, 'grub', ['sea', 'desert', 'sea'])).toBe(
      'Eine Larve verschwindet zwischen 2 Meeren und der Wüste.',
    );
    expect(de.log.diskPut('bird', 'seed', ['sea', 'desert', 'sea'])).toBe(
      'Die Vögel legen einen Samen zwischen 2 Meere und die Wüste.',
    );
    expect(de.log.elementsGained('bird', ['meat', 'sun'])).toBe('Die Vögel bekommen Fleisch und eine Sonne.');
  });
});
