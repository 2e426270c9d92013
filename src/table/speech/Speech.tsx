/** What the characters of bots say at the table: a slip on the speaker's own plate for a few seconds, read out politely. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { originOf } from '../../ui/placement.ts';
import { elementOf } from '../places.ts';
import type { GameTypes, Occasions } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable } from '../use-table.ts';
import { type Spoken, spokenIn } from './spoken.ts';
import './speech.css';

/** How long a line stays, in milliseconds. */
const STAY = 4500;
/** Plates that are narrower, in pixels, have no room for a line: it lies on all of their row. */
const NARROW = 160;
const MARGIN = 4;

/** What the game's characters speak about; null until that is loaded. */
function useOccasions(): Occasions<GameTypes> | null {
  const { board } = useFrame<GameTypes>();
  const [occasions, setOccasions] = useState<Occasions<GameTypes> | null>(null);
  useEffect(() => {
    let isShown = true;
    // Without it they keep silent.
    board.occasions?.().then(
      (loaded) => {
        if (isShown) setOccasions(loaded);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [board]);
  return occasions;
}

/** The line of the moves that have just been shown, for as long as it stays, and a way to end it. */
function useLine(): readonly [line: Spoken | null, end: () => void] {
  const { board, page } = useFrame<GameTypes>();
  const table = useTable<GameTypes>();
  const occasions = useOccasions();
  const { characters } = page;
  const { history } = table;
  const said = useMemo(
    () => (occasions === null ? null : spokenIn(board, occasions, table, characters)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `table` changes with what is pointed at, too: only what has happened counts
    [board, occasions, history, characters],
  );
  const [line, setLine] = useState<Spoken | null>(null);
  /** How far the game had come when it was last looked at; what was said before the page was opened is not said again. */
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (said === null) return;
    const before = seen.current ?? history.length;
    seen.current = history.length;
    const latest = said.at(-1);
    if (latest !== undefined && latest.entry >= before) setLine(latest);
    // Undone moves take what was said about them with them.
    else if (history.length < before) setLine(null);
  }, [said, history]);
  useEffect(() => {
    if (line === null) return;
    const timer = setTimeout(() => {
      setLine(null);
    }, STAY);
    return () => {
      clearTimeout(timer);
    };
  }, [line]);
  return [
    line,
    () => {
      setLine(null);
    },
  ];
}

/** Where a line lies: on the speaker's plate, or the row of plates where these are small. Null where none is in view. */
function placeOf(root: HTMLElement, seat: number): Record<'left' | 'top' | 'width', string> | null {
  const plate = elementOf(root, `character ${String(seat)}`)?.closest('[data-plate]');
  if (plate === null || plate === undefined) return null;
  const isNarrow = plate.getBoundingClientRect().width < NARROW;
  const { left, bottom, width } = (isNarrow ? plate.parentElement! : plate).getBoundingClientRect();
  const origin = originOf(root);
  const px = (length: number): string => `${String(length)}px`;
  return {
    left: px(left - origin.left + MARGIN),
    top: px(bottom - origin.top - MARGIN),
    width: px(width - 2 * MARGIN),
  };
}

function Slip({ line: { seat, text }, onEnd }: { line: Spoken; onEnd: () => void }) {
  const { root, page } = useFrame<GameTypes>();
  const { names } = useTable<GameTypes>();
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const place = root.current && placeOf(root.current, seat);
    // Where the plate is out of sight, the line is only read out.
    box.current!.toggleAttribute('data-away', place === null);
    Object.assign(box.current!.style, place);
  }, [root, seat]);
  return (
    // Whoever points at it wants to see what it lies on.
    <p ref={box} className="table-slip" onPointerEnter={onEnd} onClick={onEnd}>
      <span className="table-speaker" aria-hidden="true">
        {page.characters?.[seat]?.portrait}
      </span>
      <span>
        <b>{names[seat]}:</b> <q>{text}</q>
      </span>
    </p>
  );
}

export function Speech() {
  const [line, end] = useLine();
  return (
    // It is there before the first line: screen readers announce what changes in it.
    <div role="status" data-speech="">
      {line !== null && <Slip key={line.entry} line={line} onEnd={end} />}
    </div>
  );
}
