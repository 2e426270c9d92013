/** The table of the card game: biome in the middle, everybody's cards around it, one's hand at the bottom. The rules decide everything. */
import { type CSSProperties, useMemo, useState } from 'react';
import type { BoardProps } from '../../../kit/module.ts';
import { useKeys } from '../../../ui/keys.ts';
import type { GameEvent } from '../rules/chance.ts';
import { Q } from '../rules/components.ts';
import { finalPlaces } from '../rules/end.ts';
import { DONE, type Move, PASS } from '../rules/moves.ts';
import { moveText } from '../rules/notation/words.ts';
import { legalMoves } from '../rules/play.ts';
import { type State, cardsOf } from '../rules/state.ts';
import { Biome, NextBiome } from './biome/Biome.tsx';
import { cardName } from './cards/CardFace.tsx';
import { Matrix } from './elements/Matrix.tsx';
import { Hand } from './hand/Hand.tsx';
import { Strip } from './hand/Strip.tsx';
import { useWords } from './locales/locale.ts';
import { Log, namer } from './log/Log.tsx';
import { Player } from './players/Player.tsx';
import { PromptBar } from './prompt/PromptBar.tsx';
import { Final } from './scores/Final.tsx';
import { outlookOf, previewOf } from './state/outlook.ts';
import { type Table, TableContext } from './state/table.ts';
import { Track } from './track/Track.tsx';
import '../../../ui/theme.css';
import '../../../ui/controls.css';
import './board.css';
import './cards/card.css';

declare module 'react' {
  // Custom properties are styles too.
  interface CSSProperties {
    '--cg-step'?: number;
    '--cg-rivals'?: number;
  }
}

/** Whose hand is shown: the seat of this screen that is asked, or its only one. */
function handShown(s: State, seats: readonly number[]): number | null {
  if (seats.length === 0) return null;
  return !s.over && seats.includes(s.active) ? s.active : seats.length === 1 ? seats[0]! : null;
}

const NO_MOVES: ReadonlySet<Move> = new Set();

export function Board(props: BoardProps<State, Move, GameEvent>) {
  const { state: s, names, seats, onMove, onUndo, history, onDownload, waiting, advice, adviceStatus } = props;
  const words = useWords();
  const cards = cardsOf(s);
  const me = handShown(s, seats);
  const [pointedAt, setPicked] = useState<number | null>(null);
  const [isLogOpen, setLogOpen] = useState(false);

  const legal = useMemo(() => (s.over || !seats.includes(s.active) ? NO_MOVES : new Set(legalMoves(s))), [s, seats]);
  const now = useMemo(() => outlookOf(s), [s]);
  // A card that has left the hand is no longer pointed at.
  const picked = pointedAt !== null && me !== null && s.hands[me]!.includes(pointedAt) ? pointedAt : null;
  const preview = useMemo(
    () =>
      picked !== null && me !== null && s.question === Q.turn && s.active === me ? previewOf(s, me, picked) : null,
    [s, me, picked],
  );
  const table: Table = {
    s,
    cards,
    names,
    me,
    legal,
    answer: (move) => {
      setPicked(null);
      onMove(move);
    },
    hinted: advice?.move ?? null,
    now,
    preview,
    biomeName: (biome) => {
      const name = cards.table.biomes[biome]?.name ?? '';
      return words.biomeNames[name] ?? name;
    },
  };
  useKeys({
    p: () => {
      if (legal.has(PASS)) table.answer(PASS);
    },
    l: () => {
      setLogOpen(!isLogOpen);
    },
    Escape: () => {
      setPicked(null);
      setLogOpen(false);
    },
    Enter: () => {
      if (legal.has(DONE) && document.activeElement === document.body) table.answer(DONE);
    },
  });

  const others = names.map((_, player) => player).filter((player) => player !== me);
  const from = me ?? 0;
  const round = others.toSorted(
    (a, b) => ((a - from + names.length) % names.length) - ((b - from + names.length) % names.length),
  );
  const places = s.over ? finalPlaces(s) : [];
  const winners = names.filter((_, player) => places[player] === 1).join(', ');
  const lastEvents = history.at(-1)?.events ?? [];
  const hint = advice ? words.bar.hint(hintText(advice.move)) : null;

  function hintText(move: Move): string {
    const text = moveText(cards, move);
    if (typeof text === 'string') return text === 'pass' ? words.bar.pass : words.bar.done;
    const value = Object.values(text)[0]!;
    const card = cards.ids.indexOf(value);
    if (card >= 0) return cardName(words, cards, card);
    const known: Readonly<Record<string, string>> = { ...words.elements, ...words.classes };
    return known[value] ?? value;
  }

  const style: CSSProperties = { '--cg-rivals': others.length };
  return (
    <TableContext.Provider value={table}>
      <main className="cg-table" style={style} data-log={isLogOpen} data-over={s.over} data-watching={me === null}>
        <PromptBar
          winners={winners}
          waiting={waiting}
          advice={hint ?? adviceStatus}
          buttons={
            <>
              {props.hintLabel !== undefined && (
                <button
                  type="button"
                  className="ui-button"
                  aria-disabled={props.onHint === undefined}
                  onClick={() => props.onHint?.()}
                >
                  {props.hintLabel}
                </button>
              )}
              <button
                type="button"
                className="ui-button"
                aria-disabled={onUndo === null}
                data-off={onUndo === null}
                onClick={() => onUndo?.()}
              >
                {words.bar.undo}
              </button>
              <button
                type="button"
                className="ui-button"
                aria-expanded={isLogOpen}
                onClick={() => {
                  setLogOpen(!isLogOpen);
                }}
              >
                {words.bar.log}
              </button>
              {onDownload && (
                <button type="button" className="ui-button cg-download" onClick={onDownload}>
                  {words.bar.record}
                </button>
              )}
              {props.menu}
            </>
          }
        />
        <div className="cg-rivals">
          {round.map((player) => (
            <Player key={player} player={player} />
          ))}
        </div>
        {s.over && <Final history={history} />}
        <div className="cg-left">
          <NextBiome />
          <Track />
        </div>
        <Biome />
        <Matrix />
        {me !== null && (
          <div className="cg-mine">
            <Player player={me} />
            <div className="cg-holding">
              <Strip picked={picked} />
              <Hand picked={picked} onPick={setPicked} />
            </div>
          </div>
        )}
        {isLogOpen && (
          <aside className="cg-drawer">
            <Log history={history} />
          </aside>
        )}
        <p className="visually-hidden" aria-live="polite">
          {lastEvents.map((event) => words.log.sentence(event, namer(words, table))).join(' ')}
        </p>
      </main>
    </TableContext.Provider>
  );
}
