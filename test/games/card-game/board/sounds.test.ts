/** @jest-environment jsdom */
/** Which events make a sound. */
import { beforeAll, expect, it } from '@jest/globals';
import { playEvents } from '../../../../src/games/card-game/board/motion/sounds.ts';
import { setSoundVolume } from '../../../../src/ui/sound.ts';
import { soundCount } from '../../../support/fake-audio.ts';

beforeAll(() => {
  setSoundVolume(1);
});

it.each(['played', 'drew', 'suppressed', 'control', 'vps', 'game over'])('%s is heard', (event) => {
  expect(soundCount(playEvents, [{ event }])).toBeGreaterThan(0);
});

it.each(['asked'])('%s is not heard', (event) => {
  expect(soundCount(playEvents, [{ event }])).toBe(0);
});
