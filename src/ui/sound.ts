/**
 * Sounds, synthesised by the browser. Off by default; the browser stores the choice.
 *
 * A sound consists of a few tones and knocks, each with its pitch, length and start.
 */
import { storeText, storedText } from './stored-text.ts';

/** A part of a sound. */
export interface Note {
  /** A tone with a pitch in hertz, or a knock: noise around that pitch. */
  readonly kind: 'tone' | 'knock';
  readonly pitch: number;
  /** The start in seconds from the beginning of the sound, and the length. */
  readonly at: number;
  readonly length: number;
  /** From 0 to 1. */
  readonly loudness: number;
  /** The pitch it glides to; constant if left out. */
  readonly to?: number;
}

/** A tone, optionally gliding to another pitch. */
export const tone = (pitch: number, at: number, length: number, loudness: number, to = pitch): Note => ({
  kind: 'tone',
  pitch,
  at,
  length,
  loudness,
  to,
});

const KEY = 'dominant-species:volume';

/** The stored volume, from 0 (off) to 1. */
function storedVolume(): number {
  const stored = Number(storedText(KEY));
  return stored >= 0 && stored <= 1 ? stored : 0;
}

let volume: number | null = null;
let context: AudioContext | null = null;
const listeners = new Set<() => void>();

export const soundVolume = (): number => (volume ??= storedVolume());

export function setSoundVolume(next: number): void {
  volume = Math.max(0, Math.min(1, next));
  storeText(KEY, String(volume));
  for (const changed of listeners) changed();
}

export function onSoundVolume(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** A quarter of a second of noise, the same each time. */
function noiseIn(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[i] = state / 2 ** 31;
  }
  return buffer;
}

function playNote(audio: AudioContext, noise: AudioBuffer, note: Note, master: number): void {
  const { kind, pitch, at, length, loudness, to = pitch } = note;
  const begin = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness * master, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(audio.destination);
  if (kind === 'tone') {
    const oscillator = audio.createOscillator();
    oscillator.type = 'triangle';
    oscillator.frequency.setValueAtTime(pitch, begin);
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
    oscillator.connect(gain);
    oscillator.start(begin);
    oscillator.stop(begin + length);
    return;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(pitch, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.connect(filter).connect(gain);
  source.start(begin);
  source.stop(begin + length);
}

let noise: AudioBuffer | null = null;

/** Plays a sound, unless sounds are off or unsupported. */
export function playSound(notes: readonly Note[]): void {
  const master = soundVolume();
  if (master === 0 || notes.length === 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  noise ??= noiseIn(context);
  for (const note of notes) playNote(context, noise, note, master * 0.5);
}

/** The sounds of events by kind; a function for those that differ. */
export type Sounds<Event extends { readonly event: string }> = Readonly<
  Partial<Record<Event['event'], readonly Note[] | ((event: Event) => readonly Note[])>>
>;

/** Plays the sounds of some events, each once. */
export function playSoundsOf<Event extends { readonly event: string }>(
  events: readonly Event[],
  sounds: Sounds<Event>,
): void {
  const notes = events.map((event) => {
    const sound: readonly Note[] | ((event: Event) => readonly Note[]) | undefined =
      sounds[event.event as Event['event']];
    return typeof sound === 'function' ? sound(event) : sound;
  });
  playSound([...new Set(notes)].flatMap((each) => each ?? []));
}
