/** Announces that it is the reader's turn: in the tab's title, and by a notification if wanted. */
import { useEffect, useRef } from 'react';
import { wantsAlerts } from '../storage/online.ts';

/** The browser's permission for notifications; `unsupported` if it has none. */
export const alertsAllowed = (): NotificationPermission | 'unsupported' =>
  'Notification' in window && window.isSecureContext ? Notification.permission : 'unsupported';

/** Shows a notification; does nothing if the browser cannot. */
function notify(title: string, body: string, tag: string): void {
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Mobile browsers leave it to service workers. The title says it too.
  }
}

/** Notifies the reader whenever their turn begins while the page lacks the focus. */
export function useTurnAlert(isMine: boolean, title: string, body: string, tag: string): void {
  const before = useRef(isMine);
  useEffect(() => {
    const isNew = isMine && !before.current;
    before.current = isMine;
    if (isNew && !document.hasFocus() && wantsAlerts() && alertsAllowed() === 'granted') notify(title, body, tag);
  }, [isMine, title, body, tag]);
}
