/** What a person may ask and change about themselves: `/account`, and what the server offers: `/server`. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountBody, awayBody, channelBody, channelParams, muteBody } from '../../src/kit/online/account-schemas.ts';
import { countedAs } from '../addresses.ts';
import { listedMatch } from '../matches/match-data.ts';
import type { AccountOptions } from './account-options.ts';
import { addWebhook } from './add-webhook.ts';
import { noteAway, serveDevices, serveEverything } from './devices.ts';
import { serveMail } from './mail.ts';
import { servePasskeys } from './passkeys.ts';
import { serveTableChannels } from './table-channels.ts';
import { read } from '../read.ts';
import { Refusal } from '../refusal.ts';
import { type Owner, ofAccount } from '../told/channels.ts';
import { refuseTarget } from '../told/sender.ts';
import { testMessage } from '../told/teller.ts';
import { testText } from '../told/texts.ts';

/** The most matches of an account that are listed. */
const LISTED = 200;

/** Serves `/server` and `/account`. */
export function serveAccount(http: FastifyInstance, options: AccountOptions): void {
  const { people, requests, pushKey, mailer, siteUrl, hasBots, passkeys } = options;
  http.register((account, _options, done) => {
    account.addHook('onRequest', (request) => requests.use(countedAs(request.ip)));
    account.addHook('onSend', (_request, reply, _payload, next) => {
      void reply.header('cache-control', 'no-store');
      next();
    });
    account.get('/server', (request) => ({
      accounts: people.isOn,
      isKnown: request.who !== null,
      push: people.isOn ? pushKey : null,
      webhooks: people.isOn && siteUrl !== null,
      mail: people.isOn && mailer !== null,
      passkeys: people.isOn && passkeys.isOn,
      clocks: true,
      bots: hasBots,
    }));
    if (people.isOn) {
      serveOneself(account, options);
      serveAway(account, options);
      serveGames(account, options);
      serveChannels(account, options);
      serveMail(account, options);
      serveDevices(account, options);
      servePasskeys(account, options);
      serveEverything(account, options);
      for (const name of options.matches.engines.keys()) serveTableChannels(account, `/games/${name}`, options);
    }
    done();
  });
}

/** Serves what an account says about its person. */
function serveOneself(http: FastifyInstance, options: AccountOptions): void {
  const { people, channels, vacations } = options;
  const { accounts } = people;
  const told = async (id: string) => ({
    ...(await accounts.known(id)),
    channels: await channels.of(ofAccount(id)),
    muted: await accounts.muted(id),
    ...(await vacations.shown(id)),
  });

  http.get('/account', async (request, reply) => {
    const who = people.required(request);
    // Renewed at each visit, so that it lasts as long as somebody comes.
    if (who.secret !== null) people.giveCookie(request, reply, who.secret);
    return told(who.account);
  });

  http.post('/account', async (request, reply) => {
    const { as, ...asked } = read(accountBody, request.body);
    if (request.who) {
      await accounts.change(request.who.account, asked);
      return told(request.who.account);
    }
    const { name, language, zone } = asked;
    if (name === undefined) throw new Refusal('bad-request', 'name: a name is required for a new account.');
    const { id, secret } = await people.create(request, {
      name,
      ...(language === undefined ? {} : { language }),
      ...(zone === undefined ? {} : { zone }),
    });
    if (as === 'token') return { id, token: secret };
    people.giveCookie(request, reply, secret);
    return { id };
  });

  http.post('/account/mute', async (request) => {
    const { matchID, muted } = read(muteBody, request.body);
    await accounts.mute(people.required(request).account, matchID, muted);
    return {};
  });
}

/** Serves when somebody is away. */
function serveAway(http: FastifyInstance, options: AccountOptions): void {
  const { people, vacations } = options;
  http.post('/account/away', async (request) => {
    const { account } = people.required(request);
    const { since, until } = read(awayBody, request.body);
    await vacations.take(account, since, until);
    await noteAway(options, account);
    return vacations.shown(account);
  });
  http.delete('/account/away', async (request) => {
    const { account } = people.required(request);
    await vacations.back(account);
    await noteAway(options, account);
    return vacations.shown(account);
  });
}

/** Serves the matches at which an account sits. */
function serveGames(http: FastifyInstance, { people, matches, storage, presence }: AccountOptions): void {
  http.get('/account/games', async (request) => {
    const { account } = people.required(request);
    const seats = await people.accounts.matchesOf(account, LISTED);
    const found = await storage.matches([...new Set(seats.map(({ id }) => id))]);
    const known = new Map(found.map((each) => [each.match.id, each]));
    const games = seats.flatMap(({ id, seat }) => {
      const listed = known.get(id);
      if (!listed || !matches.engines.has(listed.match.game)) return [];
      const { match, updatedAt } = listed;
      return [{ playerID: String(seat), match: listedMatch(match, updatedAt, (each) => presence.isHere(id, each)) }];
    });
    const waits = ({ playerID, match: { gameover, standing } }: (typeof games)[number]): boolean =>
      gameover === undefined && standing.deciding === playerID;
    return { games: [...games.filter(waits), ...games.filter((each) => !waits(each))] };
  });
}

/** Serves the channels of an account. */
function serveChannels(http: FastifyInstance, options: AccountOptions): void {
  const { people, channels, sender, pushKey } = options;
  const ownerOf = (request: FastifyRequest): Owner => ofAccount(people.required(request).account);

  http.post('/account/channels', async (request) => {
    const { account } = people.required(request);
    const asked = read(channelBody, request.body);
    if (asked.kind === 'webhook') return addWebhook(options, ofAccount(account), asked.target);
    const { target } = asked;
    refuseTarget(sender, target.endpoint);
    if (pushKey === null) throw new Refusal('bad-target', 'This server sends no notifications yet.');
    return { id: await channels.addPush(account, { ...target, endpoint: new URL(target.endpoint).href }) };
  });

  http.delete('/account/channels/:id', async (request) => {
    await channels.remove(ownerOf(request), read(channelParams, request.params).id);
    return {};
  });

  http.post('/account/channels/:id/test', async (request) => {
    const owner = ownerOf(request);
    const { account } = people.required(request);
    const channel = await channels.one(owner, read(channelParams, request.params).id);
    await options.tests.use(account);
    const { language } = await people.accounts.known(account);
    const sent = await options.teller.post(channel, testMessage(testText(language), language, options.siteUrl ?? ''));
    const isSent = sent.status !== null && sent.status >= 200 && sent.status < 300;
    // What works again is used again.
    if (isSent) await channels.turnOn(channel.id);
    return { sent: isSent, answered: sent.status === null ? sent.why : String(sent.status) };
  });
}
