/** The log: the history of the game by turn and section, the newest at the end and in view. */
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ANIMALS, PHASES, PHASE_OF_SPACE, PLANNING, SETUP, type SectionName } from '../../rules/components.ts';
import { NOTHING, type State, inPlay } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { useClearHighlight, highlightProps } from '../state/highlight-props.ts';
import { useRoving } from '../../../../ui/roving.ts';
import {
  type Happening,
  type Section,
  type HistoryEntry,
  type Turn,
  concerning,
  sectionsOf,
  turnsOf,
} from '../state/history.ts';
import { type Table, useTable } from '../state/table.ts';
import { gainsOf, litBy, sentence, spaceName, subjectOf } from './sentences.ts';
import { Gains, LogLine } from './LogLine.tsx';
import { phaseName } from '../locales/locale.ts';
import './log.css';

/** What a finished turn is rendered with. Nothing in it changes what was rendered. */
type LogTable = Pick<Table, 's' | 'names' | 'words' | 'highlight'>;

function Mark({ animal }: { animal: number }) {
  return animal === NOTHING ? <span className="ds-no-one" /> : <AnimalIcon animal={animal} size={18} />;
}

/** A pawn placed while planning: there are so many that they are reported as briefly as possible. */
function PlannedPawn({ happening, table: { s, words, highlight } }: { happening: Happening; table: LogTable }) {
  const [pawn] = happening.events;
  if (pawn.event !== 'pawn') return null;
  const printed = spaceName(words, pawn.space);
  return (
    <li>
      <button
        type="button"
        tabIndex={-1}
        className="ds-log-line"
        aria-label={sentence(happening, s, words)}
        {...highlightProps(highlight, happening.events)}
      >
        <AnimalIcon animal={pawn.animal} size={18} />
        <span>
          {words.sections[PHASES[PHASE_OF_SPACE[pawn.space]!] as SectionName].name}
          {printed !== null && <small> {printed}</small>}
        </span>
      </button>
    </li>
  );
}

/** Who leads which animals. */
function Leads({ table: { s, names, words, highlight } }: { table: LogTable }) {
  return names.map((player, seat) => {
    const led = ANIMALS.filter((_, animal) => s.owner[animal] === seat);
    return (
      <LogLine
        key={seat}
        text={words.log.leads(player, led)}
        mark={<AnimalIcon animal={ANIMALS.indexOf(led[0]!)} size={18} />}
        events={[]}
        highlight={highlight}
      />
    );
  });
}

function SectionLines({ section: { phase, happenings }, table }: { section: Section; table: LogTable }) {
  const { s, words, highlight } = table;
  return (
    <section className="ds-log-section">
      <h3>{phaseName(words, phase)}</h3>
      <ul className={phase === PLANNING ? 'ds-log-pawns' : ''}>
        {phase === SETUP && <Leads table={table} />}
        {happenings.map((happening, i) =>
          phase === PLANNING && happening.events[0].event === 'pawn' ? (
            <PlannedPawn key={i} happening={happening} table={table} />
          ) : (
            <LogLine
              key={i}
              text={sentence(happening, s, words)}
              mark={<Mark animal={subjectOf(happening)} />}
              gains={gainsOf(happening)}
              events={litBy(happening)}
              highlight={highlight}
              className={happening.card === NOTHING || happening.events[0].event === 'card' ? '' : 'ds-by-card'}
            />
          ),
        )}
      </ul>
    </section>
  );
}

/** What happened in a turn, for all animals or (not NOTHING) for one. */
function TurnLines({ turn, of, table }: { turn: Turn; of: number; table: LogTable }) {
  const { s, words } = table;
  const sections = sectionsOf(turn, s)
    .map(({ phase, happenings }) => ({
      phase,
      happenings: of === NOTHING ? happenings : concerning(happenings, of),
    }))
    .filter(({ happenings }) => happenings.length > 0);
  if (sections.length === 0) {
    return <p className="ui-empty">{of === NOTHING ? words.log.empty : words.log.nothing(ANIMALS[of]!)}</p>;
  }
  return sections.map((section, i) => <SectionLines key={i} section={section} table={table} />);
}

/** A turn to which nothing has been added is not rendered again. */
const TurnOnce = memo(
  TurnLines,
  (before, now) =>
    before.of === now.of &&
    before.table.words === now.table.words &&
    before.turn.entries.length === now.turn.entries.length &&
    before.turn.entries.every((entry, i) => entry === now.turn.entries[i]),
);

/** Filters by animal. */
function Filter({ of, onChoose }: { of: number; onChoose: (animal: number) => void }) {
  const { s, words } = useTable();
  return (
    <div className="ds-log-filter" role="group" aria-label={words.log.filter}>
      <button
        type="button"
        aria-pressed={of === NOTHING}
        onClick={() => {
          onChoose(NOTHING);
        }}
      >
        {words.log.everyone}
      </button>
      {ANIMALS.map(
        (name, animal) =>
          inPlay(s, animal) && (
            <button
              key={name}
              type="button"
              aria-pressed={of === animal}
              aria-label={words.log.only(name)}
              onClick={() => {
                onChoose(of === animal ? NOTHING : animal);
              }}
            >
              <AnimalIcon animal={animal} size={22} />
            </button>
          ),
      )}
    </div>
  );
}

/** The number of turns open by default: at the start of a turn, the previous one is of interest. */
const OPEN = 2;
/** The distance from its end at which the log counts as read to the end, in pixels. */
const END_MARGIN = 40;

interface LogProps {
  history: readonly HistoryEntry[];
  /** In a replay, how the game went on. */
  whole?: { readonly state: State; readonly history: readonly HistoryEntry[] } | undefined;
}

export function Log({ history, whole }: LogProps) {
  const shown = useTable();
  const { words } = shown;
  // Later events are shown with the later earth.
  const table = useMemo(() => (whole === undefined ? shown : { ...shown, s: whole.state }), [shown, whole]);
  const { s } = table;
  const [of, setOf] = useState(NOTHING);
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const frame = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const roving = useRoving(frame, '.ds-log-line', 'last');
  useClearHighlight();

  useLayoutEffect(() => {
    if (whole !== undefined) frame.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    else if (frame.current !== null && atEnd.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, [history, whole, of]);

  const turns = turnsOf(whole?.history ?? history, s);
  const current = turns.findIndex(({ turn }) => turn === shown.s.turn);
  const firstOpen = (current < 0 ? turns.length : current + 1) - OPEN;
  return (
    <div className="ds-log">
      <Filter of={of} onChoose={setOf} />
      <div
        ref={frame}
        className="ds-log-turns"
        {...roving}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < END_MARGIN;
        }}
      >
        {turns.length === 0 && <p className="ui-empty">{words.log.empty}</p>}
        {turns.map((turn, i) => {
          const open = toggled.get(turn.turn) ?? (i >= firstOpen && (current < 0 || i <= current));
          return (
            <section
              key={turn.turn}
              className={`ds-log-turn${turn.turn > shown.s.turn ? ' ds-log-later' : ''}`}
              aria-current={whole !== undefined && i === current ? 'true' : undefined}
            >
              <h2>
                <button
                  type="button"
                  aria-expanded={open}
                  onClick={() => {
                    setToggled(new Map(toggled).set(turn.turn, !open));
                  }}
                >
                  {words.log.turn(turn.turn)}
                  <Gains
                    gains={turn.gained.flatMap((vps, animal) => (vps === 0 ? [] : [{ animal, vps, place: null }]))}
                    size={14}
                  />
                </button>
              </h2>
              {open && <TurnOnce turn={turn} of={of} table={table} />}
            </section>
          );
        })}
      </div>
    </div>
  );
}
