/** What opens over the table: log, chart and rules. */
import { Chart } from '../chart/Chart.tsx';
import { Log } from '../log/Log.tsx';
import { Rulebook } from '../rulebook/Rulebook.tsx';
import { useTable } from '../state/table.ts';
import { Dialog } from './Dialog.tsx';

const PAGES = ['log', 'chart', 'rules'] as const;
export type Page = (typeof PAGES)[number];

/** The buttons that open the pages. */
export function PageButtons({ className, onOpen }: { className?: string; onOpen: (page: Page) => void }) {
  const { words } = useTable();
  return PAGES.map((page) => (
    <button
      key={page}
      type="button"
      className={className}
      onClick={() => {
        onOpen(page);
      }}
    >
      {words.parts[page]}
    </button>
  ));
}

export function PageDialog({ page, onClose }: { page: Page; onClose: () => void }) {
  const { words, history } = useTable();
  return (
    <Dialog key={page} title={words.parts[page]} close={words.buttons.close} onClose={onClose}>
      {page === 'log' ? <Log history={history} /> : page === 'chart' ? <Chart history={history} /> : <Rulebook />}
    </Dialog>
  );
}
