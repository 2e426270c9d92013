/** @jest-environment jsdom */
/** Which events make a sound. */
import { beforeAll, expect, it } from '@jest/globals';
import { playEvents } from '../../../../src/games/dominant-species/board/motion/sounds.ts';
import { setSoundVolume } from '../../../../src/ui/sound.ts';
import { soundCount } from '../../../support/fake-audio.ts';

beforeAll(() => {
  setSoundVolume(1);
});

it.each(['pawn', 'placed', 'moved', 'tile', 'tundra', 'vps', 'eliminated', 'extinct', 'card', 'end'])(
  '%s is heard',
  (event) => {
    expect(soundCount(playEvents, [{ event }])).toBeGreaterThan(0);
  },
);

it.each(['acts', 'phase'])('%s is not heard', (event) => {
  expect(soundCount(playEvents, [{ event }])).toBe(0);
});
