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

interface PageDialogProps {
  page: Page;
  /** Shows the table as it was after an entry of the history; left out where that is not possible. */
  onLookBack: ((entry: number) => void) | undefined;
  onClose: () => void;
}

export function PageDialog({ page, onLookBack, onClose }: PageDialogProps) {
  const { words, history } = useTable();
  // The dialog would cover what is shown.
  const lookBack =
    onLookBack &&
    ((entry: number): void => {
      onClose();
      onLookBack(entry);
    });
  return (
    <Dialog key={page} title={words.parts[page]} close={words.buttons.close} onClose={onClose}>
      {page === 'log' && <Log history={history} onLookBack={lookBack} />}
      {page === 'chart' && <Chart history={history} onLookBack={lookBack} />}
      {page === 'rules' && <Rulebook />}
    </Dialog>
  );
}
