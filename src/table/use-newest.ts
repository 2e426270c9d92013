/** The newest table, from what a page passes and what the narration shows. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Decision } from '../kit/module.ts';
import type { Layout } from '../ui/use-layout.ts';
import type { Shown } from './narration/use-narration.ts';
import { newPointing } from './pointing.ts';
import type { Board, Entry, GameTypes, Move, Question, Table, TableProps, TableRules } from './types.ts';

const NO_MOVES: ReadonlySet<Move> = new Set();
const NO_EVENTS: readonly never[] = [];

const questionOf = <G extends GameTypes>({ player, phase, stage, round, role }: Decision): Question<G['Kind']> => ({
  seat: player,
  phase,
  kind: stage,
  ...(round === undefined ? {} : { round }),
  ...(role === undefined ? {} : { side: role }),
});

/** Whether two questions ask the same of the same: a click on the one may answer the other. */
const isSame = (one: Question | null, other: Question | null): boolean =>
  one?.seat === other?.seat && one?.kind === other?.kind && one?.side === other?.side;

/** Whose side is shown. */
function seatShown(question: Question | null, seats: readonly number[], fromSeat: number | undefined): number | null {
  if (question !== null && seats.includes(question.seat)) return question.seat;
  return seats.length === 1 ? seats[0]! : (fromSeat ?? null);
}

type Asked<G extends GameTypes> = Pick<Table<G>, 'state' | 'question' | 'legal'>;

/**
 * Plays moves that are legal by now. What is still on the screen after its question was answered may be clicked: that counts if
 * the next question is the same, as for several pieces in a row.
 */
function usePlay<G extends GameTypes>(
  asked: Asked<G>,
  isBehind: boolean,
  { onMove }: Pick<TableProps<G>, 'onMove'>,
  played: () => void,
  back: (() => void) | null,
) {
  const now = useRef(asked);
  useEffect(() => {
    now.current = asked;
  });
  // The next moves of a gesture: each is made once its question is open.
  const pending = useRef<readonly Move[]>([]);
  /** Whether the next of them belongs to the gesture before it. */
  const isJoined = useRef(true);
  const { state: shown } = asked;
  useEffect(() => {
    const [move, ...rest] = pending.current;
    if (move === undefined || isBehind) return;
    const isLegal = now.current.legal.has(move);
    pending.current = isLegal ? rest : [];
    if (isLegal) onMove(move, isJoined.current);
    isJoined.current = true;
  }, [shown, isBehind, onMove]);

  const play = useCallback(
    (from: Asked<G>, [move, ...rest]: readonly Move[]) => {
      const { state, question, legal: open } = now.current;
      if (move === undefined || !open.has(move)) return;
      if (state !== from.state && !isSame(question, from.question)) return;
      pending.current = rest;
      played();
      onMove(move);
    },
    [onMove, played],
  );
  const replace = useCallback(
    (from: Asked<G>, move: Move) => {
      if (now.current.state !== from.state || back === null) return;
      pending.current = [move];
      isJoined.current = false;
      back();
    },
    [back],
  );
  return { play, replace };
}

/** What the bar shows. `shown`: the state up to which others' moves have been narrated. */
export function useNewest<G extends GameTypes>(
  rules: TableRules<G>,
  board: Board<G>,
  page: TableProps<G>,
  { state, history, isBehind }: Shown<G['State'], Entry<G>> & { readonly isBehind: boolean },
  layout: Layout,
): Table<G> {
  const { names, seats, fromSeat, isWatched = false, advice = null, whole = null, onUndo = null } = page;
  const lookBack = page.onLookBack ?? null;
  const words = board.useWords();
  const [pointing] = useState(() => newPointing<G>(board.preview));
  const isEnded = page.end !== undefined && !isBehind;
  const asked = useMemo((): Asked<G> => {
    const decision = isEnded ? null : rules.decision(state);
    const question = decision && questionOf<G>(decision);
    const isOurs = question !== null && !isBehind && seats.includes(question.seat);
    return { state, question, legal: isOurs ? new Set(rules.legalMoves(state)) : NO_MOVES };
  }, [rules, state, isBehind, isEnded, seats]);
  const { question, legal } = asked;
  const last = history.at(-1);
  const isStep = last !== undefined && last.player === question?.seat && last.events.length === 0;
  const back = legal.size > 0 && isStep ? onUndo : null;
  const played = useCallback(() => {
    pointing.point(null);
    pointing.hold(null);
  }, [pointing]);
  const { play, replace } = usePlay(asked, isBehind, page, played, back);
  return useMemo(
    (): Table<G> => ({
      ...asked,
      names,
      seats,
      isWatched,
      seat: seatShown(asked.question, seats, fromSeat),
      play: (...moves) => {
        play(asked, moves);
      },
      back,
      replace: (move) => {
        replace(asked, move);
      },
      advice,
      history,
      whole,
      last: history.at(-1)?.events ?? NO_EVENTS,
      isBehind,
      layout,
      words,
      pointing,
      lookBack,
    }),
    [
      asked,
      names,
      seats,
      isWatched,
      fromSeat,
      play,
      back,
      replace,
      advice,
      history,
      whole,
      isBehind,
      layout,
      words,
      pointing,
      lookBack,
    ],
  );
}
