/** What is shown when the saved game cannot be read: why, and the ways on. Nothing is thrown away. */
import { download } from './saved-game.ts';
import { useWords } from './words/words.ts';

export function BrokenSave({ text, reason, onAnew }: { text: string; reason: string; onAnew: () => void }) {
  const words = useWords().broken;
  return (
    <main className="shell-page" role="alert">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <p className="shell-reason">{words.reason(reason)}</p>
      <p className="shell-buttons">
        <button
          type="button"
          className="shell-main"
          onClick={() => {
            download('dominant-species-damaged.json', text);
          }}
        >
          {words.download}
        </button>
        <button type="button" onClick={onAnew}>
          {words.anew}
        </button>
      </p>
    </main>
  );
}
