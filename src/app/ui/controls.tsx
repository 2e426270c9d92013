/** Small things that several online pages show. */
import { AddressField, useCopy } from './use-copy.tsx';
import { LobbyError } from '../lobby/api.ts';
import type { Notice } from '../table/parts.ts';
import { NAME_LENGTH } from '../lobby/wire.ts';
import { useOnlineLocale } from '../locales/online/locale.ts';

/** What was not done, as something to tell. */
export const noticeOf = (error: unknown): Notice & { retryAfter: number | null } =>
  error instanceof LobbyError
    ? { reason: error.reason, message: error.message, retryAfter: error.retryAfter }
    : { reason: 'unknown', message: error instanceof Error ? error.message : String(error), retryAfter: null };

interface ReasonTextProps {
  notice: Notice & { retryAfter?: number | null };
  /** Whether to say how to come by a server, where none answers. */
  how?: boolean;
}

/** Says why something was not done. */
export function ReasonText({ notice, how = false }: ReasonTextProps) {
  const words = useOnlineLocale();
  const { reason, message, retryAfter } = notice;
  // The rules' own sentence says more than that something is wrong; a fault in the page helps whoever reports it.
  const isTold = (reason === 'bad-setup' || reason === 'bad-request' || reason === 'unknown') && message !== '';
  return (
    <>
      {words.reasons[reason]}
      {typeof retryAfter === 'number' && ` ${words.waitFor(retryAfter)}`}
      {isTold && <span className="ui-reason">{message}</span>}
      {(reason === 'no-server' || (how && reason === 'unreachable')) && (
        <span className="shell-how">{words.serverHow}</span>
      )}
    </>
  );
}

interface CopyLinkProps {
  address: string;
  label: string;
  text: string;
}

/** Copies an address; where the browser does not do that, shows it. */
export function CopyLink({ address, label, text }: CopyLinkProps) {
  const { link: words } = useOnlineLocale();
  const { copied, copy } = useCopy(address);
  return (
    <div className="shell-copy">
      <button type="button" className="ui-button" onClick={copy}>
        {label}
      </button>
      <p>
        {text} <b role="status">{copied === true && words.copied}</b>
      </p>
      {copied === false && <AddressField label={words.copyYourself} address={address} />}
    </div>
  );
}

/** Where people say what they are called. */
export function NameInput({
  value,
  onChange,
  required = false,
}: {
  value: string;
  onChange: (name: string) => void;
  required?: boolean;
}) {
  return (
    <input
      type="text"
      autoComplete="nickname"
      maxLength={NAME_LENGTH}
      required={required}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}
