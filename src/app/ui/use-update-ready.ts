import { useSyncExternalStore } from 'react';
import { isUpdateReady, onUpdate } from '../offline.ts';

/** Whether a new version of the page waits for the next start. */
export const useUpdateReady = (): boolean => useSyncExternalStore(onUpdate, isUpdateReady);
