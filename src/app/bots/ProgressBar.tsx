/** A progress bar for a thinking bot. */
import { useSyncExternalStore } from 'react';
import type { Progress } from './progress.ts';

export function ProgressBar({ progress, label }: { progress: Progress; label: string }) {
  return <progress value={useSyncExternalStore(progress.subscribe, progress.get)} max={1} aria-label={label} />;
}
