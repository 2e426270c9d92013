/** @jest-environment jsdom */
/** Log, news, chart and final scoring of any game. */
import { act } from 'react';
import { describe, expect, it, jest } from '@jest/globals';
import type { HistoryEntry } from '../../src/kit/module.ts';
import { Chart } from '../../src/table/chart/Chart.tsx';
import { scoreSheet } from '../../src/table/chart/score-sheet.ts';
import { turningPoints } from '../../src/table/chart/turning-points.ts';
import { Final } from '../../src/table/final/Final.tsx';
import { Log } from '../../src/table/log/Log.tsx';
import { TableFrame } from '../../src/table/TableFrame.tsx';
import { turnsOf } from '../../src/table/log/turns.ts';
import { latestLines, recap, report } from '../../src/table/news/news.ts';
import { tableAtRest } from '../../src/table/table-at-rest.ts';
import type { Board, Move, TableProps } from '../../src/table/types.ts';
import { useTable } from '../../src/table/use-table.ts';
import { neverResize, setScreen } from '../support/fake-screen.ts';
import { mounted } from '../support/mounted.ts';
import type { Tricks } from './board/tricks.ts';
import { board as tricksBoard } from './english.ts';
import { game as tricks } from './index.ts';
import { type Event, KEEP, type State } from './rules/index.ts';

setScreen(() => true);
neverResize();

type Entry = HistoryEntry<Move, Event>;

/** With log and chart at once, which otherwise open one at a time. */
function WithHistory() {
  return (
    <>
      <tricksBoard.main.Content />
      <Log />
      {useTable().question === null ? <Final /> : <Chart />}
    </>
  );
}
const board: Board<Tricks> = { ...tricksBoard, main: { ...tricksBoard.main, Content: WithHistory } };

const drawn = (player: number, card: number): Event => ({ event: 'drawn', player, card });
const laid = (player: number, card: number): Event => ({ event: 'laid', player, card });
const won = (player: number): Event => ({ event: 'won', player });
const entry = (player: number | null, round: number, ...events: Event[]): Entry => ({
  player,
  move: player === null ? null : KEEP,
  events,
  asked: player === null ? null : { player, phase: 'round', stage: 'swap', round },
});

/** Two rounds, which Ann and then Ben win, as Ann sees them; and a third, in which Ben has laid a card. */
const HISTORY: readonly Entry[] = [
  entry(null, 1, drawn(0, 5), drawn(1, -1), drawn(1, -1), drawn(1, -1)),
  entry(0, 1, laid(0, 5)),
  entry(1, 1, laid(1, -1), { event: 'turned up', cards: [5, 3] }, won(0)),
  entry(0, 2, laid(0, 7)),
  entry(1, 2, laid(1, -1), { event: 'turned up', cards: [7, 9] }, won(1)),
  entry(1, 3, laid(1, -1)),
];
const STATE: State = {
  hands: [[1], [-1]],
  laid: [-2, -1],
  deck: [],
  points: [1, 1],
  round: 3,
  asked: 0,
  stage: 'lay',
  over: false,
};
const WORDS = board.useWords();
const tableOf = (history = HISTORY, state = STATE) =>
  tableAtRest<Tricks>({ state, history, names: ['Ann', 'Ben'], words: WORDS });
const texts = (lines: readonly { readonly text: string }[]): string[] => lines.map(({ text }) => text);

describe('the history of any game', () => {
  it('is cut into turns where rounds begin', () => {
    const turns = turnsOf<Tricks>(board, HISTORY);
    expect(turns.map(({ number, entries }) => [number, entries.length])).toEqual([
      [1, 3],
      [2, 2],
      [3, 1],
    ]);
  });

  it('says equal hidden draws in a row once, with how many there were', () => {
    const [own, others] = board.logLines(HISTORY, tableOf());
    expect([own!.text, own!.times]).toEqual(['Ann: draws 5.', 1]);
    expect([others!.text, others!.times, others!.events.length]).toEqual(['Ben: draws a card.', 3, 3]);
  });

  it('adds up to the scores, turn by turn and by source', () => {
    const sheet = scoreSheet<Tricks>(board, turnsOf<Tricks>(board, HISTORY), STATE);
    expect(sheet.points).toEqual([
      { after: 'start', scores: [0, 0] },
      { after: 1, scores: [1, 0] },
      { after: 2, scores: [1, 1] },
      { after: 3, scores: [1, 1] },
    ]);
    expect(sheet.sources).toEqual([{ source: 'trick', points: [1, 1] }]);
  });

  it('counts points from before the history as had at the start', () => {
    const sheet = scoreSheet<Tricks>(board, turnsOf<Tricks>(board, HISTORY.slice(3)), STATE);
    expect([sheet.start, sheet.points.at(-1)!.scores]).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it('has a turning point where a side takes the lead', () => {
    const later = [...HISTORY, entry(0, 3, { event: 'turned up', cards: [1, 2] }, won(1))];
    const table = tableOf(later);
    const sides = board.sides(table);
    const found = turningPoints<Tricks>(board, turnsOf<Tricks>(board, later), table, sides, [0, 0]);
    expect(found.map(({ turn, leader }) => [turn.number, leader])).toEqual([
      [1, null],
      [2, null],
      [3, 1],
    ]);
  });
});

describe('the news of any game', () => {
  it('report the last move below what led to it', () => {
    const before = tableOf(HISTORY.slice(0, 3));
    expect(texts(latestLines<Tricks>(board, before))).toEqual([
      'Ben: lays a card.',
      'Turned up: 5 and 3.',
      'Ann: wins the trick.',
    ]);
    const lines = report<Tricks>(board, before, [0]);
    expect(lines.map(({ isNew }) => isNew)).toEqual([false, false, false, true, true, true]);
  });

  it('tell of the moves of others since one’s own, and nothing to somebody who has not moved', () => {
    expect(texts(recap<Tricks>(board, tableOf(), 0))).toEqual([
      'Ben: lays a card.',
      'Turned up: 7 and 9.',
      'Ben: wins the trick.',
      'Ben: lays a card.',
    ]);
    expect(recap<Tricks>(board, tableOf(HISTORY.slice(0, 2)), 1)).toEqual([]);
  });
});

describe('at a table', () => {
  const page = mounted();
  const show = (more: Partial<TableProps<Tricks>> = {}): void => {
    act(() => {
      page.root.render(
        <TableFrame<Tricks>
          game={tricks}
          board={board}
          state={STATE}
          history={HISTORY}
          names={['Ann', 'Ben']}
          seats={[0]}
          onMove={() => undefined}
          {...more}
        />,
      );
    });
    act(() => {
      jest.advanceTimersByTime(100);
    });
  };
  const lines = (): string[] => [...page.box.querySelectorAll('.table-log-text')].map((each) => each.textContent);
  const click = (element: HTMLElement | undefined | null): void => {
    act(() => {
      element!.click();
    });
  };
  const named = (name: string): HTMLElement | undefined =>
    [...page.box.querySelectorAll<HTMLElement>('.table-log button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );

  it('the log folds all turns but the last two, and shows one side alone', () => {
    show();
    const open = (): (string | null)[] =>
      [...page.box.querySelectorAll('.table-log-turn [aria-expanded]')].map((each) =>
        each.getAttribute('aria-expanded'),
      );
    expect(open()).toEqual(['false', 'true', 'true']);
    click(page.box.querySelector<HTMLElement>('.table-log-turn [aria-expanded]'));
    expect(open()).toEqual(['true', 'true', 'true']);
    expect(lines()).toContain('Ben: draws a card. 3 times×3');
    click(named('Ann'));
    expect(lines()).not.toContain('Ben: draws a card. 3 times×3');
    expect(lines()).toContain('Ann: lays 7.');
    click(named('All'));
    expect(lines()).toContain('Ben: lays a card.');
  });

  it('a line of the log leads back to the table after its move, and a point of the chart to that of its turn', () => {
    const onLookBack = jest.fn<(at: number) => void>();
    show({ onLookBack });
    click(
      [...page.box.querySelectorAll<HTMLElement>('.table-log-line')].find((each) =>
        each.textContent.includes('Ann: lays 7'),
      ),
    );
    expect(onLookBack).toHaveBeenLastCalledWith(3);
    const slider = page.box.querySelector<HTMLInputElement>('.table-chart input')!;
    expect(slider.getAttribute('aria-valuetext')).toBe('Trick 3: Ann 1, Ben 1');
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(slider, '1');
      slider.dispatchEvent(new window.Event('input', { bubbles: true }));
    });
    expect(slider.getAttribute('aria-valuetext')).toBe('Trick 1: Ann 1, Ben 0');
    act(() => {
      slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    expect(onLookBack).toHaveBeenLastCalledWith(2);
  });

  it('a replay fades the turns to come and stands at the current one', () => {
    show({ history: HISTORY.slice(0, 4), whole: { state: STATE, history: HISTORY } });
    const turns = [...page.box.querySelectorAll<HTMLElement>('.table-log-turn')];
    expect(turns.map((each) => each.dataset.later)).toEqual(['false', 'false', 'true']);
    expect(turns.map((each) => each.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  });

  it('the live region says the last move with what it brought', () => {
    show({ history: HISTORY.slice(0, 5) });
    expect(page.box.querySelector('[data-live=events]')!.textContent).toBe(
      'Ben: lays a card. Turned up: 7 and 9. Ben: wins the trick. Ben 1 point',
    );
  });

  it('the winner’s line in the chart is the thickest', () => {
    show({ state: { ...STATE, points: [1, 2] }, history: [...HISTORY, entry(0, 3, won(1))] });
    const widths = [...page.box.querySelectorAll('.table-chart-drawing g > path[stroke-width]')].map((each) =>
      Number(each.getAttribute('stroke-width')),
    );
    // Drawn last, above the others.
    expect(widths).toHaveLength(2);
    expect(widths[1]!).toBeGreaterThan(widths[0]!);
  });

  it('the final scoring says who won, how all are placed and where the points came from', async () => {
    const onDownload = jest.fn();
    const over = { ...STATE, points: [1, 2], over: true };
    show({ state: over, history: [...HISTORY, entry(0, 3, won(1))], onDownload });
    const final = page.box.querySelector('.table-final')!;
    expect(final.querySelector('h2')!.textContent).toBe('First place: Ben.');
    expect(
      [...final.querySelectorAll('tbody tr')].slice(0, 2).map((row) => row.textContent.replaceAll(/ +/g, ' ')),
    ).toEqual(['1st Ben 2', '2nd Ann 1']);
    expect(final.querySelector('.table-sources')!.textContent).toContain('Tricks12Total12');
    // In the bar the own result comes first, once it is loaded.
    await act(async () => {
      await import('../../src/table/final/own-result.ts');
    });
    const says = page.box.querySelector('.table-says')!;
    expect([says.querySelector('.table-who')!.textContent, says.querySelector('h1')!.textContent]).toEqual([
      'The game is over.',
      'You came 2nd, 1 behind Ben.',
    ]);
    show({ state: over, history: HISTORY, seats: [0, 1] });
    expect(says.querySelector('h1')!.textContent).toBe('The game is over.');
    show({ state: over, history: [...HISTORY, entry(0, 3, won(1))], onDownload });
    click([...final.querySelectorAll('button')].at(-1));
    expect(onDownload).toHaveBeenCalledTimes(1);
  });

  it('the news recap what others did, until they are closed', () => {
    show();
    const news = (): Element | null => page.box.querySelector('[data-news=recap]');
    expect(news()!.querySelectorAll('li')).toHaveLength(4);
    click(news()!.querySelector('button'));
    expect(news()).toBeNull();
  });
});
