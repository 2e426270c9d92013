/** Buttons that go on making moves until nothing is left to do. */
import { useEffect, useRef, useState } from 'react';
import type { GameTypes, Table } from '../types.ts';
import type { Button } from '../types.ts';

/** How long the next move waits, so that each can be seen, in milliseconds. */
const PACE = 120;

/** The question that is being answered, and for whom: at one device each player chooses it for themselves. */
interface Repeated {
  readonly kind: string;
  readonly label: string;
  readonly seats: readonly number[];
}

/**
 * Repeats a button whose moves are a function, for the seats that have chosen it, until it gives null, another question is asked
 * or something is undone.
 */
export function useRepeat<G extends GameTypes>(table: Table<G>, buttons: readonly Button<G>[]) {
  const { question, legal, history } = table;
  const [repeated, setRepeated] = useState<Repeated | null>(null);
  const [entries, setEntries] = useState(history.length);
  if (history.length !== entries) {
    setEntries(history.length);
    if (repeated !== null && history.length < entries) setRepeated(null);
  }
  if (repeated !== null && question?.kind !== repeated.kind) setRepeated(null);
  const isRepeating = (label: string): boolean =>
    question !== null && repeated?.label === label && repeated.seats.includes(question.seat);
  const button = buttons.find(({ label }) => isRepeating(label));
  const latest = useRef({ table, button });
  useEffect(() => {
    latest.current = { table, button };
  });
  const isOn = button !== undefined && legal.size > 0;
  const { state } = table;
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => {
      const now = latest.current;
      const move = typeof now.button?.moves === 'function' ? now.button.moves(now.table) : null;
      if (move === null) setRepeated(null);
      else now.table.play(move);
    }, PACE);
    return () => {
      clearTimeout(timer);
    };
  }, [isOn, state]);
  return {
    isRepeating,
    start: (label: string): void => {
      if (question === null) return;
      const before = repeated?.label === label ? repeated.seats : [];
      setRepeated({ kind: question.kind, label, seats: [...before, question.seat] });
    },
  };
}
