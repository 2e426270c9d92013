/** Playing without a network: the service worker that keeps the page's files. */

/** Registers it in the built page, and says so when a new version is ready for the next start. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(
      (registration) => {
        registration.addEventListener('updatefound', () => {
          const next = registration.installing;
          next?.addEventListener('statechange', () => {
            if (next.state !== 'installed' || navigator.serviceWorker.controller === null) return;
            for (const line of document.querySelectorAll<HTMLElement>('[data-update]')) line.hidden = false;
          });
        });
      },
      () => {
        // Without it the page needs the network, as any page does.
      },
    );
  });
}
