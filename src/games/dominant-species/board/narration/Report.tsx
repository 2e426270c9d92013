/**
 * The narration of the latest events, action by action, next to where they happened; and at the start of one's turn, of
 * everything since the last one.
 */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ANIMALS, CARDS, PHASES } from '../../rules/components.ts';
import type { GameEvent } from '../../rules/events.ts';
import { NOTHING } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { CloseIcon } from '../art/marks.tsx';
import type { Happening, HistoryEntry } from '../state/history.ts';
import { LogLine, Sentence, Gains } from '../log/LogLine.tsx';
import { gainsOf, litBy, sentence, subjectOf } from '../log/sentences.ts';
import { phaseName } from '../locales/locale.ts';
import { useTable } from '../state/table.ts';
import { happenedSince, latestActions } from './news.ts';
import { showNewest } from './show-newest.ts';

/** Lines of a recap, more than a turn of six has as a rule; what goes beyond is in the log. */
const LINES = 40;

interface ActionProps {
  action: readonly Happening[];
  /** What the last move did. */
  latest: ReadonlySet<GameEvent>;
}

/** What one pawn, card or section did. */
function Action({ action, latest }: ActionProps) {
  const { s, words } = useTable();
  const first = action[0]!;
  const name = ANIMALS[first.by];
  const where = first.card === NOTHING ? phaseName(words, first.phase) : words.cards[CARDS[first.card]!].name;
  return (
    <>
      <h2>
        {name !== undefined && <AnimalIcon animal={first.by} size={24} />}
        {name === undefined ? where : words.narration.action(name, where)}
      </h2>
      {action.map((happening, i) => (
        <p key={i} data-new={happening.events.some((event) => latest.has(event)) ? '' : undefined}>
          <Sentence text={sentence(happening, s, words)} /> <Gains gains={gainsOf(happening)} />
        </p>
      ))}
    </>
  );
}

interface ReportProps {
  history: readonly HistoryEntry[];
  /** The players at this screen. */
  seats: readonly number[];
}

/** The action being shown, and what the rules did next. */
export function Report({ history, seats }: ReportProps) {
  const { s } = useTable();
  const actions = useMemo(() => latestActions(history, s, seats), [history, s, seats]);
  const latest = useMemo(() => new Set(history.at(-1)?.events), [history]);
  const slip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    showNewest(slip.current);
  }, [actions]);
  if (actions.length === 0) return null;
  return (
    <div ref={slip} className="ds-slip ds-report" data-phase={PHASES[actions[0]![0]!.phase]}>
      {actions.map((action, i) => (
        <Action key={i} action={action} latest={latest} />
      ))}
    </div>
  );
}

/** Everything that happened since one's own last move; each line highlights its place. */
export function Recap({ history, player }: { history: readonly HistoryEntry[]; player: number }) {
  const { s, words, highlight } = useTable();
  const [dismissed, setDismissed] = useState<HistoryEntry | null>(null);
  const since = useMemo(() => happenedSince(history, s, player), [history, player, s]);
  const last = history.at(-1) ?? null;
  if (since.length === 0 || dismissed === last) return null;
  const shown = since.slice(-LINES);
  return (
    <div className="ds-slip ds-recap" role="region" aria-label={words.narration.recap}>
      <h2>{words.narration.recap}</h2>
      <button
        type="button"
        className="ds-slip-close"
        aria-label={words.narration.close}
        onClick={() => {
          setDismissed(last);
        }}
      >
        <CloseIcon size={16} />
      </button>
      {since.length > shown.length && <p>{words.narration.more(since.length - shown.length)}</p>}
      <ul>
        {shown.map((happening, i) => (
          <LogLine
            key={i}
            isTab
            isBesideEarth
            mark={
              subjectOf(happening) === NOTHING ? (
                <span className="ds-no-one" />
              ) : (
                <AnimalIcon animal={subjectOf(happening)} size={18} />
              )
            }
            text={sentence(happening, s, words)}
            gains={gainsOf(happening)}
            events={litBy(happening)}
            highlight={highlight}
          />
        ))}
      </ul>
    </div>
  );
}
