/** The status of the deciding bot: thinking, waiting to continue, or stuck. */
import { useWords } from '../words/words.ts';
import { ProgressBar } from './ProgressBar.tsx';
import type { Doing } from './use-bots.ts';

export function BotStatus({ doing, names }: { doing: Doing; names: readonly string[] }) {
  const { bots: words } = useWords('page');
  switch (doing.doing) {
    case 'nothing':
      return null;
    case 'thinking':
      return (
        <span className="ui-waiting">
          {words.thinking({ player: names[doing.player]! })}
          <ProgressBar progress={doing.progress} label={words.thinking({ player: names[doing.player]! })} />
        </span>
      );
    case 'waiting':
      return (
        <span className="ui-waiting">
          {words.decided({ player: names[doing.player]! })}
          <button type="button" className="ui-button page-menu" onClick={doing.step}>
            {words.step()}
          </button>
        </span>
      );
    case 'stuck':
      return (
        <span className="ui-waiting" role="alert">
          {words.stuck({ player: names[doing.player]! })}
          <button type="button" className="ui-button page-menu" onClick={doing.retry}>
            {words.retry()}
          </button>
        </span>
      );
  }
}
