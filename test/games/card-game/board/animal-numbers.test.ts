import { expect, it } from '@jest/globals';
import { animalMarkup } from '../../../../src/games/card-game/board/art/animal-markup.ts';
import drawings from '../../../../src/games/card-game/board/art/animals.json' with { type: 'json' };
import { CLASSES } from '../../../../src/games/card-game/rules/components.ts';
import { RECONSTRUCTION } from '../../../../src/games/card-game/rules/reconstruction.ts';

it('the card game has numbers for the picture of every animal, in the order of the cards of its class', () => {
  const count = (name: string) => RECONSTRUCTION.animals.filter((each) => each.class === name).length;
  expect(CLASSES.map((name) => drawings[name].length)).toEqual(CLASSES.map(count));
});

it('the picture of every animal is drawn from whole pairs of numbers, in known body plans', () => {
  for (const { id, class: name } of RECONSTRUCTION.animals) {
    const markup = animalMarkup(id, CLASSES.indexOf(name), true);
    expect(markup).toContain('<path');
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  }
  const numbers = CLASSES.flatMap((name) => drawings[name] as readonly Readonly<Record<string, unknown>>[]);
  const pairs = numbers.flatMap((each) => Object.values(each)).filter((each): each is unknown[] => Array.isArray(each));
  for (const pair of pairs) expect(pair).toEqual([expect.any(Number), expect.any(Number)]);
  const plans = new Set(numbers.map(({ plan }) => plan));
  expect([...plans].sort()).toEqual(['frog', 'grub', 'lizard', 'scorpion', 'snake', 'turtle', undefined]);
});
