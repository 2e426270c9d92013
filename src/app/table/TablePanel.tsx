/** The panel of the table: who is there, the chat, and the settings. Next to the board if there is room, otherwise a sheet. */
import { useEffect, useRef, useState } from 'react';
import { Chat } from './Chat.tsx';
import { TableSettings, type TableSettingsProps } from './TableSettings.tsx';
import { Players, type SeatSignOf } from './Players.tsx';
import type { TableConnection } from './connection.ts';
import type { Seat } from '../wire.ts';
import type { Unread } from './unread.ts';
import { useLayout } from '../../ui/use-layout.ts';
import { useWords } from '../words/words.ts';

const VIEWS = ['players', 'chat', 'more'] as const;
type View = (typeof VIEWS)[number];

interface TablePanelProps extends Pick<TableSettingsProps, 'pace' | 'onPace'> {
  SeatSign: SeatSignOf;
  connection: TableConnection;
  seat: Seat | null;
  names: readonly string[];
  unread: Unread;
  onDownload: (() => void) | null;
  onClose: () => void;
}

/** Keeps the panel below the board's bar (`data-bar`), whose height depends on its question. */
function stayBelowBar(panel: HTMLElement): () => void {
  const bar = panel.parentElement!.querySelector('[data-bar]')!;
  const observer = new ResizeObserver(() => {
    panel.style.setProperty('--page-bar', `${String(bar.getBoundingClientRect().height)}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
  };
}

export function TablePanel(props: TablePanelProps) {
  const { SeatSign, connection, seat, names, unread, onDownload, onClose, pace, onPace } = props;
  const { panel: words, close } = useWords('online');
  const dialog = useRef<HTMLDialogElement>(null);
  const layout = useLayout();
  const isWide = layout === 'wide';
  const [view, setView] = useState<View>(unread.count > 0 ? 'chat' : 'players');
  useEffect(() => {
    const shown = dialog.current!;
    // Not modal on a wide screen, which has room for it next to the board.
    if (isWide) shown.show();
    else shown.showModal();
    const letGo = stayBelowBar(shown);
    return () => {
      letGo();
      shown.close();
    };
  }, [isWide]);
  // Escape in the panel closes it, whatever else is open. Elsewhere on the page, what is open on the board closes first.
  useEffect(() => {
    const isInside = ({ target }: KeyboardEvent): boolean => dialog.current!.contains(target as Node);
    const onKeyInside = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && isInside(event)) onClose();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isInside(event)) onClose();
    };
    // The board handles Escape itself, before it arrives here, while it explains something.
    window.addEventListener('keydown', onKeyInside, true);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKeyInside, true);
      window.removeEventListener('keydown', onKey);
    };
  }, [onClose]);
  const { read } = unread;
  useEffect(() => {
    if (view === 'chat') read();
  }, [view, read]);

  return (
    <dialog
      ref={dialog}
      className="page-dialog page-panel"
      data-layout={layout}
      aria-label={words.button()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="page-panel-inside">
        <div className="page-panel-head">
          <fieldset className="page-views">
            <legend className="visually-hidden">{words.button()}</legend>
            {VIEWS.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="view"
                  checked={view === each}
                  onChange={() => {
                    setView(each);
                  }}
                />
                <span>
                  {words.views[each]()}
                  {each === 'chat' && unread.count > 0 && (
                    <b className="page-badge" aria-label={words.unread({ count: unread.count })}>
                      {unread.count}
                    </b>
                  )}
                </span>
              </label>
            ))}
          </fieldset>
          <button type="button" className="ui-button page-panel-close" onClick={onClose}>
            {close()}
          </button>
        </div>
        {view === 'players' && <Players SeatSign={SeatSign} connection={connection} seat={seat} names={names} />}
        {view === 'chat' && <Chat SeatSign={SeatSign} connection={connection} seat={seat} names={names} />}
        {view === 'more' && <TableSettings {...{ connection, seat, names, onDownload, pace, onPace }} />}
      </div>
    </dialog>
  );
}
