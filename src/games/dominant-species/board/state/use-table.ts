/** What every part of the board reads, built from the board's properties. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Move } from '../../rules/moves.ts';
import { decision, legalMoves } from '../../rules/play.ts';
import type { State } from '../../rules/state.ts';
import type { HistoryEntry } from './history.ts';
import { eventsSince } from './since.ts';
import type { Locale } from '../locales/locale.ts';
import { newHighlight } from './highlight.ts';
import { type Table, newLatest } from './table.ts';

const NO_EVENTS: HistoryEntry['events'] = [];

interface Shown {
  state: State;
  names: readonly string[];
  seats: readonly number[];
  history: readonly HistoryEntry[];
  words: Locale;
  hinted: Move | null;
  /** Whether the game has moved on beyond what is shown: then nothing can be answered. */
  isCatchingUp: boolean;
  onMove: (move: Move, isJoined?: boolean) => void;
  onUndo: (() => void) | null;
}

export function useTableValue(shown: Shown): Table {
  const { state, names, seats, history, words, hinted, isCatchingUp, onMove, onUndo } = shown;
  const [highlight] = useState(newHighlight);
  const last = history.at(-1)?.events ?? NO_EVENTS;

  // A target that is still on the screen after its question has been answered no longer works.
  const [latest] = useState(newLatest);
  useEffect(() => {
    latest.set(state);
  });

  // Several steps made by one gesture: each is made once its question is open.
  const pending = useRef<readonly Move[]>([]);
  /** Whether the next of them follows another of the gesture. */
  const isJoined = useRef(true);
  useEffect(() => {
    const [step, ...rest] = pending.current;
    if (step === undefined || isCatchingUp) return;
    const isLegal = legalMoves(state).includes(step);
    pending.current = isLegal ? rest : [];
    if (isLegal) onMove(step, isJoined.current);
    isJoined.current = true;
  }, [state, isCatchingUp, onMove]);

  return useMemo((): Table => {
    const asked = decision(state);
    const lastEntry = history.at(-1);
    const isOurs = asked !== null && seats.includes(asked.player) && !isCatchingUp;
    const isStep = lastEntry?.player === asked?.player && lastEntry?.events.length === 0;
    const back = isOurs && isStep ? onUndo : null;
    return {
      s: state,
      names,
      words,
      asked,
      isCatchingUp,
      legal: new Set(isOurs ? legalMoves(state) : []),
      last,
      since() {
        const player = seats.length === 1 ? seats[0] : asked?.player;
        return player === undefined ? NO_EVENTS : eventsSince(history, player);
      },
      highlight,
      hinted,
      send(move) {
        if (latest.is(state)) onMove(move);
      },
      sendAll([first, ...rest]) {
        if (!latest.is(state)) return;
        pending.current = rest;
        onMove(first);
      },
      back,
      instead(move) {
        if (!latest.is(state) || back === null) return;
        pending.current = [move];
        isJoined.current = false;
        back();
      },
    };
  }, [state, names, seats, words, history, last, highlight, hinted, isCatchingUp, latest, onMove, onUndo]);
}
