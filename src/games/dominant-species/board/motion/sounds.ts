/** The sounds of events. */
import { type Note, type Sounds, tone } from '../../../../ui/sound.ts';
import type { GameEvent } from '../../rules/events.ts';

const knock = (pitch: number, at = 0, loudness = 0.9): Note => ({ kind: 'knock', pitch, at, length: 0.09, loudness });

/** Wood on wood, ice, a chime for points; what dies falls. */
export const sounds: Sounds<GameEvent> = {
  pawn: [knock(520), knock(300, 0.03, 0.5)],
  placed: [knock(900, 0, 0.6), knock(820, 0.07, 0.5)],
  moved: [{ kind: 'knock', pitch: 260, to: 620, at: 0, length: 0.22, loudness: 0.5 }],
  'disk put': [knock(1500, 0, 0.6)],
  'element gained': [knock(1300, 0, 0.5), tone(990, 0.04, 0.16, 0.2)],
  'element lost': [tone(420, 0, 0.2, 0.25, 300)],
  'disk removed': [knock(700, 0, 0.5)],
  tile: [knock(200), knock(160, 0.08)],
  tundra: [
    { kind: 'knock', pitch: 3200, to: 900, at: 0, length: 0.24, loudness: 0.7 },
    tone(1400, 0.05, 0.35, 0.15, 2100),
  ],
  vps: [tone(784, 0.05, 0.22, 0.3), tone(1047, 0.13, 0.3, 0.3)],
  eliminated: [tone(300, 0, 0.28, 0.35, 120), knock(180, 0.1, 0.6)],
  extinct: [tone(220, 0, 0.5, 0.4, 90)],
  card: [{ kind: 'knock', pitch: 1800, to: 3000, at: 0, length: 0.16, loudness: 0.5 }],
  turn: [tone(392, 0, 0.3, 0.2), tone(523, 0.12, 0.35, 0.2)],
  end: [tone(523, 0, 0.5, 0.35), tone(659, 0.15, 0.5, 0.35), tone(784, 0.3, 0.8, 0.35)],
};
