/** The sounds of events. */
import { type Note, type Sounds, tone } from '../../../../ui/sound.ts';
import type { GameEvent } from '../../rules/events.ts';

const knock = (pitch: number, at = 0, loudness = 0.8): Note => ({ kind: 'knock', pitch, at, length: 0.09, loudness });
const sweep = (pitch: number, to: number, length: number, loudness: number): Note => ({
  kind: 'knock',
  pitch,
  to,
  at: 0,
  length,
  loudness,
});

const PLACED: readonly Note[] = [knock(900, 0, 0.6), knock(820, 0.07, 0.5)];
/** A rival loses the colony that was there. */
const SUPPLANTED: readonly Note[] = [...PLACED, tone(360, 0.1, 0.25, 0.3, 170)];

/** A die on wood, steps, the wind of a changing climate, a chime for every stage; what is lost falls. */
export const sounds: Sounds<GameEvent> = {
  rolled: [knock(1100), knock(950, 0.07), knock(1050, 0.13, 0.6), knock(900, 0.21, 0.5)],
  moved: [knock(420, 0.28, 0.5), knock(440, 0.38, 0.5), knock(460, 0.48, 0.5)],
  jumped: [sweep(300, 900, 0.3, 0.5)],
  environment: [sweep(500, 2200, 0.24, 0.5), tone(330, 0.05, 0.4, 0.15, 440)],
  adapted: [tone(660, 0, 0.14, 0.25), tone(880, 0.09, 0.2, 0.25)],
  placed: (event) => (event.event === 'placed' && event.supplanted !== null ? SUPPLANTED : PLACED),
  removed: [tone(300, 0, 0.28, 0.35, 120), knock(180, 0.1, 0.6)],
  drewMutation: [sweep(1800, 3000, 0.14, 0.4)],
  drewSelection: [sweep(1400, 2600, 0.2, 0.5), tone(247, 0.1, 0.4, 0.25)],
  returned: [sweep(2600, 1500, 0.16, 0.4)],
  advanced: [tone(784, 0.05, 0.22, 0.3), tone(1047, 0.13, 0.3, 0.3)],
  won: [tone(523, 0, 0.5, 0.35), tone(659, 0.15, 0.5, 0.35), tone(784, 0.3, 0.8, 0.35)],
};
