/** Webhooks of people and tables: each is tried before it is kept. */
import { Refusal } from '../refusal.ts';
import type { Owner } from '../told/channels.ts';
import { refuseTarget } from '../told/sender.ts';
import { testMessage } from '../told/teller.ts';
import { testText } from '../told/texts.ts';
import type { AccountOptions } from './account-options.ts';

/** Adds a webhook that answers a test; one that does not is not kept. */
export async function addWebhook(
  {
    channels,
    sender,
    teller,
    siteUrl,
    webhookTests,
  }: Pick<AccountOptions, 'channels' | 'sender' | 'teller' | 'siteUrl' | 'webhookTests'>,
  owner: Owner,
  target: string,
): Promise<{ id: string; secret?: string }> {
  refuseTarget(sender, target);
  await webhookTests.use(owner);
  const added = await channels.addWebhook(owner, new URL(target).href);
  const sent = await teller.post(await channels.one(owner, added.id), testMessage(testText('en'), 'en', siteUrl ?? ''));
  if (sent.status !== null && sent.status >= 200 && sent.status < 300) return added;
  await channels.remove(owner, added.id);
  throw new Refusal(
    'bad-target',
    `target: the test was answered with ${sent.status === null ? sent.why : String(sent.status)}.`,
  );
}
