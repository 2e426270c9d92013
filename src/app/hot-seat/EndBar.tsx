/** After the end of a game, beside the menu: again with the same people and bots, the game from its start, the result to share. */
import { useEffect, useState } from 'react';
import type { GameModule } from '../../kit/module.ts';
import { useLanguage } from '../locales/languages.tsx';
import { useLocale } from '../locales/locale.ts';
import { ShareIcon, WatchIcon } from '../ui/icons.tsx';

interface EndBarProps {
  game: GameModule;
  state: unknown;
  names: readonly string[];
  onRematch: () => void;
  /** Shows the game from its start. */
  onWatch: () => void;
}

/** How a game ended, a line for each player from first to last. */
function resultText({ rules }: GameModule, state: unknown, names: readonly string[], title: string): string {
  const { places, scores } = rules.result(state)!;
  const order = places.map((_, seat) => seat).sort((one, other) => places[one]! - places[other]!);
  return [title, ...order.map((seat) => `${String(places[seat])}. ${names[seat]!}: ${String(scores[seat])}`)].join(
    '\n',
  );
}

export function EndBar({ game, state, names, onRematch, onWatch }: EndBarProps) {
  const { end: words } = useLocale();
  const { language } = useLanguage();
  const [shared, setShared] = useState<'copied' | 'failed' | null>(null);
  // What became of it is said for as long as it takes to read.
  useEffect(() => {
    if (shared === null) return;
    const timer = setTimeout(() => {
      setShared(null);
    }, 4000);
    return () => {
      clearTimeout(timer);
    };
  }, [shared]);
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
    <div className="shell-end" role="group" aria-label={words.title}>
      <button type="button" className="ui-button ui-main" onClick={onRematch}>
        {words.rematch}
      </button>
      <button type="button" className="ui-button" aria-label={words.watch} title={words.watch} onClick={onWatch}>
        <WatchIcon size={18} />
      </button>
      <button
        type="button"
        className="ui-button"
        aria-label={words.share}
        title={words.share}
        onClick={() => void share()}
      >
        <ShareIcon size={18} />
      </button>
      <span role="status">{shared !== null && words[shared]}</span>
    </div>
  );
}
