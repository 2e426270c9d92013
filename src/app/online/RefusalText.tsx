/** Why a request to the server failed, in words. */
import { useWords } from '../words/words.ts';
import { LobbyError } from './request.ts';
import type { Reason } from '../wire.ts';

/** Why a request failed. */
export interface Notice {
  readonly reason: Reason | 'not-made';
  /** The server's own sentence, for codes this page does not know. */
  readonly message: string;
}

/** The notice for an error. */
export const noticeOf = (error: unknown): Notice & { retryAfter: number | null } =>
  error instanceof LobbyError
    ? { reason: error.reason, message: error.message, retryAfter: error.retryAfter }
    : { reason: 'unknown', message: error instanceof Error ? error.message : String(error), retryAfter: null };

interface ReasonTextProps {
  notice: Notice & { retryAfter?: number | null };
  /** Whether to explain how to get a server, if none answers. */
  how?: boolean;
}

/** Says why a request failed. */
export function RefusalText({ notice, how = false }: ReasonTextProps) {
  const words = useWords('online');
  const { reason, message, retryAfter } = notice;
  // The rules' own sentence is more specific; a fault in the page helps whoever reports it.
  const isShown = (reason === 'bad-setup' || reason === 'bad-request' || reason === 'unknown') && message !== '';
  return (
    <>
      {words.reasons[reason]()}
      {typeof retryAfter === 'number' && ` ${words.waitFor({ seconds: retryAfter })}`}
      {isShown && <span className="ui-reason">{message}</span>}
      {(reason === 'no-server' || (how && reason === 'unreachable')) && (
        <span className="page-how">{words.serverHow()}</span>
      )}
    </>
  );
}
