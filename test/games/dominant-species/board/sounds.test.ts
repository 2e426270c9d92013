/** @jest-environment jsdom */
/** Which events make a sound. */
import { beforeAll, expect, it } from '@jest/globals';
import { sounds } from '../../../../src/games/dominant-species/board/motion/sounds.ts';
import type { GameEvent } from '../../../../src/games/dominant-species/rules/events.ts';
import { playSoundsOf, setSoundVolume } from '../../../../src/ui/sound.ts';
import { soundCount } from '../../../support/fake-audio.ts';

const play = (events: readonly GameEvent[]): void => {
  playSoundsOf(events, sounds);
};

beforeAll(() => {
  setSoundVolume(1);
});

it.each(['pawn', 'placed', 'moved', 'tile', 'tundra', 'vps', 'eliminated', 'extinct', 'card', 'end'])(
  '%s is heard',
  (event) => {
    expect(soundCount(play, [{ event }])).toBeGreaterThan(0);
  },
);

it.each(['acts', 'phase'])('%s is not heard', (event) => {
  expect(soundCount(play, [{ event }])).toBe(0);
});
