/** A field of the person's page that is sent by its button. */
import type { ReactNode } from 'react';
import type { AccountChanges } from '../online/account.ts';

/** Does something with the server, and shows why it did not work. */
export type Attempt = (what: () => Promise<unknown>) => void;

/** Changes what the account says about its person. */
export type Choose = (changes: AccountChanges) => void;

/** A field with a button that sends it. */
export function OneField({
  label,
  button,
  onSend,
  children,
}: {
  label: string;
  button: string;
  onSend: () => void;
  children: ReactNode;
}) {
  return (
    <form
      className="page-rename"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <label>
        <span>{label}</span>
        {children}
      </label>
      <button type="submit" className="ui-button">
        {button}
      </button>
    </form>
  );
}
