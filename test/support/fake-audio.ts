/** A browser's audio that makes no sound, but records what it is asked to play. */

/** What was played: the pitches of the tones and knocks begun, the loudest of them, and the number of audio contexts. */
export const asked = { pitches: [] as number[], loudest: 0, contexts: 0 };

/** The nodes of which a fake sound consists: any can be connected to any other. */
const node = () => {
  const param = {
    setValueAtTime: () => param,
    linearRampToValueAtTime: (value: number) => {
      asked.loudest = Math.max(asked.loudest, value);
      return param;
    },
    exponentialRampToValueAtTime: () => param,
  };
  const pitch = {
    ...param,
    setValueAtTime: (value: number) => {
      asked.pitches.push(value);
      return param;
    },
  };
  const self: object = {
    ...{ gain: param, frequency: pitch, start: () => undefined, stop: () => undefined },
    connect: (next: unknown) => next,
  };
  return self;
};
class FakeAudioContext {
  readonly currentTime = 0;
  readonly sampleRate = 8;
  readonly destination = node();
  readonly createGain = node;
  readonly createOscillator = node;
  readonly createBufferSource = node;
  readonly createBiquadFilter = node;
  constructor() {
    asked.contexts += 1;
  }
  createBuffer() {
    return { getChannelData: () => new Float32Array(2) };
  }
}
Object.assign(globalThis, { AudioContext: FakeAudioContext });

/** How many tones and knocks some events make. */
export function soundCount(play: (events: never) => void, events: readonly unknown[]): number {
  const before = asked.pitches.length;
  play(events as never);
  return asked.pitches.length - before;
}
