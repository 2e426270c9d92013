import { memo } from 'react';
import { useTable } from '../state/table.ts';
import { type Page, PageButtons } from './pages.tsx';
import './tabs.css';

const TABS = ['map', 'players', 'ages'] as const;
export type Tab = (typeof TABS)[number];

interface TabsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  onOpen: (page: Page) => void;
}

/** On small screens the parts of the table, one visible at a time, and the pages. */
export const Tabs = memo(function Tabs({ tab, onTab, onOpen }: TabsProps) {
  const { words } = useTable();
  return (
    <nav className="evo-tabs" data-picture="none">
      {TABS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={tab === each}
          onClick={() => {
            onTab(each);
          }}
        >
          {words.parts[each]}
        </button>
      ))}
      <PageButtons onOpen={onOpen} />
    </nav>
  );
});
