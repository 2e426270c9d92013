/** After the end of a game, next to the menu: a rematch with the same people and bots, the replay, sharing the result with a link to the game. */
import { useCallback } from 'react';
import type { GameModule } from '../../kit/module.ts';
import type { GameRecord } from '../../kit/record/record.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { gameLink } from '../replay/sources.ts';
import { PlayIcon } from '../../ui/marks.tsx';
import { ShareIcon } from '../ui/icons.tsx';
import { useLoad } from '../ui/use-load.ts';
import { useShare } from '../ui/use-share.ts';

interface EndBarProps {
  game: GameModule;
  state: unknown;
  /** The whole game. */
  record: GameRecord;
  names: readonly string[];
  onRematch: () => void;
  /** Shows the game from its start. */
  onWatch: () => void;
}

/** The result, a line for each player from first to last. */
function resultText({ rules }: GameModule, state: unknown, names: readonly string[], title: string): string {
  const { places, scores } = rules.result(state)!;
  const order = places.map((_, seat) => seat).sort((one, other) => places[one]! - places[other]!);
  return [title, ...order.map((seat) => `${String(places[seat])}. ${names[seat]!}: ${String(scores[seat])}`)].join(
    '\n',
  );
}

export function EndBar({ game, state, record, names, onRematch, onWatch }: EndBarProps) {
  const { end: words } = useWords('page');
  const { language } = useLanguage();
  const { shared, share } = useShare();
  // Packed in advance: some browsers let a click copy only what is available immediately.
  const link = useLoad(useCallback(() => gameLink(game.meta.id, record), [game, record]));
  const title = game.meta.title[language];
  return (
    <div className="page-end" role="group" aria-label={words.title()}>
      <button
        type="button"
        className="ui-button ui-main"
        onClick={() => {
          onRematch();
        }}
      >
        {words.rematch()}
      </button>
      <button type="button" className="ui-button" aria-label={words.watch()} title={words.watch()} onClick={onWatch}>
        <PlayIcon size={18} />
      </button>
      <button
        type="button"
        className="ui-button"
        aria-label={words.share()}
        title={words.share()}
        disabled={link.status === 'loading'}
        onClick={() => {
          // Where no link can be packed, the result alone is shared.
          const url = link.status === 'ready' ? link.value : undefined;
          share({ title, text: resultText(game, state, names, title), url });
        }}
      >
        <ShareIcon size={18} />
      </button>
      <span role="status">{shared !== null && words[shared]()}</span>
    </div>
  );
}
