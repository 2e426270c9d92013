/** What is told about this table: to the reader, who may mute it, and by its host on a channel of the table, turn by turn. */
import { useEffect, useState } from 'react';
import { CheckChoice } from '../../ui/forms/fields.tsx';
import {
  type Channel,
  addTableChannel,
  mute,
  myAccount,
  removeTableChannel,
  serverOffer,
  tableChannels,
} from '../online/account.ts';
import { type Notice, noticeOf } from '../online/RefusalText.tsx';
import type { Match, Seat } from '../wire.ts';
import { useWords } from '../words/words.ts';

interface TableToldProps {
  match: Match;
  mine: Seat;
  onProblem: (notice: Notice) => void;
}

type Attempt = (what: () => Promise<void>) => void;

/** The channels of the table, which only its host may see. */
function Channels({ mine, attempt }: { mine: Seat; attempt: Attempt }) {
  const { account: words, told } = useWords('online');
  const [channels, setChannels] = useState<readonly Channel[]>([]);
  const [address, setAddress] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const load = async (): Promise<void> => {
    setChannels(await tableChannels(mine));
  };
  useEffect(() => {
    tableChannels(mine).then(setChannels, () => undefined);
  }, [mine]);
  return (
    <form
      className="page-rename"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(async () => {
          setSecret((await addTableChannel(mine, address.trim())).secret ?? null);
          setAddress('');
          await load();
        });
      }}
    >
      <ul aria-label={told.channels()}>
        {channels.map(({ id, kind, label, isOn, why }) => (
          <li key={id}>
            {words.channels[kind]()} <small>{label}</small>{' '}
            {!isOn && <small className="ui-reason">{told.isOff({ why: why ?? '' })}</small>}{' '}
            <button
              type="button"
              className="ui-button"
              onClick={() => {
                attempt(async () => {
                  await removeTableChannel(mine, id);
                  await load();
                });
              }}
            >
              {words.remove()}
            </button>
          </li>
        ))}
      </ul>
      <label>
        <span>{told.channel()}</span>
        <input
          className="ui-field"
          type="url"
          required
          placeholder="https://"
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
          }}
        />
      </label>
      <button type="submit" className="ui-button">
        {words.add()}
      </button>
      <small>{told.channelText()}</small>
      {secret !== null && (
        <small role="status">
          {words.secret()} <code>{secret}</code>
        </small>
      )}
    </form>
  );
}

export function TableTold({ match, mine, onProblem }: TableToldProps) {
  const { told } = useWords('online');
  const { matchID, host } = match;
  // Null for guests, and until it is known.
  const [isMuted, setMuted] = useState<boolean | null>(null);
  const [hasWebhooks, setWebhooks] = useState(false);
  useEffect(() => {
    myAccount().then(
      (account) => {
        setMuted(account?.muted.includes(matchID) ?? null);
      },
      () => undefined,
    );
    void serverOffer().then(({ webhooks }) => {
      setWebhooks(webhooks);
    });
  }, [matchID]);
  const attempt: Attempt = (what) => {
    what().catch((error: unknown) => {
      onProblem(noticeOf(error));
    });
  };
  return (
    <>
      {isMuted !== null && (
        <fieldset className="ui-choices">
          <legend>{told.title()}</legend>
          <CheckChoice
            label={told.mute()}
            text={told.muteText()}
            checked={isMuted}
            onChange={(next) => {
              setMuted(next);
              attempt(async () => {
                await mute(matchID, next).catch((error: unknown) => {
                  setMuted(!next);
                  throw error;
                });
              });
            }}
          />
        </fieldset>
      )}
      {hasWebhooks && host === mine.playerID && <Channels mine={mine} attempt={attempt} />}
    </>
  );
}
