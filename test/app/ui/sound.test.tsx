/** @jest-environment jsdom */
/** Sounds: off until wanted, at a volume that the browser stores. */
// Set up before anything can make a sound.
import { asked, soundCount } from '../../support/fake-audio.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from '@jest/globals';
import { SoundChoice } from '../../../src/ui/SoundChoice.tsx';
import { playSoundsOf, soundVolume, tone } from '../../../src/ui/sound.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const play = (events: readonly { readonly event: 'chime' | 'silence' }[]): void => {
  playSoundsOf(events, { chime: [tone(440, 0, 1, 1)] });
};
const CHIME = [{ event: 'chime' }];

// Comes first: it tests a page that has not made a sound yet.
it('are off until wanted: no sound is made, and nothing that could make one', () => {
  expect(soundVolume()).toBe(0);
  expect([soundCount(play, CHIME), asked.contexts]).toEqual([0, 0]);
});

it('the sounds have a volume, which is heard as it is set and stored by the browser', () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  act(() => {
    root.render(<SoundChoice label="Sounds" off="off" />);
  });
  const slider = box.querySelector('input')!;
  expect([slider.value, slider.getAttribute('aria-valuetext')]).toEqual(['0', 'off']);
  const setTo = (value: string): void => {
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(slider, value);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  setTo('0.5');
  expect(slider.getAttribute('aria-valuetext')).toBe('50 %');
  expect([asked.contexts, asked.pitches.length]).toEqual([1, 1]);
  expect(localStorage.getItem('dominant-species:volume')).toBe('0.5');
  const half = asked.loudest;
  setTo('1');
  expect(asked.loudest).toBeCloseTo(2 * half);
  expect(soundCount(play, CHIME)).toBe(1);
  // Each kind of event is heard once.
  expect(soundCount(play, [...CHIME, { event: 'silence' }, ...CHIME])).toBe(1);
  setTo('0');
  expect(soundCount(play, CHIME)).toBe(0);
  act(() => {
    root.unmount();
  });
});
