/** Tells the reader that it is their turn: by the tab's title, and by a notification if they asked for it. */
import { useEffect, useRef } from 'react';
import { wantsAlerts } from '../storage/online.ts';

/** What the browser says of notifications; `unsupported` where it has none. */
export const alertsAllowed = (): NotificationPermission | 'unsupported' =>
  'Notification' in window && window.isSecureContext ? Notification.permission : 'unsupported';

/** Shows a notification while the page is not looked at; a browser that cannot shows none. */
function notify(title: string, body: string, tag: string): void {
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Browsers of telephones leave it to service workers. The title says it too.
  }
}

/** Notifies the reader whenever a decision has become theirs while they look at something else. */
export function useTurnAlert(isMine: boolean, title: string, body: string, tag: string): void {
  const before = useRef(isMine);
  useEffect(() => {
    const isNew = isMine && !before.current;
    before.current = isMine;
    if (isNew && !document.hasFocus() && wantsAlerts() && alertsAllowed() === 'granted') notify(title, body, tag);
  }, [isMine, title, body, tag]);
}
