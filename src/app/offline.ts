/** Playing without a network: the service worker that caches the page's files. */

let isReady = false;
const listeners = new Set<() => void>();

/** Whether a new version is waiting for the next start. */
export const isUpdateReady = (): boolean => isReady;

/** Calls back once one is. Returns a function that unsubscribes. */
export function onUpdate(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Reports that one is. */
export function noteUpdate(): void {
  isReady = true;
  for (const changed of listeners) changed();
}

/** Registers it in the built page, and detects new versions. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('sw.js').then(
      (registration) => {
        registration.addEventListener('updatefound', () => {
          const next = registration.installing;
          next?.addEventListener('statechange', () => {
            if (next.state !== 'installed' || navigator.serviceWorker.controller === null) return;
            noteUpdate();
          });
        });
      },
      () => {
        // Without it the page needs the network, like any other.
      },
    );
  });
}
