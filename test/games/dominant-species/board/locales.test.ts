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
import { loadWords } from '../../../../src/games/dominant-species/board/words.ts';
import { elementTexts, toText, whereText } from '../../../../src/games/dominant-species/board/phrases.ts';
import type { PromptParams } from '../../../../src/games/dominant-species/board/prompt/prompt-params.ts';

const de = await loadWords('de');
const en = await loadWords('en');

const aim: PromptParams = {
  animal: 'bird',
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
  keptCount: 1,
  replaced: 'mammal',
};
const bare: PromptParams = {
  ...aim,
  animal: 'animal',
  tile: 'tile',
  from: 'tile',
  to: 'tile',
  element: 'element',
  lost: 'element',
  moving: 'animal',
  stack: 'tile',
  spaceElement: 'element',
  terrains: [],
  kept: [],
  keptCount: 0,
  replaced: null,
};

describe('whoever reads', () => {
  it('is spoken to, while others are spoken of', () => {
    expect(en.bar.won({ player: 'You', animal: 'bird', vps: 105 })).toMatch(/^You win with the bird/);
    expect(en.bar.won({ player: 'Cleo', animal: 'bird', vps: 105 })).toMatch(/^Cleo wins with the bird/);
    expect(en.log.leads({ player: 'You', animals: ['bird'] })).toMatch(/^You lead the bird/);
    expect(de.bar.won({ player: 'Du', animal: 'bird', vps: 105 })).toMatch(/^Du gewinnst mit den Vögeln/);
    expect(de.log.leads({ player: 'Du', animals: ['bird'] })).toMatch(/^Du führst /);
    expect(de.log.leads({ player: 'Cleo', animals: ['bird'] })).toMatch(/^Cleo führt /);
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

  it('say where a rule is easily mistaken: protections that must be used, and which pawns are in hand', () => {
    expect(en.questions['regression element'](aim)).toMatch(/All must be used\.$/);
    expect(en.questions['immigrants price'](aim)).toMatch(/In hand: neither on the display nor set aside\.$/);
    expect(en.questions['immigrants price']({ ...aim, hand: 0 })).toMatch(
      /No pawn: all are on the display or set aside\.$/,
    );
    expect(en.questions['instinct space'](aim)).toMatch(/Also the one whose Domination brought the card\.$/);
    expect(de.questions['regression element'](aim)).toMatch(/Verzichten kann man nicht\.$/);
    expect(de.questions['immigrants price']({ ...aim, hand: 0 })).toMatch(/Keine Figur/);
    expect(de.questions['instinct space'](aim)).toMatch(/Auch die, deren Dominanz die Karte brachte\.$/);
  });

  it.each(CARDS)('have a name and an effect for the card "%s"', (card) => {
    expect(en.cards[card].name()).toMatch(/^[A-Z]/);
    expect(en.cards[card].effect()).toMatch(/^[A-Z].*\.$/);
    // Five of them lie under the display.
    expect(en.cards[card].effect().length).toBeLessThan(125);
  });

  it('name every section, phase, terrain, element and animal', () => {
    for (const section of SECTIONS) expect(en.sections[section].rule()).toMatch(/^[A-Z].*\.$/);
    for (const phase of ['planning', 'reset', 'setup'] as const) expect(en.phases[phase].rule()).toMatch(/\.$/);
    for (const terrain of TERRAINS) expect(en.thing({ thing: terrain }).toLowerCase()).toBe(terrain);
    for (const element of ELEMENTS) expect(en.thing({ thing: element }).toLowerCase()).toBe(element);
    for (const animal of ANIMALS) expect(en.abilities[animal]()).toMatch(/\.$/);
    for (const box of BOXES) expect(en.display.box[box]()).toContain(en.sections[box].name());
  });

  it('tell gains and losses apart', () => {
    expect(en.log.gain({ animal: 'bird', vps: 1, place: 2 })).toBe('2nd place: bird +1\u00a0VP');
    expect(en.log.gain({ animal: 'bird', vps: -4, place: null })).toBe('Bird −4\u00a0VPs');
    expect(en.log.pawns({ animals: ['bird'], count: 1, isGain: false })).toBe('The bird loses a pawn.');
    expect(en.log.pawns({ animals: ['bird', 'insect'], count: 2, isGain: true })).toBe(
      'The bird and the insect gain a pawn each.',
    );
  });
});

describe('terrains and elements in a sentence', () => {
  it('are named once each, several with their number', () => {
    expect(en.log.diskRemoved({ by: null, element: 'sun', where: whereText(en, ['desert', 'sea', 'desert']) })).toBe(
      'Sun vanishes between 2 deserts and the sea.',
    );
    expect(
      en.log.diskPut({ by: 'bird', element: 'sun', where: '', to: toText(en, ['tundra', 'tundra', 'tundra']) }),
    ).toBe('The bird puts sun between 3 tundra tiles.');
    const tiles = (words: typeof en): string[] => [
      words.log.newTile({ terrain: 'desert', count: 1 }),
      words.log.newTile({ terrain: 'forest', count: 2 }),
    ];
    expect(en.log.tilesUp({ tiles: tiles(en), count: 3 })).toBe('New tiles to take: desert and 2 forests.');
    expect(de.log.tilesUp({ tiles: tiles(de), count: 3 })).toBe('3 neue Plättchen zur Wahl: Wüste und 2 Wälder.');
  });
  it('are inflected in German, and elements that can be counted have an article', () => {
    expect(de.log.diskRemoved({ by: null, element: 'grub', where: whereText(de, ['sea', 'desert', 'sea']) })).toBe(
      'Eine Larve verschwindet zwischen 2 Meeren und der Wüste.',
    );
    expect(de.log.diskPut({ by: 'bird', element: 'seed', where: '', to: toText(de, ['sea', 'desert', 'sea']) })).toBe(
      'Die Vögel legen einen Samen zwischen 2 Meere und die Wüste.',
    );
    expect(de.log.elementsGained({ animal: 'bird', elements: elementTexts(de, ['meat', 'sun']) })).toBe(
      'Die Vögel bekommen Fleisch und eine Sonne.',
    );
  });
});
