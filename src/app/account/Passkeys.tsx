/** Passkeys: making, listing and removing one's own, and signing in with one. */
import { useEffect, useState } from 'react';
import {
  type Passkey,
  addPasskey,
  passkeys,
  removePasskey,
  serverOffer,
  signInWithPasskey,
} from '../online/account.ts';
import { useWords } from '../words/words.ts';
import type { Attempt } from './OneField.tsx';

/** Whether there are passkeys: on the server, and in this browser; null until that is known. */
function useOffer(): 'yes' | 'not here' | 'not there' | null {
  const [isThere, setThere] = useState<boolean | null>(null);
  useEffect(() => {
    void serverOffer().then((offer) => {
      setThere(offer.passkeys === true);
    });
  }, []);
  if (isThere === null) return null;
  if (!isThere) return 'not there';
  // Browsers have them on pages by https only, and on the machine itself.
  return 'PublicKeyCredential' in window ? 'yes' : 'not here';
}

/** The passkeys of the account. */
export function Passkeys({ attempt }: { attempt: Attempt }) {
  const online = useWords('online');
  const { account: words } = online;
  const offer = useOffer();
  const [known, setKnown] = useState<readonly Passkey[]>([]);
  const load = async (): Promise<void> => {
    setKnown(await passkeys());
  };
  useEffect(() => {
    if (offer === 'yes' || offer === 'not here') passkeys().then(setKnown, () => undefined);
  }, [offer]);
  if (offer === null) return null;
  return (
    <section>
      <h2>{words.passkeys.title()}</h2>
      <p>{words.passkeys.text()}</p>
      {known.length > 0 && (
        <ul className="page-list">
          {known.map(({ id, label, createdAt, usedAt }) => (
            <li key={id}>
              <span>
                {label}{' '}
                <small>
                  {usedAt === null
                    ? words.passkeys.made({ when: online.when({ at: createdAt }) })
                    : words.passkeys.used({ when: online.when({ at: usedAt }) })}
                </small>
              </span>
              <button
                type="button"
                className="ui-button"
                onClick={() => {
                  attempt(async () => {
                    await removePasskey(id);
                    await load();
                  });
                }}
              >
                {words.remove()}
              </button>
            </li>
          ))}
        </ul>
      )}
      {offer === 'yes' ? (
        <button
          type="button"
          className="ui-button"
          onClick={() => {
            attempt(async () => {
              if (await addPasskey()) await load();
            });
          }}
        >
          {words.passkeys.add()}
        </button>
      ) : (
        <p>{offer === 'not there' ? words.passkeys.notThere() : words.passkeys.notHere()}</p>
      )}
    </section>
  );
}

/** Signs in with a passkey; nothing where there are none. */
export function PasskeySignIn({ attempt, onDone }: { attempt: Attempt; onDone: () => Promise<void> }) {
  const { account: words } = useWords('online');
  const offer = useOffer();
  if (offer !== 'yes') return null;
  return (
    <p className="ui-buttons">
      <button
        type="button"
        className="ui-button ui-main"
        onClick={() => {
          attempt(async () => {
            if (await signInWithPasskey()) await onDone();
          });
        }}
      >
        {words.passkeys.signIn()}
      </button>
    </p>
  );
}
