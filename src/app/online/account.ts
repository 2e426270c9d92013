/** The page's requests about the person who uses it: their account, its devices and channels. The browser's cookie says whose. */
import type { Pause } from '../../kit/online/clock.ts';
import { keepSeat, mySeats } from '../storage/online.ts';
import type { Match, Seat } from '../wire.ts';
import { LobbyError, request } from './request.ts';

/** What the server offers. */
export interface ServerOffer {
  readonly accounts: boolean;
  /** Whether it knows whose browser this is. */
  readonly isKnown: boolean;
  /** The key with which browsers subscribe; null if it pushes nothing. */
  readonly push: string | null;
  readonly webhooks: boolean;
  /** Whether mail is sent; missing in older servers. */
  readonly mail?: boolean;
  /** Whether passkeys are taken; missing in older servers. */
  readonly passkeys?: boolean;
}

export interface Channel {
  readonly id: string;
  readonly kind: 'push' | 'mail' | 'discord' | 'slack' | 'json';
  readonly label: string;
  readonly isOn: boolean;
  readonly why?: string;
}

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly zone: string;
  readonly quiet: string | null;
  readonly unwanted: readonly string[];
  readonly channels: readonly Channel[];
  readonly muted: readonly string[];
  /** When this person is away, now and later, in ms since 1970; and how many days of a year are left. */
  readonly away: readonly Pause[];
  readonly awayDays: number;
}

export interface Device {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly isThis: boolean;
}

export interface Passkey {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

const NOTHING: ServerOffer = { accounts: false, isKnown: false, push: null, webhooks: false, mail: false };

/** What the server offers; nothing if it is an older one, or none. */
export const serverOffer = (): Promise<ServerOffer> => request<ServerOffer>('server').catch(() => NOTHING);

/** The account of this browser; null for a guest. */
export async function myAccount(): Promise<Account | null> {
  try {
    return (await serverOffer()).isKnown ? await request<Account>('account') : null;
  } catch (error) {
    if (error instanceof LobbyError && error.reason === 'no-account') return null;
    throw error;
  }
}

/** What a person may change. */
export type AccountChanges = Partial<Pick<Account, 'name' | 'language' | 'zone' | 'quiet' | 'unwanted'>>;

/** Changes what the account says about its person. */
export const changeAccount = (changes: AccountChanges): Promise<Account> => request('account', changes);

/** From a day to another, both included, as the given zone counts them. */
export async function beAway(since: string, until: string, zone: string): Promise<void> {
  await changeAccount({ zone });
  await request('account/away', { since, until });
}
/** Ends a vacation, and gives back those that were planned. */
export const beBack = (): Promise<object> => request('account/away', undefined, 'DELETE');

export const mute = (matchID: string, muted: boolean): Promise<object> => request('account/mute', { matchID, muted });

export const addWebhook = (target: string): Promise<{ id: string; secret?: string }> =>
  request('account/channels', { kind: 'webhook', target });
export const addPush = (target: object): Promise<{ id: string }> =>
  request('account/channels', { kind: 'push', target });
/** Has a mail sent that confirms an address. */
export const addMail = (address: string): Promise<object> => request('account/mail', { address });
export const confirmMail = (code: string): Promise<object> => request('mail/confirm', { code });
export const unsubscribe = (token: string): Promise<object> => request(`unsubscribe/${token}`, {});
export const removeChannel = (id: string): Promise<object> => request(`account/channels/${id}`, undefined, 'DELETE');
export const testChannel = (id: string): Promise<{ sent: boolean; answered: string }> =>
  request(`account/channels/${id}/test`, {});

/** Where the channels of a table are, and what shows that a seat is one's own: credentials, or the account alone. */
const tableOf = ({ game, matchID }: Seat): string => `games/${game}/${encodeURIComponent(matchID)}/channels`;
const ownOf = ({ playerID, credentials }: Seat) => ({ playerID, credentials: credentials === '' ? null : credentials });

/** The channels of a table, where each turn is told; for its host. */
export const tableChannels = async (host: Seat): Promise<readonly Channel[]> =>
  (await request<{ channels: Channel[] }>(`${tableOf(host)}/list`, ownOf(host))).channels;
export const addTableChannel = (host: Seat, target: string): Promise<{ id: string; secret?: string }> =>
  request(tableOf(host), { ...ownOf(host), target });
export const removeTableChannel = (host: Seat, id: string): Promise<object> =>
  request(`${tableOf(host)}/${id}`, ownOf(host), 'DELETE');

export const devices = async (): Promise<readonly Device[]> =>
  (await request<{ devices: Device[] }>('account/devices')).devices;
export const signOut = (device: string): Promise<object> => request(`account/devices/${device}`, undefined, 'DELETE');

/** A code for another device. */
export const newLink = (): Promise<{ code: string; expiresAt: number }> => request('account/link', {});
/** Whose a code is, what belongs to it, and how many games of this browser would come along. */
export const lookAtLink = (code: string): Promise<{ name: string; games: number; comeAlong: number }> =>
  request('link/look', { code });
export const followLink = (code: string): Promise<object> => request('link', { code });
export const newRecovery = (): Promise<{ code: string }> => request('account/recovery', {});
export const recover = (code: string): Promise<{ recovery: string }> => request('recover', { code });

export const passkeys = async (): Promise<readonly Passkey[]> =>
  (await request<{ passkeys: Passkey[] }>('account/passkeys')).passkeys;
export const removePasskey = (id: string): Promise<object> =>
  request(`account/passkeys/${encodeURIComponent(id)}`, undefined, 'DELETE');

/** Loaded when it is first used: what the browser and the server say to each other about passkeys. */
const browserPart = () => import('@simplewebauthn/browser');

/** Whether somebody has only closed the browser's question. */
const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'NotAllowedError';

/** Does something with the browser's passkeys. False if the person does not want it after all. */
async function withPasskeys(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (error) {
    if (isCancelled(error)) return false;
    throw error;
  }
}

/** Has the browser make a passkey for the account. */
export const addPasskey = (): Promise<boolean> =>
  withPasskeys(async () => {
    const { startRegistration } = await browserPart();
    const optionsJSON = await request<Parameters<typeof startRegistration>[0]['optionsJSON']>(
      'account/passkeys/options',
      {},
    );
    await request('account/passkeys', { response: await startRegistration({ optionsJSON }) });
  });

/** Signs this browser in with a passkey. */
export const signInWithPasskey = (): Promise<boolean> =>
  withPasskeys(async () => {
    const { startAuthentication } = await browserPart();
    const optionsJSON = await request<Parameters<typeof startAuthentication>[0]['optionsJSON']>('passkey/options', {});
    await request('passkey', { response: await startAuthentication({ optionsJSON }) });
  });

export const deleteAccount = (name: string): Promise<object> => request('account/delete', { name });

const myGames = (): Promise<{ games: { playerID: string; match: Match }[] }> => request('account/games');

/** In how many running games the account has a seat. */
export const runningGames = async (): Promise<number> =>
  (await myGames()).games.filter(({ match }) => match.gameover === undefined).length;

/**
 * Brings the seats of this browser and those of the account together: what the browser lost comes from the server, and what it has
 * from before is claimed. Does nothing for guests, or without a server.
 */
export async function bringSeatsTogether(): Promise<void> {
  if (!(await serverOffer()).isKnown) return;
  try {
    const { games } = await myGames();
    const isKnown = (matchID: string, playerID: string): boolean =>
      mySeats().some((seat) => seat.matchID === matchID && seat.playerID === playerID);
    for (const { playerID, match } of games) {
      if (isKnown(match.matchID, playerID)) continue;
      // The account itself is the proof that it is theirs.
      keepSeat({ game: match.gameName, matchID: match.matchID, playerID, credentials: '' });
    }
    const isTheirs = (matchID: string, playerID: string): boolean =>
      games.some((each) => each.match.matchID === matchID && each.playerID === playerID);
    const unclaimed = mySeats().filter(
      ({ matchID, playerID, credentials }) => credentials !== '' && !isTheirs(matchID, playerID),
    );
    const seats = unclaimed
      .slice(0, 50)
      .map(({ matchID, playerID, credentials }) => ({ matchID, playerID, credentials }));
    if (seats.length > 0) await request('account/seats', { seats });
  } catch {
    // A guest, or the server does not answer now: the browser's own seats are shown.
  }
}
