/** The news: the move being shown, sentence by sentence, or at the start of one's turn what happened since one's last move. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { CloseIcon } from '../../ui/marks.tsx';
import { Gains, LogLineButton, Sentence, Sign } from '../log/LogLine.tsx';
import { usePointAway } from '../log/event-links.ts';
import type { GameTypes, LogLine } from '../types.ts';
import { useTable, useFrameWords } from '../use-table.ts';
import { useNews } from './news.ts';
import { showNewest } from './show-newest.ts';
import './news.css';

/** Lines of a recap, more than a turn has as a rule; what goes beyond is in the log. */
const LINES = 40;

interface Lines {
  hasTitles: boolean;
  lines: readonly { readonly line: LogLine<GameTypes>; readonly isNew: boolean }[];
}

/** The move being shown, with all that its action has done so far. */
function Report({ lines, hasTitles }: Lines) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    showNewest(area.current);
  }, [lines]);
  return (
    // The live region says it.
    <div ref={area} className="table-news" data-news="report" aria-hidden="true">
      {lines.map(({ line: { text, side, action, gains = [] }, isNew }, i) => {
        const isTitled = hasTitles && action !== undefined && action.title !== '';
        const isFirst = isTitled && lines[i - 1]?.line.action !== action;
        return (
          <div key={i}>
            {isFirst && (
              <h2>
                {action.side !== null && <Sign side={action.side} size={24} />}
                {action.title}
              </h2>
            )}
            <p data-new={isNew ? '' : undefined}>
              {hasTitles && !isTitled && side !== null && <Sign side={side} size={18} />} <Sentence text={text} />{' '}
              <Gains gains={gains} />
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** What happened since the player's last move; each line shows its place. */
function Recap({ lines, hasTitles }: Lines) {
  const table = useTable<GameTypes>();
  const { news } = useFrameWords();
  const [dismissed, setDismissed] = useState<unknown>(null);
  usePointAway();
  const last = table.history.at(-1);
  if (dismissed === last) return null;
  const shown = lines.slice(-LINES);
  return (
    <div className="table-news" data-news="recap" role="region" aria-label={news.recap()} tabIndex={-1}>
      {hasTitles && (
        <>
          <h2>{news.recap()}</h2>
          <button
            type="button"
            className="table-news-close"
            aria-label={news.close()}
            onClick={() => {
              setDismissed(last);
            }}
          >
            <CloseIcon size={16} />
          </button>
        </>
      )}
      {lines.length > shown.length && <p>{news.more({ lines: lines.length - shown.length })}</p>}
      <ul>
        {shown.map(({ line }, i) => (
          <LogLineButton key={i} isTab isInView line={line} table={table} />
        ))}
      </ul>
    </div>
  );
}

export interface NewsProps {
  /** The hint, which replaces the recap: two would cover the table. */
  children?: ReactNode;
  /** `lines`: without headings; `latest`: only the last line, where there is little room. */
  shows?: 'all' | 'lines' | 'latest';
}

export function News({ children, shows = 'all' }: NewsProps) {
  const news = useNews();
  if (children !== null && children !== undefined && children !== false)
    return (
      <div className="table-news" data-news="hint">
        {children}
      </div>
    );
  if (news === null) return null;
  const Lines = news.kind === 'report' ? Report : Recap;
  const main = news.lines.filter(({ line }) => line.level !== 'detail');
  return (
    <Lines
      lines={shows === 'latest' ? (main.length === 0 ? news.lines : main).slice(-1) : news.lines}
      hasTitles={shows === 'all'}
    />
  );
}
