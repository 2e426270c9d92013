/** The status of the deciding bot: thinking, waiting to continue, or stuck. */
import { useLocale } from '../locales/locale.ts';
import { ProgressBar } from './ProgressBar.tsx';
import type { Doing } from './use-bots.ts';

export function BotStatus({ doing, names }: { doing: Doing; names: readonly string[] }) {
  const { bots: words } = useLocale();
  switch (doing.doing) {
    case 'nothing':
      return null;
    case 'thinking':
      return (
        <span className="ui-waiting">
          {words.thinking(names[doing.player]!)}
          <ProgressBar progress={doing.progress} label={words.thinking(names[doing.player]!)} />
        </span>
      );
    case 'waiting':
      return (
        <span className="ui-waiting">
          {words.decided(names[doing.player]!)}
          <button type="button" className="ui-button shell-menu" onClick={doing.step}>
            {words.step}
          </button>
        </span>
      );
    case 'stuck':
      return (
        <span className="ui-waiting" role="alert">
          {words.stuck(names[doing.player]!)}
          <button type="button" className="ui-button shell-menu" onClick={doing.retry}>
            {words.retry}
          </button>
        </span>
      );
  }
}
