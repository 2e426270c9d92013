/** The table's menu: the record as a file, a new game, the pace of the bots, hints, colours and language. */
import { useRef } from 'react';
import { MenuIcon } from '../dominant-species/board/art/marks.tsx';
import { PACES, type Pace } from './bots/pace.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { SchemeChoice } from './SchemeChoice.tsx';
import { useWords } from './words/words.ts';

interface TableMenuProps {
  onNew: () => void;
  onDownload: () => void;
  /** The pace of the bots; null if none is at the table. */
  pace: Pace | null;
  onPace: (pace: Pace) => void;
  /** Whether hints can be asked for. */
  hints: boolean;
  onHints: (wanted: boolean) => void;
}

export function TableMenu({ onNew, onDownload, pace, onPace, hints, onHints }: TableMenuProps) {
  const { table: words, bots, hint, start } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className="shell-menu"
        aria-haspopup="dialog"
        onClick={() => {
          dialog.current?.showModal();
        }}
      >
        <MenuIcon size={18} />
        <span>{words.menu}</span>
      </button>
      <dialog
        ref={dialog}
        className="shell-dialog"
        aria-label={words.menu}
        onClick={(event) => {
          if (event.target === dialog.current) dialog.current.close();
        }}
      >
        <div>
          <button type="button" onClick={onDownload}>
            <strong>{words.download}</strong>
            <span>{words.downloadText}</span>
          </button>
          <button type="button" onClick={onNew}>
            <strong>{words.newGame}</strong>
            <span>{words.newGameText}</span>
          </button>
          <a className="shell-button" href="#lobby">
            <strong>{start.online}</strong>
            <span>{start.onlineText}</span>
          </a>
          {pace !== null && (
            <fieldset>
              <legend>{bots.pace}</legend>
              {PACES.map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="pace"
                    checked={pace === each}
                    onChange={() => {
                      onPace(each);
                    }}
                  />
                  {bots.paces[each]}
                </label>
              ))}
            </fieldset>
          )}
          <label>
            <input
              type="checkbox"
              checked={hints}
              onChange={(event) => {
                onHints(event.target.checked);
              }}
            />
            {hint.allow}
          </label>
          <SchemeChoice />
          <LanguageChoice />
          <button
            type="button"
            className="shell-main"
            onClick={() => {
              dialog.current?.close();
            }}
          >
            {words.keepOn}
          </button>
        </div>
      </dialog>
    </>
  );
}
