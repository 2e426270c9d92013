/** A file to watch can be chosen, or dropped anywhere on the page. */
import { useEffect, useState } from 'react';
import { FileButton } from '../../ui/forms/FileButton.tsx';
import { openFile } from './open-file.ts';
import { useWords } from '../words/words.ts';

export function FileDrop({ game }: { game: string }) {
  const { library } = useWords('replay');
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (): void => {
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (): void => {
      setOver(false);
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
    <section className="library-drop" data-over={isOver ? '' : undefined} aria-label={library.file()}>
      <p>{library.drop()}</p>
      <FileButton
        text={library.file()}
        onFile={(file) => {
          void openFile(file, game);
        }}
      />
    </section>
  );
}
