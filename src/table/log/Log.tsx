/** The log: what has happened, turn by turn, the newest at the end and in view. */
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRoving } from '../../ui/roving.ts';
import { useNow } from '../../ui/use-now.ts';
import type { GameTypes, LogLine, Side, Table } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable, useFrameWords } from '../use-table.ts';
import { usePointAway } from './event-links.ts';
import { concerns, gainsOf, summed, turnTitle } from './lines.ts';
import { Gains, LogLineButton, Sign } from './LogLine.tsx';
import { type Turn, eventsIn, turnsOf } from './turns.ts';
import { whenOf } from './when.ts';
import './log.css';

/** Lines that follow each other in a phase, all of them in a few words or none. */
interface Group {
  readonly phase: string | undefined;
  readonly isBrief: boolean;
  readonly lines: LogLine<GameTypes>[];
}

function groupsOf(lines: readonly LogLine<GameTypes>[]): readonly Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const isBrief = line.brief !== undefined;
    if (last?.phase === line.phase && last?.isBrief === isBrief) last.lines.push(line);
    else groups.push({ phase: line.phase, isBrief, lines: [line] });
  }
  return groups;
}

interface TurnProps {
  turn: Turn<GameTypes>;
  /** Only what concerns this side. */
  of: Side | null;
  table: Table<GameTypes>;
}

/** What happened in a turn. */
function TurnLines({ turn, of, table }: TurnProps) {
  const { board } = useFrame<GameTypes>();
  const { log } = useFrameWords();
  const lines = board.logLines(turn.entries, table).filter((line) => of === null || concerns(line, of.id));
  if (lines.length === 0)
    return <p className="ui-empty">{of === null ? log.empty() : log.nothing({ side: of.name })}</p>;
  return groupsOf(lines).map(({ phase, isBrief, lines: each }, i, groups) => (
    <section key={i} className="table-log-phase">
      {phase !== undefined && phase !== groups[i - 1]?.phase && <h4>{phase}</h4>}
      <ul data-brief={isBrief}>
        {each.map((line, at) => (
          <LogLineButton key={at} line={line} table={table} />
        ))}
      </ul>
    </section>
  ));
}

/** A turn to which nothing has been added is not rendered again. */
const TurnOnce = memo(
  TurnLines,
  (before, now) =>
    before.of?.id === now.of?.id &&
    before.table.words === now.table.words &&
    before.turn.entries.length === now.turn.entries.length &&
    before.turn.entries.every((entry, i) => entry === now.turn.entries[i]),
);

/** Chooses the side to read of. */
function Filter({ sides, of, onChoose }: { sides: readonly Side[]; of: Side | null; onChoose: (id: number) => void }) {
  const { log } = useFrameWords();
  return (
    <div className="table-log-filter" role="group" aria-label={log.filter()}>
      <button
        type="button"
        aria-pressed={of === null}
        onClick={() => {
          if (of !== null) onChoose(of.id);
        }}
      >
        {log.everyone()}
      </button>
      {sides.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={of?.id === id}
          aria-label={name}
          title={name}
          onClick={() => {
            onChoose(id);
          }}
        >
          <Sign side={id} size={22} />
        </button>
      ))}
    </div>
  );
}

/** The number of turns open by default: at the start of a turn, the previous one is of interest. */
const OPEN = 2;
/** Dates are shorter on their own day. */
const MINUTE = 60_000;
/** The distance from its end at which the log counts as read to the end, in pixels. */
const END_MARGIN = 40;

interface TurnSectionProps extends TurnProps {
  isOpen: boolean;
  /** In a replay: whether the table has not come to it yet, and whether it stands there. */
  isLater: boolean;
  isCurrent: boolean;
  /** The time, in ms since 1970. */
  now: number;
  onToggle: () => void;
}

function TurnSection({ turn, of, table, isOpen, isLater, isCurrent, now, onToggle }: TurnSectionProps) {
  const { board } = useFrame<GameTypes>();
  const { log } = useFrameWords();
  const { title, side } = turnTitle(board, table, turn, log.setup());
  const when = whenOf(turn.entries, table.words.language, now);
  return (
    <section className="table-log-turn" data-later={isLater} aria-current={isCurrent ? 'true' : undefined}>
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          {side !== null && <Sign side={side} size={20} />} {title}
          {when !== null && <time dateTime={when.dateTime}>{when.text}</time>}
          <Gains gains={summed(gainsOf(eventsIn(turn.entries), board.gain), board.sides(table))} size={14} />
        </button>
      </h3>
      {isOpen && <TurnOnce turn={turn} of={of} table={table} />}
    </section>
  );
}

export function Log() {
  const { board, page } = useFrame<GameTypes>();
  const { log } = useFrameWords();
  const shown = useTable<GameTypes>();
  const { whole, history } = shown;
  // Later events are shown with the later table.
  const table = useMemo(
    () => (whole === null ? shown : { ...shown, state: whole.state, history: whole.history }),
    [shown, whole],
  );
  const [only, setOnly] = useState<number | null>(null);
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const frame = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const roving = useRoving(frame, '.table-log-line', 'last');
  usePointAway();

  useLayoutEffect(() => {
    const turns = frame.current;
    if (turns === null) return;
    const now = turns.querySelector<HTMLElement>('[aria-current]');
    if (whole !== null && now !== null) {
      // Its end, or its beginning if there is not room for all of it. Nothing around the log scrolls with it.
      turns.scrollTop = now.offsetTop + Math.min(0, now.offsetHeight - turns.clientHeight);
    } else if (atEnd.current) turns.scrollTop = turns.scrollHeight;
  }, [history, whole, only]);

  const sides = board.sides(table);
  const now = useNow(MINUTE);
  const of = sides.find(({ id }) => id === only) ?? null;
  const turns = turnsOf(board, table.history).filter(({ entries }) => entries.some(({ events }) => events.length > 0));
  const reached = whole === null ? Infinity : (turnsOf(board, history).at(-1)?.number ?? 0);
  const current = turns.findIndex(({ number }) => number === reached);
  const firstOpen = (current < 0 ? turns.length : current + 1) - OPEN;
  return (
    <div className="table-log">
      <div className="table-log-head">
        <Filter
          sides={sides}
          of={of}
          onChoose={(id) => {
            setOnly(only === id ? null : id);
          }}
        />
        {page.onDownload !== undefined && (
          <button type="button" className="ui-button" onClick={page.onDownload}>
            {log.download()}
          </button>
        )}
      </div>
      <div
        ref={frame}
        className="table-log-turns"
        {...roving}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < END_MARGIN;
        }}
      >
        {turns.length === 0 && <p className="ui-empty">{log.empty()}</p>}
        {turns.map((turn, i) => {
          const isOpen = toggled.get(turn.number) ?? (i >= firstOpen && (current < 0 || i <= current));
          return (
            <TurnSection
              key={turn.number}
              {...{ turn, of, table, isOpen }}
              isLater={turn.number > reached}
              isCurrent={i === current}
              now={now}
              onToggle={() => {
                setToggled(new Map(toggled).set(turn.number, !isOpen));
              }}
            />
          );
        })}
      </div>
    </div>
  );
}
