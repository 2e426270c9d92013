/** The tabs at the foot of a small screen: the table, and the other sheets. */
import { useWords } from '../locales/locale.ts';

const SHEETS = ['table', 'elements', 'track', 'log', 'rules'] as const;
/** What is open: beside the table on a wide screen, instead of it on a small one. */
export type Sheet = (typeof SHEETS)[number];

export function SheetTabs({ sheet, onSheet }: { sheet: Sheet; onSheet: (sheet: Sheet) => void }) {
  const { sheets } = useWords();
  return (
    <nav className="cg-tabs" data-picture="none" aria-label={sheets.title}>
      {SHEETS.map((each) => (
        <button
          key={each}
          type="button"
          className="ui-tab"
          aria-current={each === sheet ? 'page' : undefined}
          onClick={() => {
            onSheet(each);
          }}
        >
          {sheets.names[each]}
        </button>
      ))}
    </nav>
  );
}
