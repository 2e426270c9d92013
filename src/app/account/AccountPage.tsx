/** The person who uses this browser: how they are told, their devices, and everything the server knows about them. */
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { addressOf } from '../route.ts';
import { forgetSeat, keepName, mySeats } from '../storage/online.ts';
import { Alerts } from '../table/Alerts.tsx';
import { Heading } from '../ui/Heading.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import { useTitle } from '../ui/hooks.ts';
import {
  type Account,
  type Device,
  bringSeatsTogether,
  changeAccount,
  deleteAccount,
  devices,
  myAccount,
  newLink,
  newRecovery,
  recover,
  runningGames,
  signOut,
} from '../online/account.ts';
import { Away } from './Away.tsx';
import { Channels } from './Channels.tsx';
import { PasskeySignIn, Passkeys } from './Passkeys.tsx';
import { CopyLink } from '../online/CopyLink.tsx';
import { NameInput } from '../online/NameInput.tsx';
import { type Attempt, type Choose, OneField } from './OneField.tsx';
import { type Notice, RefusalText, noticeOf } from '../online/RefusalText.tsx';

const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).QrCode);

interface PartProps {
  account: Account;
  attempt: Attempt;
}

function Name({ account, attempt }: PartProps) {
  const { account: words } = useWords('online');
  const { language } = useLanguage();
  const [name, setName] = useState(account.name);
  return (
    <OneField
      label={words.name()}
      button={words.change()}
      onSend={() => {
        attempt(async () => {
          await changeAccount({ name: name.trim(), language });
          keepName(name.trim());
        });
      }}
    >
      <NameInput value={name} onChange={setName} required />
    </OneField>
  );
}

/** A code to write down, in groups of letters; spaces do not matter when it is typed. */
function RecoveryCode({ code }: { code: string }) {
  const { account: words } = useWords('online');
  return (
    <p role="status">
      <code className="page-code">{code.match(/.{1,4}/g)!.join(' ')}</code> {words.recoveryKeep()}
    </p>
  );
}

/** The devices of the account, and how further ones come. */
function Devices({ attempt }: Pick<PartProps, 'attempt'>) {
  const online = useWords('online');
  const { account: words } = online;
  const [known, setKnown] = useState<readonly Device[]>([]);
  const [code, setCode] = useState<string | null>(null);
  const [recovery, setRecovery] = useState<string | null>(null);
  const load = async (): Promise<void> => {
    setKnown(await devices());
  };
  useEffect(() => {
    devices().then(setKnown, () => undefined);
  }, []);
  return (
    <section>
      <h2>{words.devices()}</h2>
      <ul className="page-list">
        {known.map(({ id, label, seenAt, isThis }) => (
          <li key={id}>
            <span>
              {label} {isThis ? <b>{words.thisDevice()}</b> : <small>{online.when({ at: seenAt })}</small>}
            </span>
            {!isThis && (
              <button
                type="button"
                className="ui-button"
                onClick={() => {
                  attempt(async () => {
                    await signOut(id);
                    await load();
                  });
                }}
              >
                {words.signOut()}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="ui-button"
        onClick={() => {
          attempt(async () => {
            setCode((await newLink()).code);
          });
        }}
      >
        <strong>{words.another()}</strong>
        <span>{words.anotherText()}</span>
      </button>
      {code !== null && (
        <>
          <CopyLink address={addressOf({ page: 'link', code })} label={words.copyLink()} text={words.linkText()} />
          <QrCode text={addressOf({ page: 'link', code })} label={words.qrCode()} />
        </>
      )}
      <button
        type="button"
        className="ui-button"
        onClick={() => {
          attempt(async () => {
            setRecovery((await newRecovery()).code);
          });
        }}
      >
        <strong>{words.recovery()}</strong>
        <span>{words.recoveryText()}</span>
      </button>
      {recovery !== null && <RecoveryCode code={recovery} />}
    </section>
  );
}

/** The file with everything, and its deletion. */
function Everything({ account, attempt }: PartProps) {
  const { account: words } = useWords('online');
  const [typed, setTyped] = useState('');
  const [running, setRunning] = useState(0);
  useEffect(() => {
    runningGames().then(setRunning, () => undefined);
  }, []);
  return (
    <section>
      <h2>{words.everything()}</h2>
      <a className="ui-button" href="account/export" download="account.json">
        {words.file()}
      </a>
      <p>
        {words.deleteText()} {running > 0 && <strong>{words.deleteRunning({ games: running })}</strong>}
      </p>
      <OneField
        label={words.deleteName({ name: account.name })}
        button={words.delete()}
        onSend={() => {
          attempt(async () => {
            await deleteAccount(typed);
            for (const seat of mySeats()) forgetSeat(seat);
            window.location.hash = '#lobby';
          });
        }}
      >
        <NameInput value={typed} onChange={setTyped} required />
      </OneField>
    </section>
  );
}

/** For a browser without an account: it comes with the first seat, or with a code. */
function Guest({ attempt }: Pick<PartProps, 'attempt'>) {
  const { account: words } = useWords('online');
  const [code, setCode] = useState('');
  const [next, setNext] = useState<string | null>(null);
  return (
    <section>
      <p>{words.guest()}</p>
      <PasskeySignIn attempt={attempt} onDone={bringSeatsTogether} />
      <OneField
        label={words.haveCode()}
        button={words.use()}
        onSend={() => {
          attempt(async () => {
            setNext((await recover(code)).recovery);
            await bringSeatsTogether();
          });
        }}
      >
        <input
          className="ui-field"
          type="text"
          autoComplete="off"
          required
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
          }}
        />
      </OneField>
      {next !== null && <RecoveryCode code={next} />}
    </section>
  );
}

export function AccountPage() {
  const online = useWords('online');
  const { account: words } = online;
  const { title } = useWords('page');
  const [account, setAccount] = useState<Account | null | undefined>(undefined);
  const [problem, setProblem] = useState<Notice | null>(null);
  useTitle(`${words.title()} – ${title()}`);
  const failed = useCallback((error: unknown): void => {
    setProblem(noticeOf(error));
  }, []);
  useEffect(() => {
    myAccount().then(setAccount, failed);
  }, [failed]);
  const reload = async (): Promise<void> => {
    setAccount(await myAccount());
  };
  const attempt: Attempt = (what) => {
    setProblem(null);
    what().then(reload).catch(failed);
  };
  /** Shows a choice at once, and what the server has instead if it refuses. */
  const choose: Choose = (changes) => {
    setProblem(null);
    setAccount((before) => before && { ...before, ...changes });
    changeAccount(changes).catch((error: unknown) => {
      failed(error);
      reload().catch(() => undefined);
    });
  };
  return (
    <main className="page-main page-start page-account">
      <header>
        <Heading>{words.title()}</Heading>
        <p>{words.lead()}</p>
      </header>
      {problem !== null && (
        <p className="page-problem" role="alert">
          {problem.reason === 'not-authorized' ? words.wrongCode() : <RefusalText notice={problem} />}
        </p>
      )}
      {account === undefined && problem === null && <p role="status">{online.loading()}</p>}
      {account === null && <Guest attempt={attempt} />}
      {account && (
        <>
          <Name account={account} attempt={attempt} />
          <section>
            <h2>{words.told()}</h2>
            <Alerts />
            <Channels account={account} attempt={attempt} choose={choose} />
          </section>
          <Away account={account} attempt={attempt} />
          <Devices attempt={attempt} />
          <Passkeys attempt={attempt} />
          <Everything account={account} attempt={attempt} />
        </>
      )}
      <p className="ui-buttons">
        <a className="ui-button" href="#lobby">
          {online.toLobby()}
        </a>
      </p>
    </main>
  );
}
