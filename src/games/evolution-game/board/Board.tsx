/** The board: lays out the table and asks the open question. It shows what the rules allow and decides nothing itself. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../../kit/module.ts';
import { useKeys } from '../../../ui/keys.ts';
import { useNarration } from '../../../ui/use-narration.ts';
import { useLocale } from '../locales/locale.ts';
import { SETTLE } from '../rules/components.ts';
import type { GameEvent } from '../rules/events.ts';
import { CHOOSE_GROWTH, CHOOSE_MUTATION, DONE, type Move, ROLL, TO_PLACE, kindOf } from '../rules/moves.ts';
import { decision, legalMoves } from '../rules/play.ts';
import { type State, tables } from '../rules/state.ts';
import { Ages } from './ages/Ages.tsx';
import { ColourDefs, paintStyle } from './art/colours.tsx';
import { Token } from './art/tokens.tsx';
import { Chart } from './chart/Chart.tsx';
import { Centre } from './circuit/Centre.tsx';
import { Circuit } from './circuit/Circuit.tsx';
import { Dialog } from './Dialog.tsx';
import { DomainName, DomainSquares, Domains, Regions } from './environment/Environment.tsx';
import { Final } from './final/Final.tsx';
import { Log } from './log/Log.tsx';
import { Motion } from './motion/Motion.tsx';
import { waitOf } from './motion/timing.ts';
import { NarrationControls } from './narration/NarrationControls.tsx';
import { readingTime } from './narration/reading-time.ts';
import { OwnPanel } from './players/OwnPanel.tsx';
import { RivalPanel } from './players/RivalPanel.tsx';
import { PromptBar } from './prompt/PromptBar.tsx';
import { nextSquare } from './prompt/settle-rest.ts';
import { Rulebook } from './rulebook/Rulebook.tsx';
import { type Table, TableContext, dataOf, namingOf } from './state/table.ts';
import '../../../ui/theme.css';
import '../../../ui/ui.css';
import './board.css';
import './environment/environment.css';
import './players/players.css';

type Page = 'log' | 'rules' | 'chart';
type Tab = 'map' | 'players' | 'ages';

const NO_EVENTS: readonly GameEvent[] = [];

/** How long "place the rest for me" waits between two colonies, in milliseconds. */
const PACE = 120;

/** Places the rest of the fifteen for a player, one colony at a time as they are asked. */
function useSettleRest(s: State, legal: ReadonlySet<Move>, onMove: (move: Move) => void) {
  const [seat, setSeat] = useState<number | null>(null);
  const settling = s.question === SETTLE && legal.size > 0;
  useEffect(() => {
    if (!settling || seat !== s.asked) return;
    const timer = setTimeout(() => {
      const move = nextSquare(s, legal);
      if (move !== null) onMove(move);
    }, PACE);
    return () => {
      clearTimeout(timer);
    };
  }, [settling, seat, s, legal, onMove]);
  return settling && seat !== s.asked
    ? () => {
        setSeat(s.asked);
      }
    : null;
}

/** Ends every movement on the table at once. */
function hurry(root: HTMLElement | null): void {
  for (const animation of root?.getAnimations({ subtree: true }) ?? []) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}

export function Board({
  state: latest,
  names,
  seats,
  onMove,
  onUndo,
  undoes,
  onRedo,
  history: all,
  pace = 'fast',
  onDownload,
  waiting,
  advice = null,
  adviceStatus,
  hintLabel,
  onHint,
  menu,
}: BoardProps<State, Move, GameEvent>) {
  const words = useLocale();
  const [looked, setLooked] = useState<{ state: State; move: Move } | null>(null);
  const [page, setPage] = useState<Page | null>(null);
  const [tab, setTab] = useState<Tab>('map');
  const [opened, setOpened] = useState<{ domain: number; toPlace: boolean } | null>(null);

  const root = useRef<HTMLDivElement>(null);

  const latestAsked = decision(latest);
  const isOurs = latestAsked === null || seats.includes(latestAsked.player);
  // Step by step, whoever runs the bots waits for each click.
  const narration = useNarration(latest, all, seats, pace === 'step' ? 'fast' : pace, isOurs, readingTime);
  const { state, history, isBehind } = narration;

  const asked = useMemo(() => decision(state), [state]);
  const mine = asked !== null && !isBehind && seats.includes(asked.player);
  const own =
    asked !== null && seats.includes(asked.player) ? asked.player : (seats[0] ?? asked?.player ?? state.winner);
  const legal = useMemo(() => new Set(mine ? legalMoves(state) : []), [mine, state]);
  const send = useCallback(
    (move: Move) => {
      setLooked(null);
      onMove(move);
    },
    [onMove],
  );
  const table = useMemo(
    (): Table => ({
      s: state,
      names,
      words,
      naming: namingOf(state, names, words),
      asked,
      own,
      mine,
      legal,
      advice,
      hinted: advice?.move ?? null,
      history,
      last: history.at(-1)?.events ?? NO_EVENTS,
      send,
      look: (move) => {
        setLooked(move === null ? null : { state, move });
      },
    }),
    [state, names, words, asked, own, mine, legal, advice, history, send],
  );
  const onRest = useSettleRest(state, legal, onMove);

  const only = (move: Move) => () => {
    if (legal.has(move)) send(move);
  };
  const undo = isBehind ? null : onUndo;
  useKeys({
    ...(isBehind
      ? { ' ': narration.next, n: narration.skip }
      : {
          n: () => {
            hurry(root.current);
          },
        }),
    r: only(ROLL),
    d: only(DONE),
    m: only(CHOOSE_MUTATION),
    g: only(CHOOSE_GROWTH),
    u: () => undo?.(),
    l: () => {
      setPage('log');
    },
    h: () => onHint?.(),
    ...(mine && onRest ? { p: onRest } : {}),
  });

  const rivals = Array.from({ length: state.players - 1 }, (_, i) => (own + 1 + i) % state.players);
  const placing = [...legal].some((move) => kindOf(move) === TO_PLACE);
  // Opened to place there, it closes with the question.
  const domain = opened !== null && (placing || !opened.toPlace) ? opened.domain : null;
  const pages: readonly (readonly [Page, string])[] = [
    ['log', words.parts.log],
    ['chart', words.parts.chart],
    ['rules', words.parts.rules],
  ];
  const tabs: readonly (readonly [Tab, string])[] = [
    ['map', words.parts.map],
    ['players', words.parts.players],
    ['ages', words.parts.ages],
  ];
  const pageButtons = pages.map(([id, label]) => (
    <button
      key={id}
      type="button"
      className="evo-button"
      onClick={() => {
        setPage(id);
      }}
    >
      {label}
    </button>
  ));

  return (
    <TableContext value={table}>
      <div
        ref={root}
        className="evo-table"
        data-tab={tab}
        style={
          {
            ...paintStyle(dataOf(state).colours),
            '--evo-then': `${String(waitOf(table.last, tables(state).squareKind.length))}ms`,
          } as React.CSSProperties
        }
      >
        <ColourDefs />
        <PromptBar
          looked={looked?.state === state ? looked.move : null}
          adviceStatus={adviceStatus}
          waiting={isBehind ? undefined : waiting}
          onUndo={undo}
          undoes={undoes}
          onRedo={isBehind ? null : onRedo}
          hintLabel={hintLabel}
          onHint={onHint}
          onRest={onRest}
          controls={isBehind && <NarrationControls narration={narration} />}
        >
          <span className="evo-pages">{pageButtons}</span>
          {menu}
        </PromptBar>
        <main className="evo-world" aria-label={words.parts.map}>
          <div className={`evo-board${placing ? ' evo-placing' : ''}`}>
            <Regions />
            <Domains
              onOpen={(domain) => {
                setOpened({ domain, toPlace: placing });
              }}
            />
            <Centre
              onHurry={() => {
                hurry(root.current);
              }}
            />
            <Circuit />
          </div>
          <p className="evo-stages">
            {state.stage.map((stage, player) => (
              <span key={player}>
                <Token player={player} /> <b>{stage}</b> {table.naming.stage(stage)}
              </span>
            ))}
          </p>
        </main>
        <Ages />
        {/* It may have to be scrolled, which a keyboard can only where it can go. */}
        <div
          className={`evo-panels evo-players-${String(state.players)}`}
          role="region"
          aria-label={words.parts.players}
          tabIndex={0}
        >
          {asked === null && <Final history={history} onDownload={onDownload} />}
          <OwnPanel />
          <div className="evo-rivals">
            {rivals.map((player) => (
              <RivalPanel key={player} player={player} />
            ))}
          </div>
        </div>
        <nav className="evo-tabs">
          {tabs.map(([id, label]) => (
            <button
              key={id}
              type="button"
              aria-pressed={tab === id}
              onClick={() => {
                setTab(id);
              }}
            >
              {label}
            </button>
          ))}
          {pages.map(([id, label]) => (
            <button
              key={id}
              type="button"
              onClick={() => {
                setPage(id);
              }}
            >
              {label}
            </button>
          ))}
        </nav>
        <Motion root={root} events={table.last} />
        {page !== null && (
          <Dialog
            key={page}
            title={words.parts[page]}
            close={words.buttons.close}
            onClose={() => {
              setPage(null);
            }}
          >
            {page === 'log' ? <Log history={history} /> : page === 'chart' ? <Chart history={history} /> : <Rulebook />}
          </Dialog>
        )}
        {domain !== null && (
          <Dialog
            title={<DomainName domain={domain} />}
            close={words.buttons.close}
            onClose={() => {
              setOpened(null);
            }}
          >
            <div className={`evo-large evo-bg-${'OLGYN'[state.domain[domain]!]!}`}>
              <DomainSquares domain={domain} />
            </div>
          </Dialog>
        )}
      </div>
    </TableContext>
  );
}
