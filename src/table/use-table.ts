/** The table for the parts inside it. */
import { type ReactNode, createContext, createElement, useContext } from 'react';
import type { GameTypes, Table } from './types.ts';
import { type FrameWords, frameWords } from './words.ts';

const TableContext = createContext<unknown>(null);

/** The table around a part of it. Throws outside of one. */
export function useTable<G extends GameTypes>(): Table<G> {
  const table = useContext(TableContext);
  if (table === null) throw new Error('a part of a table was used outside of it');
  // One context serves the tables of all games: a part knows its own.
  return table as Table<G>;
}

/** Gives its children a table. */
export function TableProvider<G extends GameTypes>({ table, children }: { table: Table<G>; children?: ReactNode }) {
  return createElement(TableContext, { value: table }, children);
}

/** The words of the frame in the language of the table. */
export const useFrameWords = (): FrameWords => frameWords(useTable().words);
