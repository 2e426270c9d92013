/** The sounds of events. */
import { type Note, type Sounds, tone } from '../../../../ui/sound.ts';
import type { GameEvent } from '../../rules/chance.ts';

/** Paper on the table. */
const rustle = (pitch: number, at = 0, loudness = 0.6, to = pitch): Note => ({
  kind: 'knock',
  pitch,
  at,
  length: 0.12,
  loudness,
  to,
});

/** Cards rustle, an Element card clicks, points chime; what is suppressed falls. */
export const sounds: Sounds<GameEvent> = {
  played: [rustle(1500, 0, 0.7, 700), rustle(320, 0.08, 0.5)],
  drew: [rustle(1800, 0, 0.5, 2800)],
  discarded: [rustle(1400, 0, 0.4, 800)],
  reshuffled: [0, 0.07, 0.14, 0.21].map((at) => rustle(1700, at, 0.45, 2300)),
  passed: [rustle(420, 0, 0.5)],
  suppressed: [tone(300, 0.05, 0.24, 0.3, 150)],
  recovered: [tone(392, 0.05, 0.2, 0.25, 523)],
  control: [rustle(1000, 0.12, 0.5), tone(880, 0.16, 0.18, 0.2)],
  vps: [tone(784, 0.1, 0.22, 0.3), tone(1047, 0.18, 0.3, 0.3)],
  advanced: [tone(587, 0.1, 0.2, 0.25, 784)],
  round: [tone(392, 0.2, 0.3, 0.2), tone(523, 0.32, 0.35, 0.2)],
  'game over': [tone(523, 0, 0.5, 0.3), tone(659, 0.15, 0.5, 0.3), tone(784, 0.3, 0.8, 0.3)],
};
