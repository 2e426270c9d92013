/**
 * The narration of the latest events, action by action, next to where they happened; and at the start of one's turn, of
 * everything since the last one.
 */
import { useMemo, useState } from 'react';
import { ANIMALS, CARDS, PHASES } from '../../rules/components.ts';
import { NOTHING } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { CloseIcon } from '../art/marks.tsx';
import { type Happening, type HistoryEntry, sectionsOf, turnsOf } from '../state/history.ts';
import { LogLine, Sentence, Gains } from '../log/LogLine.tsx';
import { gainsOf, litBy, sentence, subjectOf } from '../log/sentences.ts';
import { phaseName } from '../locales/locale.ts';
import { useTable } from '../state/table.ts';

/** Lines of a recap, more than a turn of six has as a rule; what goes beyond is in the log. */
const LINES = 40;

/** What happened in a part of the history, planned pawns left out. */
function happeningsIn(history: readonly HistoryEntry[], s: Parameters<typeof turnsOf>[1]): Happening[] {
  return turnsOf(history, s)
    .flatMap((turn) => sectionsOf(turn, s))
    .flatMap(({ happenings }) => happenings)
    .filter(({ events: [first] }) => first.event !== 'acts');
}

/** The last action of a history: all that one pawn, card or section has done so far. */
function lastAction(history: readonly HistoryEntry[], s: Parameters<typeof turnsOf>[1]): Happening[] {
  const turn = turnsOf(history, s).at(-1);
  const last = turn && sectionsOf(turn, s).at(-1);
  const newest = last?.happenings.at(-1);
  if (last === undefined || newest === undefined) return [];
  if (newest.events[0].event === 'pawn') return [newest];
  return last.happenings.filter(
    ({ by, acts, card }) => by === newest.by && acts === newest.acts && card === newest.card,
  );
}

/** The action being shown. */
export function Report({ history }: { history: readonly HistoryEntry[] }) {
  const { s, words } = useTable();
  const action = useMemo(() => lastAction(history, s), [history, s]);
  const [first] = action;
  if (first === undefined) return null;
  const name = ANIMALS[first.by];
  const where = first.card === NOTHING ? phaseName(words, first.phase) : words.cards[CARDS[first.card]!].name;
  return (
    <div className="ds-slip ds-report" data-phase={PHASES[first.phase]}>
      <h2>
        {name !== undefined && <AnimalIcon animal={first.by} size={24} />}
        {name === undefined ? where : words.narration.action(name, where)}
      </h2>
      {action.map((happening, i) => (
        <p key={i}>
          <Sentence text={sentence(happening, s, words)} /> <Gains gains={gainsOf(happening)} />
        </p>
      ))}
    </div>
  );
}

/** Everything that happened since one's own last move; each line highlights its place. */
export function Recap({ history, player }: { history: readonly HistoryEntry[]; player: number }) {
  const { s, words, highlight } = useTable();
  const [dismissed, setDismissed] = useState<HistoryEntry | null>(null);
  const since = useMemo(() => {
    const own = history.findLastIndex((entry) => entry.player === player);
    return own < 0
      ? []
      : happeningsIn(history.slice(own + 1), s).filter(({ events: [first] }) => first.event !== 'pawn');
  }, [history, player, s]);
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
