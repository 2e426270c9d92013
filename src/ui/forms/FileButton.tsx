/** A button for choosing a JSON file. */
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
          // Allows choosing the same file again.
          event.target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
    </>
  );
}
