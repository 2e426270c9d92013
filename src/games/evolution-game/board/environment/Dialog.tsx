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
    // jsdom opens no dialogs.
    if (typeof dialog.current?.showModal === 'function') dialog.current.showModal();
    else dialog.current?.setAttribute('open', '');
  }, []);
  const shut = (): void => {
    if (typeof dialog.current?.close === 'function') dialog.current.close();
    else onClose();
  };
  useBackCloses(true, shut);
  return (
    <dialog
      ref={dialog}
      className="evo-dialog"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) shut();
      }}
    >
      <div className="evo-dialog-inside">
        <header>
          <h2>{title}</h2>
          <button type="button" className="ui-button" onClick={shut}>
            {close}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
