/** Actions for the point of a replay: continue from it, share it, analyse it. */
import { useRef, useState } from 'react';
import { lazyPart } from '../../ui/lazy.tsx';
import { PlayOn } from './PlayOn.tsx';
import type { ReplayPoint } from './replay-point.ts';
import { useWords } from '../words/words.ts';

const Share = lazyPart(async () => (await import('./Share.tsx')).Share);

export function Tools(props: ReplayPoint) {
  const { tools: words } = useWords('replay');
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState<'play on' | 'share' | null>(null);
  const show = (what: 'play on' | 'share') => () => {
    setOpen(what);
    dialog.current?.showModal();
  };
  const close = (): void => {
    dialog.current?.close();
  };
  return (
    <>
      <button type="button" className="ui-button" aria-haspopup="dialog" onClick={show('play on')}>
        {words.playOn()}
      </button>
      <button type="button" className="ui-button" aria-haspopup="dialog" onClick={show('share')}>
        {words.share()}
      </button>
      <dialog
        ref={dialog}
        className="page-dialog replay-dialog"
        aria-label={open === 'share' ? words.share() : words.playOn()}
        onClose={() => {
          setOpen(null);
        }}
        onClick={(event) => {
          if (event.target === dialog.current) close();
        }}
      >
        <div>
          {open === 'play on' && <PlayOn {...props} onClose={close} />}
          {open === 'share' && <Share {...props} onClose={close} />}
        </div>
      </dialog>
    </>
  );
}
