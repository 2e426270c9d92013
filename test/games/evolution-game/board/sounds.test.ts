/** @jest-environment jsdom */
/** Which events make a sound. */
import { beforeAll, expect, it } from '@jest/globals';
import { sounds } from '../../../../src/games/evolution-game/board/motion/sounds.ts';
import type { GameEvent } from '../../../../src/games/evolution-game/rules/events.ts';
import { playSoundsOf, setSoundVolume } from '../../../../src/ui/sound.ts';
import { soundCount } from '../../../support/fake-audio.ts';

const play = (events: readonly GameEvent[]): void => {
  playSoundsOf(events, sounds);
};

beforeAll(() => {
  setSoundVolume(1);
});

it.each(['rolled', 'moved', 'environment', 'adapted', 'placed', 'removed', 'advanced', 'won'])(
  '%s is heard',
  (event) => {
    expect(soundCount(play, [{ event, supplanted: null }])).toBeGreaterThan(0);
  },
);

it.each(['turn'])('%s is not heard', (event) => {
  expect(soundCount(play, [{ event }])).toBe(0);
});

it('a rival who loses a colony is heard besides', () => {
  const placed = (supplanted: number | null): number => soundCount(play, [{ event: 'placed', supplanted }]);
  expect(placed(1)).toBeGreaterThan(placed(null));
});
