/** Channels of a table, where its host has each turn told. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { channelParams, tableChannelBody, tableOwnBody } from '../../src/kit/online/account-schemas.ts';
import { matchParams } from '../../src/kit/online/wire-schemas.ts';
import type { Credentials } from '../matches/matches.ts';
import { read } from '../read.ts';
import { Refusal } from '../refusal.ts';
import { ofTable } from '../told/channels.ts';
import type { AccountOptions } from './account-options.ts';
import { addWebhook } from './add-webhook.ts';

/** Serves the channels of the tables of a game; only their hosts may see and change them. */
export function serveTableChannels(http: FastifyInstance, path: string, options: AccountOptions): void {
  const { matches, channels } = options;
  const hosted = async (request: FastifyRequest, { playerID, credentials }: Credentials): Promise<string> => {
    const { id } = read(matchParams, { id: (request.params as { match: string }).match });
    const by = { playerID, credentials, account: request.who?.account };
    const seat = await matches.seatOf(id, by);
    const { game, host } = await matches.known(id);
    if (`/games/${game}` !== path) throw new Refusal('no-match', 'There is no such match.');
    if (host.seat !== seat) throw new Refusal('not-host', 'Only the host of the table may do this.');
    return id;
  };

  http.post(`${path}/:match/channels`, async (request) => {
    const { target, ...own } = read(tableChannelBody, request.body);
    const id = await hosted(request, own);
    const added = await addWebhook(options, ofTable(id), target);
    await matches.tell(id, true);
    return added;
  });

  http.post(`${path}/:match/channels/list`, async (request) => {
    const id = await hosted(request, read(tableOwnBody, request.body));
    return { channels: await channels.of(ofTable(id)) };
  });

  http.delete(`${path}/:match/channels/:id`, async (request) => {
    const id = await hosted(request, read(tableOwnBody, request.body));
    await channels.remove(ofTable(id), read(channelParams, request.params).id);
    await matches.tell(id, (await channels.of(ofTable(id))).length > 0);
    return {};
  });
}
