/** Parts of the frame, as they are shown at a table of this game. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { board } from '../../../../src/games/dominant-species/board/Board.tsx';
import { loadWords } from '../../../../src/games/dominant-species/board/words.ts';
import { LocaleContext } from '../../../../src/games/dominant-species/board/words.ts';
import type { Types } from '../../../../src/games/dominant-species/board/table.ts';
import { newRulesLink } from '../../../../src/table/rules-link.ts';
import type { Frame } from '../../../../src/table/use-frame.ts';
import { FrameProvider } from '../../../../src/table/use-frame.ts';
import { tableAtRest } from '../../../../src/table/table-at-rest.ts';
import { TableProvider } from '../../../../src/table/use-table.ts';
import type { Story } from './story.ts';

const en = await loadWords('en');

const NAMES = ['Ann', 'Bea', 'Cem', 'Dag', 'Eve', 'Flo'];
const nothing = (): void => undefined;

/** The markup of a part of the frame at the end of a story. */
export function framed(
  { state, history }: Story,
  players: number,
  part: ReactElement,
  seats: readonly number[] = [],
): string {
  const names = NAMES.slice(0, players);
  const table = tableAtRest<Types>({ state, history, names, words: en, last: history.at(-1)!.events, seats });
  const frame: Omit<Frame<Types>, 'panels'> = {
    board,
    page: { state, history, names, seats, onMove: nothing },
    newest: table,
    narration: {
      state,
      history,
      isBehind: false,
      isHeld: false,
      hasHeld: false,
      isSkippable: false,
      isPaused: false,
      next: nothing,
      skip: nothing,
      togglePause: nothing,
    },
    root: { current: null },
    rules: newRulesLink(),
  };
  return renderToStaticMarkup(
    <LocaleContext value={en}>
      <FrameProvider frame={frame}>
        <TableProvider<Types> table={table}>{part}</TableProvider>
      </FrameProvider>
    </LocaleContext>,
  );
}
