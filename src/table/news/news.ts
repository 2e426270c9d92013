/** What has just happened, and what a player has missed. */
import { useMemo } from 'react';
import { turnsOf } from '../log/turns.ts';
import type { Board, Entry, GameTypes, LogLine, Table } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable } from '../use-table.ts';

type Told<G extends GameTypes> = Pick<Board<G>, 'series' | 'logLines' | 'aftermath' | 'recap'>;

/** A line of the news, and whether the last move has added to it. */
export interface News<G extends GameTypes> {
  readonly line: LogLine<G>;
  readonly isNew: boolean;
}

/** The lines of the turns from the one in which an entry was made, and those that this entry and later ones completed. */
function linesFrom<G extends GameTypes>(board: Told<G>, table: Table<G>, entry: Entry<G>): readonly News<G>[] {
  const turns = turnsOf(board, table.history);
  // A move that ends a turn is in two of them.
  const isPart = (part: Entry<G>): boolean =>
    part === entry || (part.asked === entry.asked && part.events.some((event) => entry.events.includes(event)));
  const first = turns.findIndex(({ entries }) => entries.some(isPart));
  return turns.slice(Math.max(0, first)).flatMap(({ entries }, i) => {
    const from = i === 0 ? entries.findIndex(isPart) : 0;
    return board.logLines(entries, table).map((line) => ({ line, isNew: line.entry >= from }));
  });
}

/** Lines that are seen elsewhere are left out, unless there are no others. */
function withoutMinor<G extends GameTypes>(lines: readonly News<G>[]): readonly News<G>[] {
  const rest = lines.filter(({ line }) => line.isMinor !== true);
  return rest.length === 0 ? lines : rest;
}

/** The lines of the last turn; `isNew`: of the last move. Of the moves of `seats` only what came of them is new. */
function lastLines<G extends GameTypes>(board: Told<G>, table: Table<G>, seats: readonly number[]) {
  const last = table.history.at(-1);
  if (last === undefined) return { lines: [], isOwn: false };
  const lines = linesFrom(board, table, last);
  const isOwn = last.player !== null && seats.includes(last.player);
  if (!isOwn) return { lines, isOwn };
  const events = new Set<G['Event']>(board.aftermath?.(last));
  const isNew = (line: LogLine<G>): boolean => line.events.some((event) => events.has(event));
  return { lines: lines.map(({ line }) => ({ line, isNew: isNew(line) })), isOwn };
}

/** The lines of the last move. */
export const latestLines = <G extends GameTypes>(board: Told<G>, table: Table<G>): readonly LogLine<G>[] =>
  lastLines(board, table, []).lines.flatMap(({ line, isNew }) => (isNew ? line : []));

/** The last move and all that its action has done so far. */
export function report<G extends GameTypes>(
  board: Told<G>,
  table: Table<G>,
  seats: readonly number[],
): readonly News<G>[] {
  const { lines, isOwn } = lastLines(board, table, seats);
  let from = lines.findIndex(({ isNew }) => isNew);
  if (from < 0 && isOwn) return [];
  // What has no effect yet belongs to what came before it.
  if (from < 0) from = lines.length - 1;
  const action = lines[from]?.line.action;
  while (!isOwn && from > 0 && lines[from - 1]!.line.action === action) from--;
  return withoutMinor(lines.slice(Math.max(0, from)));
}

/** The log's lines since a player's own last move, with what the rules did after it; none if the player has not moved. */
export function linesSince<G extends GameTypes>(board: Told<G>, table: Table<G>, seat: number): readonly LogLine<G>[] {
  const own = table.history.findLastIndex(({ player }) => player === seat);
  if (own < 0) return [];
  const since = new Set<G['Event']>([
    ...(board.aftermath?.(table.history[own]!) ?? []),
    ...table.history.slice(own + 1).flatMap(({ events }) => events),
  ]);
  return linesFrom(board, table, table.history[own]!).flatMap(({ line }) =>
    line.isMinor !== true && line.events.some((event) => since.has(event)) ? line : [],
  );
}

/** What a player has missed. */
export const recap = <G extends GameTypes>(board: Told<G>, table: Table<G>, seat: number): readonly LogLine<G>[] =>
  board.recap?.(seat, table) ?? linesSince(board, table, seat);

/** What the news show, if anything: the move being shown, or what the player who is asked has missed. */
export function useNews(): {
  readonly kind: 'report' | 'recap';
  readonly lines: ReturnType<typeof report<GameTypes>>;
} | null {
  const { board, page } = useFrame<GameTypes>();
  const table = useTable<GameTypes>();
  const { question, legal, history } = table;
  const { seats } = page;
  return useMemo(() => {
    const last = history.at(-1);
    if (question === null || last === undefined || last.player === null) return null;
    if (legal.size === 0) {
      const lines = report(board, table, seats);
      return lines.length === 0 ? null : { kind: 'report', lines };
    }
    const lines = recap(board, table, question.seat).map((line) => ({ line, isNew: false }));
    return lines.length === 0 ? null : { kind: 'recap', lines };
  }, [board, table, seats, question, legal, history]);
}
