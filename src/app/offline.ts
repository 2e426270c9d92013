/** Playing without a network: the service worker that keeps the page's files. */

let isReady = false;
const listeners = new Set<() => void>();

/** Whether a new version waits for the next start. */
export const isUpdateReady = (): boolean => isReady;

/** Calls back once one does. Returns what ends that. */
export function onUpdate(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Says that one does. */
export function noteUpdate(): void {
  isReady = true;
  for (const changed of listeners) changed();
}

/** Registers it in the built page, and notes when a new version is ready for the next start. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(
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
        // Without it the page needs the network, as any page does.
      },
    );
  });
}
