/** @jest-environment jsdom */
import { act } from 'react';
import { expect, it } from '@jest/globals';
import { AnimalPicture } from '../../../../src/games/card-game/board/art/AnimalPicture.tsx';
import { CLASSES } from '../../../../src/games/card-game/rules/components.ts';
import { mounted } from '../../../support/mounted.ts';

const page = mounted({ doNotFake: ['setTimeout', 'setImmediate'] });

it('A card keeps the place of its animal, in the colour of its class, until the animal is drawn', async () => {
  act(() => {
    page.root.render(<AnimalPicture id="bird-01" animalClass={CLASSES.indexOf('bird')} pale={false} />);
  });
  const picture = page.box.querySelector('svg')!;
  expect([picture.childElementCount, picture.style.background]).toEqual([0, 'rgb(246, 234, 196)']);
  await import('../../../../src/games/card-game/board/art/animal-markup.ts');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(page.box.querySelector('svg')).toBe(picture);
  expect(picture.getAttribute('viewBox')).toBe('0 0 100 100');
  expect(picture.querySelectorAll('path').length).toBeGreaterThan(3);
});
