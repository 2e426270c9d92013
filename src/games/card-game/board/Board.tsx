/**
 * The table of the card game: the biome in the middle, everybody's cards around it, one's hand at the bottom. The rules decide
 * everything.
 */
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import type { BoardProps } from '../../../kit/module.ts';
import { useHurry } from '../../../ui/hurry.ts';
import { useKeys } from '../../../ui/keys.ts';
import { usePressWithoutFocus } from '../../../ui/release.ts';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import { clickGoesOn } from '../../../ui/NarrationButtons.tsx';
import { lazyValue } from '../../../ui/lazy-value.ts';
import { narrationKeys } from '../../../ui/use-narration.ts';
import type { GameEvent } from '../rules/chance.ts';
import { DONE, type Move, PASS } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { Biome, NextBiome } from './biome/Biome.tsx';
import { ElementRow } from './elements/ElementRow.tsx';
import { Matrix } from './elements/Matrix.tsx';
import { Holding } from './hand/Holding.tsx';
import { useWords } from './locales/locale.ts';
import { Log } from './log/Log.tsx';
import { namer } from './log/namer.ts';
import { Player } from './players/Player.tsx';
import { HintText } from './prompt/HintText.tsx';
import { PromptBar } from './prompt/PromptBar.tsx';
import { type Sheet, SheetTabs } from './prompt/SheetTabs.tsx';
import { Tools } from './prompt/Tools.tsx';
import { Rulebook } from './rulebook/Rulebook.tsx';
import { Final } from './scores/Final.tsx';
import { useMarks } from './motion/use-marks.ts';
import { TableContext } from './state/table.ts';
import { useTableState } from './state/use-table-state.ts';
import { Track } from './track/Track.tsx';
import '../../../ui/theme.css';
import '../../../ui/ui.css';
import './board.css';

/** Animations and sounds: nothing waits for them. */
const useMotion = lazyValue(() => import('./motion/Motion.tsx'));

declare module 'react' {
  // Custom properties are styles too.
  interface CSSProperties {
    '--cg-step'?: number;
    '--cg-rivals'?: number;
  }
}

const NO_EVENTS: readonly GameEvent[] = [];

/** The other players, clockwise from one. */
const clockwiseFrom = (from: number, players: number): number[] =>
  Array.from({ length: players - 1 }, (_, i) => (from + 1 + i) % players);

/** The places of the others; `isCrowded` is an attribute so that the stylesheet need not count them with every change. */
const Rivals = ({ players, isCrowded }: { players: readonly number[]; isCrowded: boolean }): ReactNode => (
  <div className="cg-rivals" data-many={isCrowded}>
    {players.map((player) => (
      <Player key={player} player={player} />
    ))}
  </div>
);

export function Board(props: BoardProps<State, Move, GameEvent>) {
  const { names, onUndo, onRedo, waiting, advice, adviceStatus } = props;
  const { table, shown, narration, picked, pick } = useTableState(props);
  const { legal, layout } = table;
  const { s, me } = shown.table;
  const words = useWords();
  useHurry(s);
  const motion = useMotion();
  const root = useRef<HTMLElement>(null);
  usePressWithoutFocus(root);
  const [sheet, setSheet] = useState<Sheet>('table');
  const close = (): void => {
    setSheet('table');
  };
  useBackCloses(layout !== 'wide' && sheet !== 'table', close);

  const open = (which: Sheet): void => {
    setSheet(sheet === which ? 'table' : which);
  };
  useKeys({
    p: () => {
      if (legal.has(PASS)) table.answer(PASS);
    },
    l: () => {
      open('log');
    },
    Escape: () => {
      pick(null);
      setSheet('table');
    },
    ...narrationKeys(narration),
    ...(onUndo ? { u: onUndo } : {}),
    ...(props.onHint ? { h: props.onHint } : {}),
    Enter: () => {
      if (legal.has(DONE)) table.answer(DONE);
    },
  });

  const lastEvents = shown.history.at(-1)?.events ?? NO_EVENTS;
  const pointAt = useMarks(root, shown.history, props.seats);
  const isWide = layout === 'wide';
  const shows = (...which: readonly Sheet[]): boolean => isWide || which.includes(sheet);
  const style: CSSProperties = { '--cg-rivals': me === null ? names.length : names.length - 1 };
  const others = me === null ? names.map((_, player) => player) : clockwiseFrom(me, names.length);
  const isCrowded = others.length > 3;

  const log = <Log history={shown.history} onLookBack={props.onLookBack} onDownload={props.onDownload} key="log" />;
  const sheets: Readonly<Partial<Record<Sheet, ReactNode>>> = { log, rules: <Rulebook /> };
  const aside = sheets[sheet];

  return (
    <TableContext.Provider value={shown.table}>
      <main
        ref={root}
        className="cg-table"
        onClick={clickGoesOn(narration)}
        style={style}
        data-layout={layout}
        data-over={s.over}
        aria-busy={shown.table !== table}
        data-watching={me === null}
        data-crowded={isCrowded && shows('table')}
      >
        <TableContext.Provider value={table}>
          <PromptBar
            waiting={waiting}
            advice={advice ? <HintText advice={advice} onWhyNot={props.onWhyNot} /> : adviceStatus}
            narration={narration.isSkippable ? narration : null}
            tools={
              <Tools
                hintLabel={props.hintLabel}
                onHint={props.onHint}
                onUndo={onUndo}
                undoes={props.undoes}
                onRedo={onRedo}
                sheet={isWide ? sheet : null}
                onSheet={open}
                menu={props.menu}
              />
            }
          />
        </TableContext.Provider>
        <div
          className="cg-scroll"
          {...(isWide ? {} : { tabIndex: 0, role: 'group', 'aria-label': words.sheets.names[sheet] })}
        >
          {s.over && shows('table') && <Final history={shown.history} onLookBack={props.onLookBack} />}
          {shows('table') && <Biome history={shown.history} onPoint={pointAt} />}
          {shows('table') && <Rivals players={others} isCrowded={isCrowded} />}
          {me !== null && shows('table') && <Player player={me} />}
          {!isWide && sheet === 'table' && <ElementRow />}
          {shows('elements') && <Matrix />}
          {shows('track') && (
            <div className="cg-left">
              <NextBiome />
              <Track />
            </div>
          )}
          {!isWide && aside}
        </div>
        {/* At the end only the number of cards left counts, which the scoring shows. */}
        {me !== null && (isWide || !s.over) && <Holding picked={picked} onPick={pick} />}
        {!isWide && <SheetTabs sheet={sheet} onSheet={setSheet} />}
        {isWide && aside !== undefined && (
          <aside className="cg-drawer">
            <button type="button" className="ui-button" onClick={close}>
              {words.bar.close}
            </button>
            {aside}
          </aside>
        )}
        <p className="visually-hidden" aria-live="polite">
          {lastEvents.map((event) => words.log.sentence(event, namer(words, shown.table))).join(' ')}
        </p>
        {motion !== null && <motion.Motion root={root} events={lastEvents} />}
      </main>
    </TableContext.Provider>
  );
}
