/** The user interface of Dominant Species behind the common interface (src/kit/game-ui.ts). */
import { type ReactNode, useMemo } from 'react';
import { lazyPart } from '../../../ui/lazy.tsx';
import type { BoardProps, GameUI, HistoryEntry, Language } from '../../../kit/module.ts';
import { PHASES, type PhaseName } from '../rules/components.ts';
import type { GameEvent } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Setup } from '../rules/setup.ts';
import { decision } from '../rules/play.ts';
import { NOTHING, type State } from '../rules/state.ts';
import { AnimalIcon } from './art/animals.tsx';
import { TerrainDefs } from './art/terrains.tsx';
import { Board, type HistoryEntry as LogEntry } from './Board.tsx';
import { type Locale, LocaleContext, phaseName } from './locales/locale.ts';
import { moveText } from './prompt/move-text.ts';
import { reasonsText } from './prompt/reasons-text.ts';
import { Rulebook } from './rulebook/Rulebook.tsx';
import type { RulebookTarget } from './rulebook/target.ts';
import { isComplete, withPlayers } from './setup/options.ts';
import { TIMELINE_WORDS } from './timeline-words.ts';

// A table needs neither.
const SetupForm = lazyPart(async () => (await import('./setup/SetupForm.tsx')).SetupForm);
const HintText = lazyPart(async () => (await import('./prompt/HintText.tsx')).HintText);

const logEntries = new WeakMap<HistoryEntry<Move, GameEvent>, LogEntry>();

/** The log's form of a history entry; the same object each time, so that nothing is computed twice. */
function logEntry(entry: HistoryEntry<Move, GameEvent>, firstTurn: number): LogEntry {
  const known = logEntries.get(entry);
  if (known) return known;
  const { player, move, events, asked } = entry;
  const made: LogEntry = {
    player,
    animal: asked?.role ?? NOTHING,
    move,
    turn: asked?.round ?? firstTurn,
    phase: PHASES.findIndex((phase) => phase === (asked?.phase ?? 'setup')),
    events: [...events],
  };
  logEntries.set(entry, made);
  return made;
}

function TableBoard({
  state,
  history,
  whole,
  advice,
  adviceStatus,
  onWhyNot,
  ...props
}: BoardProps<State, Move, GameEvent>) {
  const firstTurn = history.find(({ asked }) => asked !== null)?.asked?.round ?? state.turn;
  const entries = useMemo(() => history.map((entry) => logEntry(entry, firstTurn)), [history, firstTurn]);
  const firstOfAll = whole?.history.find(({ asked }) => asked !== null)?.asked?.round ?? state.turn;
  const watched = useMemo(
    () => whole && { state: whole.state, history: whole.history.map((entry) => logEntry(entry, firstOfAll)) },
    [whole, firstOfAll],
  );
  const { undoes = [], onDownload, ...rest } = props;
  return (
    <Board
      {...rest}
      {...(onDownload ? { onDownload } : {})}
      state={state}
      history={entries}
      undoes={undoes.map((entry) => logEntry(entry, firstTurn))}
      whole={watched}
      advice={advice ? <HintText advice={advice} state={state} onWhyNot={onWhyNot} /> : adviceStatus}
      hinted={advice?.move ?? null}
    />
  );
}

/** The rules as a page of their own. */
function RulesPage() {
  return (
    <div className="ds-rules-page">
      <svg className="ds-defs" aria-hidden="true">
        <TerrainDefs />
      </svg>
      <Rulebook target={AT_THE_TITLE} />
    </div>
  );
}
const AT_THE_TITLE: RulebookTarget = { to: 'title' };

/** The animals that a seat leads. */
function SeatSign({ state, seat }: { state: State; seat: number }) {
  return state.owner.map((owner, animal) => owner === seat && <AnimalIcon key={animal} animal={animal} size={30} />);
}

const LOCALES: Readonly<Record<Language, () => Promise<Locale>>> = {
  en: async () => (await import('./locales/en/index.ts')).en,
  de: async () => (await import('./locales/de/index.ts')).de,
};

function Words({ value, children }: { value: unknown; children: ReactNode }) {
  return <LocaleContext value={value as Locale}>{children}</LocaleContext>;
}

export const ui: GameUI<State, Move, GameEvent, Setup> = {
  Board: TableBoard,
  SetupForm,
  isComplete,
  withPlayers,
  Rulebook: RulesPage,
  SeatSign,
  phaseName: (words, phase) => phaseName(words as Locale, PHASES.indexOf(phase as PhaseName)),
  timeline: TIMELINE_WORDS,
  moveName: (words, s, move) => moveText({ s, words: words as Locale, asked: decision(s) }, move),
  reasonsText: (words, s, reasons) => reasonsText(words as Locale, s, reasons, true),
  loadEditor: async () => (await import('./editor/index.ts')).editor,
  loadWords: (language) => LOCALES[language](),
  Words,
};
