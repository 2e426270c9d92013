import { describe, expect, it } from '@jest/globals';
import { placedPath } from '../../../../src/games/dominant-species/board/art/paths.ts';

describe('a path put in its place', () => {
  it('has its points scaled, then moved', () => {
    expect(placedPath('M1 2L3 4H5V6Q1 2 3 4T5 6C1 2 3 4 5 6Z', 10, 20, 2)).toBe(
      'M12 24L16 28H20V32Q12 24 16 28T20 32C12 24 16 28 20 32Z',
    );
  });

  it('has its steps scaled alone', () => {
    expect(placedPath('M0 0l3 4h5v6q1 2 3 4t5 6c1 2 3 4 5 6z', 10, 20, 0.5)).toBe(
      'M10 20l1.5 2h2.5v3q0.5 1 1.5 2t2.5 3c0.5 1 1.5 2 2.5 3z',
    );
  });

  it('has the radii of arcs scaled, their angle and flags left alone', () => {
    expect(placedPath('M0 0A4 6 30 0 1 8 2a.9 .9 0 1 0 .01 0', 10, 20, 2)).toBe(
      'M10 20A8 12 30 0 1 26 24a1.8 1.8 0 1 0 0.02 0',
    );
  });

  it('is read however tightly its numbers are written', () => {
    expect(placedPath('M-1-2.5.5.25l-.5-1', 0, 0, 2)).toBe('M-2 -5 1 0.5l-1 -2');
  });

  it('is the same again where it stays', () => {
    expect(placedPath('M1.5 2l3-.5z', 0, 0, 1)).toBe('M1.5 2l3 -0.5z');
  });
});
