/**
 * @jest-environment jsdom
 *
 * Styles of earth under an overlay: the marks of the last move are drawn in a second drawing, after the one that has the overlay.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const FOLDER = 'src/games/dominant-species/board/earth';

it('hide the marks of the last move, which would cover the numbers of an overlay', () => {
  const source = readFileSync(`${FOLDER}/Earth.tsx`, 'utf8');
  expect(source.indexOf('overlays.OverlayLayer')).toBeLessThan(source.indexOf('ds-earth-effects'));
  document.head.innerHTML = `<style>${readFileSync(`${FOLDER}/effects.css`, 'utf8')}</style>`;
  const visibility = (classes: string): string => {
    document.body.innerHTML = `<div>
      <svg class="ds-earth-drawing ${classes}"></svg>
      <svg class="ds-earth-drawing ds-earth-effects"><g class="ds-lasting"></g></svg>
    </div>`;
    return getComputedStyle(document.querySelector('.ds-lasting')!).visibility;
  };
  expect(visibility('')).toBe('visible');
  expect(visibility('ds-with-overlay ds-with-matching')).toBe('hidden');
});
