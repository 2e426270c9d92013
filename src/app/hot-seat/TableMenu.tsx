/** The menu of a game on this device: other pages, the record as a file, the pace of the bots, hints, colours and language. */
import { useRef, useState } from 'react';
import { lazyPart } from '../../ui/lazy.tsx';
import { useWords } from '../words/words.ts';
import { MenuLabel } from '../ui/MenuLabel.tsx';
import type { MenuEntriesProps } from './MenuEntries.tsx';

const MenuEntries = lazyPart(async () => (await import('./MenuEntries.tsx')).MenuEntries);

export function TableMenu(props: Omit<MenuEntriesProps, 'onClose'>) {
  const { table: words } = useWords('page');
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const close = (): void => {
    dialog.current?.close();
  };
  return (
    <>
      <button
        type="button"
        className="ui-button page-menu"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          dialog.current?.showModal();
        }}
      >
        <MenuLabel word={words.menu()} />
      </button>
      <dialog
        ref={dialog}
        className="page-dialog"
        aria-label={words.menu()}
        onClick={(event) => {
          if (event.target === dialog.current) close();
        }}
      >
        {wasOpened && <MenuEntries {...props} onClose={close} />}
      </dialog>
    </>
  );
}
