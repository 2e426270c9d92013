/** The tabs of the parts that are not always in view. */
import { type ReactNode, memo } from 'react';
import type { Layout } from '../../../../ui/use-layout.ts';
import { AnimalsIcon, BookIcon, CardIcon, ChartIcon, EarthIcon, LayersIcon, ListIcon, VpIcon } from '../art/marks.tsx';
import { useLocale } from '../locales/locale.ts';
import type { Part } from '../locales/words/table.ts';
import { useTable } from '../state/table.ts';
import { type Sheet, isRead } from './sheet.ts';

const ICON = 20;
const ICONS: Readonly<Partial<Record<Part, ReactNode>>> = {
  earth: <EarthIcon size={ICON} />,
  display: <ListIcon size={ICON} />,
  animals: <AnimalsIcon size={ICON} />,
  cards: <CardIcon size={ICON} />,
  supplies: <LayersIcon size={ICON} />,
  log: <BookIcon size={ICON} />,
  chart: <ChartIcon size={ICON} />,
  rules: <BookIcon size={ICON} />,
  final: <VpIcon size={ICON} />,
};

interface TabsProps {
  sheet: Sheet | null;
  /** The part on which the open question is answered. */
  needed: Part | null;
  layout: Layout;
  onShow: (sheet: Sheet | null) => void;
}

export const Tabs = memo(function Tabs({ sheet, needed, layout, onShow }: TabsProps) {
  const { s } = useTable();
  const words = useLocale();
  const isWide = layout === 'wide';
  // The list of moves is opened in the bar; the result has the chart in it.
  const last = s.over ? 'final' : 'chart';
  const parts: readonly Part[] = isWide
    ? ['display', 'log', last, 'supplies', 'rules']
    : ['earth', 'display', 'animals', 'cards', 'log', last, 'supplies', 'rules'];
  return (
    <nav className="ds-tabs">
      {parts.map((part) => {
        const isShown =
          part === 'earth' ? sheet === null : isWide && part === 'display' ? !isRead(sheet) : sheet === part;
        const shuts = part === 'earth' || isShown || (isWide && part === 'display');
        return (
          <button
            key={part}
            type="button"
            className={`ui-tab ds-tab${needed === part ? ' ds-needed' : ''}`}
            aria-expanded={isShown}
            aria-controls={part === 'earth' ? undefined : `ds-${part}`}
            onClick={() => {
              onShow(shuts ? null : part);
            }}
          >
            {ICONS[part]}
            {words.parts[part]}
          </button>
        );
      })}
    </nav>
  );
});
