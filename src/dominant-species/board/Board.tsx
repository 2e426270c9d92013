/** The board: lays out the table and asks the open question. It shows what the rules allow and decides nothing itself. */
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { SETUP } from '../rules/components.ts';
import { CARD, CORNER, type Move, SPACE, TILE, kindOf } from '../rules/moves.ts';
import { decision, legalMoves } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { newAttention } from './attention.ts';
import { useAfterPaint } from './after-paint.ts';
import { ActionDisplay } from './ActionDisplay.tsx';
import { Animals } from './Animals.tsx';
import { AnimalDefs } from './art/animals.tsx';
import { TerrainDefs } from './art/terrains.tsx';
import { Cards } from './Cards.tsx';
import { ChooseAnimals } from './ChooseAnimals.tsx';
import { Earth } from './Earth.tsx';
import { Final } from './Final.tsx';
import { useFocusOnAnswers } from './focus.ts';
import { useKeys } from './keys.ts';
import { late } from './late.tsx';
import { Question } from './Question.tsx';
import { ShownProvider } from './shown.ts';
import { type StoryEntry, eventsSince } from './story.ts';
import { Supplies } from './Supplies.tsx';
import { type Table, TableContext, newLatest } from './table-context.ts';
import { Rules, type RulesAim } from './Rules.tsx';
import { type Sheet, Tabs, isRead } from './Tabs.tsx';
import { Tip } from './Tip.tsx';
import { type Part, useWords } from './words/words.ts';
import './theme.css';
import './board.css';
import './earth.css';
import './display.css';
import './panels.css';
import './story.css';
import './layout.css';

export type { StoryEntry } from './story.ts';

export interface BoardProps {
  state: State;
  /** The players' names, by seat. */
  names: readonly string[];
  /** The seats this screen decides for: all of them hot-seat, none for a spectator. */
  seats: readonly number[];
  /** Sends a legal answer to the open question. */
  onMove: (move: Move) => void;
  /** Takes back the last move; null if nothing can be taken back. */
  onUndo: (() => void) | null;
  /** What happened so far, oldest first: for each move (or the setup) the events it caused. */
  story: readonly StoryEntry[];
  /** Hands out the record of the game; left out where there is none. */
  onDownload?: () => void;
  /** Shown in the bar while the question is another's: who thinks, and how far it is. */
  waiting?: ReactNode;
  /** Shown under the question: what a teacher says of it. */
  advice?: ReactNode;
  /** The answer a teacher would give; it is marked and its effect shown. */
  hinted?: Move | null;
  /** The button that asks for a hint: what it says (no button without), and what it does (nothing now without). */
  hintLabel?: string | undefined;
  onHint?: (() => void) | undefined;
  /** Extra buttons of the shell at the end of the top bar. */
  menu?: ReactNode;
}

/** Screens on which everything is in view at once. `layout.css` asks the same. */
const WIDE = '(min-width: 75em) and (min-height: 38.75em)';

const subscribeToWide = (changed: () => void): (() => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => {
    query.removeEventListener('change', changed);
  };
};
const useWide = (): boolean =>
  useSyncExternalStore(
    subscribeToWide,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );

const Answers = late(async () => (await import('./Answers.tsx')).Answers);
const Log = late(async () => (await import('./Log.tsx')).Log);
const ChartSoFar = late(async () => (await import('./Chart.tsx')).ChartSoFar);

const NO_EVENTS: StoryEntry['events'] = [];

/** What the drawings share. */
const DEFINITIONS = (
  <svg className="ds-defs" aria-hidden="true">
    <TerrainDefs />
    <AnimalDefs />
  </svg>
);

/** The part of the table on which the answers lie; null if the bar has them all. */
function partNeeded(s: State, open: ReadonlySet<Move>): Part | null {
  if (s.over) return 'final';
  for (const move of open) {
    if (kindOf(move) === kindOf(SPACE)) return 'display';
    if (kindOf(move) === kindOf(CARD)) return 'cards';
    if (kindOf(move) === kindOf(TILE) || kindOf(move) === kindOf(CORNER)) return 'earth';
  }
  return null;
}

/** The sheet that is open once a new question has come up, given the one before. */
function sheetFor(needed: Part | null, before: Sheet | null, wide: boolean, ours: boolean): Sheet | null {
  // While others decide, what somebody reads stays open.
  if (!ours && needed === null) return before;
  if (before === 'answers' && needed !== 'final') return before;
  if (needed === 'earth') return wide && isRead(before) ? before : null;
  return needed ?? (before === 'display' || before === 'cards' || before === 'final' ? null : before);
}

/** A part of the table: in place on a wide screen, a sheet one tap away on a small one. */
function Panel({ part, sheet, children }: { part: Sheet; sheet: Sheet | null; children: ReactNode }) {
  const words = useWords();
  return (
    <section
      id={`ds-${part}`}
      className={`ds-part ds-part-${part}${sheet === part ? ' ds-open' : ''}`}
      aria-label={words.parts[part]}
      // What only scrolls must be reached by keyboard as well.
      tabIndex={isRead(part) ? 0 : undefined}
    >
      {children}
    </section>
  );
}

export function Board({
  state,
  names,
  seats,
  onMove,
  onUndo,
  story,
  waiting,
  advice,
  hinted = null,
  hintLabel,
  onHint,
  menu,
  onDownload,
}: BoardProps) {
  const words = useWords();
  const wide = useWide();
  const root = useRef<HTMLDivElement>(null);

  const [attention] = useState(newAttention);
  const last = story.at(-1)?.events ?? NO_EVENTS;

  // A target that is still on the screen when its question has been answered is none any more.
  const [latest] = useState(newLatest);
  useEffect(() => {
    latest.set(state);
  });

  const table = useMemo((): Table => {
    const asked = decision(state);
    const ours = asked !== null && seats.includes(asked.player);
    return {
      s: state,
      names,
      words,
      asked,
      open: new Set(ours ? legalMoves(state) : []),
      last,
      since() {
        const player = seats.length === 1 ? seats[0] : asked?.player;
        return player === undefined ? NO_EVENTS : eventsSince(story, player);
      },
      attention,
      hinted,
      send(move) {
        if (latest.is(state)) onMove(move);
      },
    };
  }, [state, names, seats, words, story, last, attention, hinted, latest, onMove]);
  const { open } = table;

  // A click is answered in the bar at once; the rest of the table follows as soon as that is on the screen.
  const now = useMemo(() => ({ table, story }), [table, story]);
  const { table: shown, story: told } = useAfterPaint(now);
  useFocusOnAnswers(root, shown.s);

  useEffect(() => {
    if (hinted !== null) attention.look({ at: 'move', move: hinted });
  }, [hinted, attention]);

  const needed = partNeeded(state, open);
  const question = [state.turn, state.phase, state.space, state.question, state.asked, state.left, story.length].join();
  const [opened, setOpened] = useState<{ question: string; sheet: Sheet | null }>({ question: '', sheet: null });
  let sheet = opened.sheet;
  if (opened.question !== question) {
    sheet = sheetFor(needed, opened.sheet, wide, open.size > 0);
    setOpened({ question, sheet });
  }
  const [rulesAim, setRulesAim] = useState<RulesAim>({ to: null });
  const show = (next: Sheet | null, to: RulesAim['to'] = null): void => {
    if (next === 'rules') setRulesAim({ to });
    setOpened({ question, sheet: next });
  };

  const laidOut = shown.s.phase !== SETUP;
  const toggle = (part: Sheet) => (): void => {
    show(sheet === part ? null : part);
  };
  useKeys({
    ...(open.size > 0 || sheet === 'answers' ? { l: toggle('answers') } : {}),
    ...(laidOut ? { h: toggle('log'), v: toggle(state.over ? 'final' : 'chart') } : {}),
    ...(onUndo === null ? {} : { u: onUndo }),
    ...(sheet === null
      ? {}
      : {
          Escape: () => {
            show(null);
          },
        }),
    '/': () => {
      show('rules', 'search');
    },
  });

  return (
    <TableContext value={shown}>
      <ShownProvider>
        <div ref={root} className={`ds-board${laidOut ? '' : ' ds-before'}${wide && isRead(sheet) ? ' ds-drawn' : ''}`}>
          {DEFINITIONS}
          <TableContext value={table}>
            <Question
              onUndo={onUndo}
              listed={sheet === 'answers'}
              onList={toggle('answers')}
              waiting={waiting}
              advice={advice}
              hintLabel={hintLabel}
              onHint={onHint}
              menu={menu}
            />
          </TableContext>
          <div className="ds-below">
            {laidOut ? (
              <>
                <main className="ds-earth" aria-busy={shown !== table}>
                  <Earth />
                </main>
                <Panel part="display" sheet={sheet}>
                  <ActionDisplay />
                </Panel>
                <Panel part="cards" sheet={sheet}>
                  <Cards />
                </Panel>
                <Panel part="animals" sheet={sheet}>
                  <Animals />
                </Panel>
                <Panel part="supplies" sheet={sheet}>
                  <Supplies />
                </Panel>
                {sheet === 'log' && (
                  <Panel part="log" sheet={sheet}>
                    <Log story={told} />
                  </Panel>
                )}
                {sheet === 'chart' && (
                  <Panel part="chart" sheet={sheet}>
                    <ChartSoFar story={told} />
                  </Panel>
                )}
                {shown.s.over && (
                  <Panel part="final" sheet={sheet}>
                    <Final story={told} onDownload={onDownload} />
                  </Panel>
                )}
                <Tabs sheet={sheet} needed={needed} wide={wide} onShow={show} />
              </>
            ) : (
              <ChooseAnimals />
            )}
            {sheet === 'answers' && (
              <Panel part="answers" sheet={sheet}>
                <Answers />
              </Panel>
            )}
            {sheet === 'rules' && (
              <Panel part="rules" sheet={sheet}>
                <Rules aim={rulesAim} />
              </Panel>
            )}
          </div>
          <Tip
            root={root}
            onRules={(entry) => {
              if (entry === null && sheet === 'rules') show(null);
              else show('rules', entry ?? 'title');
            }}
          />
        </div>
      </ShownProvider>
    </TableContext>
  );
}
