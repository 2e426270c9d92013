import { useSyncExternalStore } from 'react';
import { isUpdateReady, onUpdate } from '../offline.ts';

/** Whether a new version of the page is waiting for the next start. */
export const useUpdateReady = (): boolean => useSyncExternalStore(onUpdate, isUpdateReady);
