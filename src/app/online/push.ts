/** This browser as a channel: whether it is told things while no page is open, and how that begins and ends. */
import { type Account, addPush, changeAccount, myAccount, removeChannel, serverOffer } from './account.ts';

/** The key of a subscription as bytes. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  'serviceWorker' in navigator && 'PushManager' in window
    ? ((await navigator.serviceWorker.getRegistration().catch(() => undefined)) ?? null)
    : null;

/** Whether the server can tell this browser things while no page is open. */
export const canPush = async (): Promise<boolean> =>
  (await serverOffer()).push !== null && (await registration()) !== null && (await myAccount()) !== null;

const isSameKey = (subscription: PushSubscription, key: string): boolean => {
  const known = subscription.options.applicationServerKey;
  return known !== null && new Uint8Array(known).join() === bytesOf(key).join();
};

/** Subscribes this browser, and tells the account its time zone, in which quiet hours are meant. */
export async function startPush(): Promise<boolean> {
  const { push: key } = await serverOffer();
  const worker = await registration();
  if (key === null || worker === null) return false;
  const before = await worker.pushManager.getSubscription();
  // A key of another server, or from before a restored backup: nothing would arrive.
  if (before && !isSameKey(before, key)) await before.unsubscribe();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  await addPush(subscription.toJSON());
  await changeAccount({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  return true;
}

/** Unsubscribes this browser. The server learns of it when it next sends something, or now if the account has only one browser. */
export async function stopPush(): Promise<void> {
  const worker = await registration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  const pushes = (await myAccount())?.channels.filter(({ kind }) => kind === 'push') ?? [];
  if (pushes.length === 1) await removeChannel(pushes[0]!.id);
}

/** Subscribes again what was subscribed: keys change, and browsers and servers lose subscriptions. */
export async function renewPush(account: Account | null): Promise<void> {
  if (account === null || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    await startPush();
  } catch {
    // It is tried again when the page is opened next.
  }
}
