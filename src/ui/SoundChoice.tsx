/** The volume of the sounds, for a menu. */
import { useId, useSyncExternalStore } from 'react';
import { onSoundVolume, playSound, setSoundVolume, soundVolume } from './sound.ts';

/** Played while the volume is being set. */
const TEST = [{ kind: 'tone', pitch: 660, at: 0, length: 0.25, loudness: 0.6 }] as const;

export function SoundChoice({ label, off }: { label: string; off: string }) {
  const volume = useSyncExternalStore(onSoundVolume, soundVolume, () => 0);
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}{' '}
      <input
        id={id}
        type="range"
        min="0"
        max="1"
        step="0.1"
        value={volume}
        aria-valuetext={volume === 0 ? off : `${String(Math.round(volume * 100))} %`}
        onChange={(event) => {
          setSoundVolume(Number(event.target.value));
          playSound(TEST);
        }}
      />
    </label>
  );
}
