/** The button that opens the panel of the table, with the number of unread messages. */
import type { Ref } from 'react';
import { useWords } from '../words/words.ts';
import { MenuLabel } from '../ui/MenuLabel.tsx';

interface PanelButtonProps {
  ref: Ref<HTMLButtonElement>;
  unread: number;
  isOpen: boolean;
  onToggle: () => void;
}

export function PanelButton({ ref, unread, isOpen, onToggle }: PanelButtonProps) {
  const { panel: words } = useWords('online');
  const label = unread > 0 ? `${words.button()}, ${words.unread({ count: unread })}` : words.button();
  return (
    <button
      ref={ref}
      type="button"
      className="ui-button page-menu page-panel-button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={label}
      onClick={onToggle}
    >
      <MenuLabel word={words.button()} />
      {unread > 0 && <b className="page-badge">{unread > 99 ? '99+' : unread}</b>}
    </button>
  );
}
