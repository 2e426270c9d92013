/** Where a person is told things, and when not. */
import { useEffect, useState } from 'react';
import { CheckField } from '../../ui/forms/fields.tsx';
import { useWords } from '../words/words.ts';
import {
  type Account,
  type Channel,
  type ServerOffer,
  addMail,
  addWebhook,
  removeChannel,
  serverOffer,
  testChannel,
} from '../online/account.ts';
import { type Attempt, type Choose, OneField } from './OneField.tsx';

interface ChannelsProps {
  account: Account;
  attempt: Attempt;
  choose: Choose;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const KINDS = ['turn', 'soon', 'over'] as const;

/** One channel: its state, a test, and how to end it. */
function One({ channel, attempt }: { channel: Channel; attempt: Attempt }) {
  const { account: words } = useWords('online');
  const { id, kind, label, isOn, why } = channel;
  const [tested, setTested] = useState<{ sent: boolean; answered: string } | null>(null);
  return (
    <li>
      <span>
        {words.channels[kind]()} <small>{label}</small>
        {!isOn && <small className="ui-reason">{words.isOff({ why: why ?? '' })}</small>}
        <small role="status">
          {tested && (tested.sent ? words.tested() : words.notTested({ answered: tested.answered }))}
        </small>
      </span>
      <span className="ui-buttons">
        <button
          type="button"
          className="ui-button"
          onClick={() => {
            attempt(async () => {
              setTested(await testChannel(id));
            });
          }}
        >
          {words.test()}
        </button>
        <button
          type="button"
          className="ui-button"
          onClick={() => {
            attempt(() => removeChannel(id));
          }}
        >
          {words.remove()}
        </button>
      </span>
    </li>
  );
}

/** An address of mail, which is confirmed by a link mailed there. */
function Mail({ attempt }: Pick<ChannelsProps, 'attempt'>) {
  const { account: words } = useWords('online');
  const [address, setAddress] = useState('');
  const [mailed, setMailed] = useState<string | null>(null);
  return (
    <>
      <OneField
        label={words.mail()}
        button={words.add()}
        onSend={() => {
          attempt(async () => {
            await addMail(address.trim());
            setMailed(address.trim());
            setAddress('');
          });
        }}
      >
        <input
          className="ui-field"
          type="email"
          autoComplete="email"
          required
          value={address}
          onChange={(event) => {
            setAddress(event.target.value);
          }}
        />
      </OneField>
      <p role="status">{mailed === null ? words.mailText() : words.mailSent({ address: mailed })}</p>
    </>
  );
}

/** Hours without notifications. */
function Quiet({ account, choose }: Omit<ChannelsProps, 'attempt'>) {
  const { account: words } = useWords('online');
  const [from = '22', until = '8'] = (account.quiet ?? '').split('-').filter((hour) => hour !== '');
  const set = (quiet: string | null): void => {
    choose({ quiet, zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  };
  const choice = (value: string, label: string, quietWith: (hour: string) => string) => (
    <label>
      {label}{' '}
      <select
        className="ui-field"
        value={value}
        onChange={({ target }) => {
          set(quietWith(target.value));
        }}
      >
        {HOURS.map((hour) => (
          <option
            key={hour}
            value={hour}
            disabled={quietWith(String(hour)).split('-')[0] === quietWith(String(hour)).split('-')[1]}
          >
            {hour}:00
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset className="page-choices">
      <legend>{words.quiet()}</legend>
      <CheckField
        label={words.quietOn()}
        checked={account.quiet !== null}
        onChange={(isOn) => {
          set(isOn ? `${from}-${until}` : null);
        }}
      />
      {account.quiet !== null && (
        <p>
          {choice(from, words.from(), (hour) => `${hour}-${until}`)}{' '}
          {choice(until, words.until(), (hour) => `${from}-${hour}`)} <small>{account.zone}</small>
        </p>
      )}
    </fieldset>
  );
}

export function Channels({ account, attempt, choose }: ChannelsProps) {
  const { account: words } = useWords('online');
  const [offer, setOffer] = useState<ServerOffer | null>(null);
  const [address, setAddress] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  useEffect(() => {
    void serverOffer().then(setOffer);
  }, []);
  if (offer === null) return null;
  if (!offer.webhooks) return <p>{words.sendsNothing()}</p>;
  return (
    <>
      <ul className="page-list">
        {account.channels.map((channel) => (
          <One key={channel.id} channel={channel} attempt={attempt} />
        ))}
      </ul>
      {offer.mail === true && <Mail attempt={attempt} />}
      <OneField
        label={words.webhook()}
        button={words.add()}
        onSend={() => {
          attempt(async () => {
            setSecret((await addWebhook(address.trim())).secret ?? null);
            setAddress('');
          });
        }}
      >
        <input
          className="ui-field"
          type="url"
          required
          placeholder="https://"
          value={address}
          onChange={(event) => {
            setAddress(event.target.value);
          }}
        />
      </OneField>
      <p>{words.webhookText()}</p>
      {secret !== null && (
        <p role="status">
          {words.secret()} <code>{secret}</code>
        </p>
      )}
      <fieldset className="page-choices">
        <legend>{words.kinds()}</legend>
        {KINDS.map((kind) => (
          <CheckField
            key={kind}
            label={words.kindNames[kind]()}
            checked={!account.unwanted.includes(kind)}
            onChange={(isWanted) => {
              const others = account.unwanted.filter((each) => each !== kind);
              choose({ unwanted: isWanted ? others : [...others, kind] });
            }}
          />
        ))}
      </fieldset>
      <Quiet account={account} choose={choose} />
    </>
  );
}
