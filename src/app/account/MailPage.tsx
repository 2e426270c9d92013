/** Links of mails: one confirms an address, another ends mail. Each does so only by a click, not by being looked at. */
import { useState } from 'react';
import { useWords } from '../words/words.ts';
import { Heading } from '../ui/Heading.tsx';
import { useTitle } from '../ui/hooks.ts';
import { confirmMail, unsubscribe } from '../online/account.ts';
import { type Notice, RefusalText, noticeOf } from '../online/RefusalText.tsx';

interface MailPageProps {
  what: 'mail' | 'unsubscribe';
  code: string;
}

export function MailPage({ what, code }: MailPageProps) {
  const { account: all, toLobby } = useWords('online');
  const words = all.mailLinks[what];
  const { title } = useWords('page');
  const [problem, setProblem] = useState<Notice | null>(null);
  const [step, setStep] = useState<'ask' | 'busy' | 'done'>('ask');
  useTitle(`${words.title()} – ${title()}`);
  const act = async (): Promise<void> => {
    setStep('busy');
    setProblem(null);
    try {
      await (what === 'mail' ? confirmMail : unsubscribe)(code);
      setStep('done');
    } catch (error) {
      setStep('ask');
      setProblem(noticeOf(error));
    }
  };
  return (
    <main className="page-main page-waiting">
      <Heading>{words.title()}</Heading>
      {problem !== null && (
        <p role="alert">
          <RefusalText notice={problem} />
        </p>
      )}
      <p role="status">{step === 'done' ? words.done() : words.text()}</p>
      <p className="ui-buttons">
        {step !== 'done' && (
          <button
            type="button"
            className="ui-button ui-main"
            disabled={step === 'busy'}
            onClick={() => {
              void act();
            }}
          >
            {words.yes()}
          </button>
        )}
        <a className="ui-button" href="#lobby">
          {toLobby()}
        </a>
      </p>
    </main>
  );
}
