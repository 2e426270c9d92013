/** A link to use another device: says whose it is, and is used only by a click. */
import { useEffect, useState } from 'react';
import { useWords } from '../words/words.ts';
import { Heading } from '../ui/Heading.tsx';
import { useTitle } from '../ui/hooks.ts';
import { bringSeatsTogether, followLink, lookAtLink } from '../online/account.ts';
import { type Notice, RefusalText, noticeOf } from '../online/RefusalText.tsx';

export function LinkPage({ code }: { code: string }) {
  const online = useWords('online');
  const { account: words, toLobby } = online;
  const { title } = useWords('page');
  const [whose, setWhose] = useState<Awaited<ReturnType<typeof lookAtLink>> | null>(null);
  const [problem, setProblem] = useState<Notice | null>(null);
  const [isBusy, setBusy] = useState(false);
  useTitle(`${words.linkTitle()} – ${title()}`);
  useEffect(() => {
    lookAtLink(code).then(setWhose, (error: unknown) => {
      setProblem(noticeOf(error));
    });
  }, [code]);
  const follow = async (): Promise<void> => {
    setBusy(true);
    try {
      await followLink(code);
      await bringSeatsTogether();
      // Used codes do not belong into the history.
      window.location.replace('#account');
    } catch (error) {
      setBusy(false);
      setProblem(noticeOf(error));
    }
  };
  return (
    <main className="page-main page-waiting">
      <Heading>{words.linkTitle()}</Heading>
      {problem !== null && (
        <p role="alert">
          <RefusalText notice={problem} />
        </p>
      )}
      {whose === null && problem === null && <p role="status">{online.loading()}</p>}
      {whose !== null && problem === null && (
        <>
          <p>{words.playAs({ name: whose.name })}</p>
          <p>{words.whatComes({ games: whose.games, own: whose.comeAlong })}</p>
        </>
      )}
      <p className="ui-buttons">
        {whose !== null && problem === null && (
          <button
            type="button"
            className="ui-button ui-main"
            disabled={isBusy}
            onClick={() => {
              void follow();
            }}
          >
            {words.yes()}
          </button>
        )}
        <a className="ui-button" href="#lobby">
          {problem === null ? words.no() : toLobby()}
        </a>
      </p>
    </main>
  );
}
