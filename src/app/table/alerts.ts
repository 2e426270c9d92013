/** Announces that it is the reader's turn: in the tab's title, and by a notification if wanted. */
import { useEffect, useRef } from 'react';
import { wantsAlerts } from '../storage/online.ts';

/**
 * The browser's permission for notifications, or why it can show none: the page came over an insecure connection, the page is not on the Home
 * Screen of an iPhone or iPad, or the browser lacks them.
 */
export function alertsAllowed(): NotificationPermission | 'insecure' | 'home-screen' | 'unsupported' {
  if (!window.isSecureContext) return 'insecure';
  if ('Notification' in window) return Notification.permission;
  return /iPhone|iPad/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
    ? 'home-screen'
    : 'unsupported';
}

/** Whether notifications can be shown without the service worker. Mobile browsers have the constructor, but it throws. */
const isMobile = (): boolean => /Android|iPhone|iPad|Mobile/.test(navigator.userAgent);

/** Whether something can show a notification: the service worker, or on a computer the page itself. */
export async function canNotify(): Promise<boolean> {
  return (await worker()) !== null || !isMobile();
}

/** The active service worker; null without one. */
const worker = async (): Promise<ServiceWorker | null> =>
  'serviceWorker' in navigator
    ? ((await navigator.serviceWorker.getRegistration().catch(() => undefined))?.active ?? null)
    : null;

/** Shows a notification by the service worker, or by the page where there is none; does nothing if the browser cannot. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  const active = await worker();
  if (active !== null) {
    active.postMessage({ title, body, tag });
    return;
  }
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // The settings of the table have said so. The title says whose turn it is, too.
  }
}

/** Notifies the reader whenever their turn begins while the page lacks the focus. */
export function useTurnAlert(isMine: boolean, title: string, body: string, tag: string): void {
  const before = useRef(isMine);
  useEffect(() => {
    const isNew = isMine && !before.current;
    before.current = isMine;
    if (isNew && !document.hasFocus() && wantsAlerts() && alertsAllowed() === 'granted') void notify(title, body, tag);
  }, [isMine, title, body, tag]);
}
