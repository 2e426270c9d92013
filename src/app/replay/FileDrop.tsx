/** Where a file is dropped or chosen to be watched. A file dropped anywhere on the page counts. */
import { useEffect, useRef, useState } from 'react';
import { NotationError } from '../../kit/decode.ts';
import { hashOf } from '../route.ts';
import { refusalText } from './refusal.ts';
import { partsOf, setOpenedFile, timelineIn } from './sources.ts';
import { useReplayWords } from './words.ts';

/** Reads a file and goes to its viewer. Rejects with an error that says why it cannot be shown. */
async function openFile(file: File): Promise<void> {
  let document: unknown;
  try {
    document = JSON.parse(await file.text());
  } catch (error) {
    throw new NotationError(error instanceof Error ? error.message : String(error));
  }
  const { game } = await timelineIn(document);
  setOpenedFile(document);
  window.location.hash = hashOf({ page: 'replay', game: game.meta.id, parts: partsOf({ from: 'file' }) });
}

export function FileDrop() {
  const words = useReplayWords();
  const { library } = words;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const open = useRef<(file: File) => void>(() => undefined);
  useEffect(() => {
    open.current = (file) => {
      setRefused(null);
      openFile(file).catch((error: unknown) => {
        setRefused(library.refused(refusalText(error, words)));
      });
    };
  });
  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) open.current(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return (
    <section className="library-drop" data-over={isOver ? '' : undefined} aria-label={library.file}>
      <p>{library.drop}</p>
      <button
        type="button"
        className="ui-button"
        onClick={() => {
          input.current?.click();
        }}
      >
        {library.file}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen) open.current(chosen);
        }}
      />
      <p className="ui-reason" role="alert">
        {refused}
      </p>
    </section>
  );
}
