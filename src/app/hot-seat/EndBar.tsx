/** After the end of a game: again with the same people and bots, the record as a file, the result to share. */
import { useState } from 'react';
import type { GameModule } from '../../kit/module.ts';
import { useLanguage } from '../locales/languages.tsx';
import { useLocale } from '../locales/locale.ts';

interface EndBarProps {
  game: GameModule;
  state: unknown;
  names: readonly string[];
  onRematch: () => void;
  onSave: () => void;
  /** Shows the game from its start. */
  onWatch: () => void;
}

/** How a game ended, a line for each player from first to last. */
export function resultText({ rules }: GameModule, state: unknown, names: readonly string[], title: string): string {
  const { places, scores } = rules.result(state)!;
  const order = places.map((_, seat) => seat).sort((one, other) => places[one]! - places[other]!);
  return [title, ...order.map((seat) => `${String(places[seat])}. ${names[seat]!}: ${String(scores[seat])}`)].join(
    '\n',
  );
}

export function EndBar({ game, state, names, onRematch, onSave, onWatch }: EndBarProps) {
  const { end: words, home } = useLocale();
  const { language } = useLanguage();
  const [shared, setShared] = useState<'copied' | 'failed' | null>(null);
  const share = async (): Promise<void> => {
    const title = game.meta.title[language];
    const text = resultText(game, state, names, title);
    try {
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title, text });
        return;
      }
      await navigator.clipboard.writeText(text);
      setShared('copied');
    } catch (error) {
      if ((error as Error).name !== 'AbortError') setShared('failed');
    }
  };
  return (
    <section className="shell-end" aria-label={words.title}>
      <button type="button" className="ui-button ui-main" onClick={onRematch}>
        {words.rematch}
      </button>
      <button type="button" className="ui-button" onClick={onWatch}>
        {words.watch}
      </button>
      <button type="button" className="ui-button" onClick={onSave}>
        {words.save}
      </button>
      <button type="button" className="ui-button" onClick={() => void share()}>
        {words.share}
      </button>
      <a className="ui-button" href="#">
        {home}
      </a>
      <span role="status">{shared !== null && words[shared]}</span>
    </section>
  );
}
