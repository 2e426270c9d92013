/** A dialog over the table: log, rules, chart, a domain drawn larger. Escape or a click beside it closes it. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from '../../../../ui/use-back-closes.ts';
import './dialog.css';

interface Props {
  readonly title: ReactNode;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Dialog({ title, close, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of what is in it, which may scroll there.
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  useBackCloses(true, () => {
    dialog.current?.close();
  });
  return (
    <dialog
      ref={dialog}
      className="evo-dialog"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="evo-dialog-inside">
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            className="ui-button"
            onClick={() => {
              dialog.current?.close();
            }}
          >
            {close}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
