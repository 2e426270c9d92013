/** @jest-environment jsdom */
/** Which events make a sound. */
import { beforeAll, expect, it } from '@jest/globals';
import { sounds } from '../../../../src/games/card-game/board/motion/sounds.ts';
import type { GameEvent } from '../../../../src/games/card-game/rules/chance.ts';
import { playSoundsOf, setSoundVolume } from '../../../../src/ui/sound.ts';
import { soundCount } from '../../../support/fake-audio.ts';

const play = (events: readonly GameEvent[]): void => {
  playSoundsOf(events, sounds);
};

beforeAll(() => {
  setSoundVolume(1);
});

it.each(['played', 'drew', 'suppressed', 'control', 'vps', 'game over'])('%s is heard', (event) => {
  expect(soundCount(play, [{ event }])).toBeGreaterThan(0);
});

it.each(['asked'])('%s is not heard', (event) => {
  expect(soundCount(play, [{ event }])).toBe(0);
});
