/** Opens the rules before there is a table. */
import { useRef, useState } from 'react';
import { TerrainDefs } from '../dominant-species/board/art/terrains.tsx';
import { Rules, type RulesAim } from '../dominant-species/board/Rules.tsx';
import { useWords } from '../dominant-species/board/words/words.ts';

const AT_THE_TITLE: RulesAim = { to: 'title' };

export function RulesButton() {
  const { rules: words, parts } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {parts.rules}
      </button>
      <dialog
        ref={dialog}
        className="shell-rules"
        aria-label={words.title}
        onClose={() => {
          setOpen(false);
        }}
        onClick={(event) => {
          if (event.target === dialog.current) dialog.current.close();
        }}
      >
        {open && (
          <>
            <svg className="shell-defs" aria-hidden="true">
              <TerrainDefs />
            </svg>
            <button
              type="button"
              className="shell-close"
              onClick={() => {
                dialog.current?.close();
              }}
            >
              {words.close}
            </button>
            <div className="shell-rules-page">
              <Rules aim={AT_THE_TITLE} />
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
