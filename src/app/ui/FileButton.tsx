/** A button by which a JSON file is chosen. */
import { useRef } from 'react';

interface FileButtonProps {
  text: string;
  title?: string;
  onFile: (file: File) => void;
}

export function FileButton({ text, title, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="ui-button"
        title={title}
        onClick={() => {
          input.current?.click();
        }}
      >
        {text}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          // So that the same file can be chosen again.
          event.target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
    </>
  );
}
