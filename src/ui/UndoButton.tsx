/** An undo or redo button. */
import type { ReactNode } from 'react';
import { RedoIcon, UndoIcon } from './marks.tsx';

const KEYS = { undo: 'u Control+z', redo: 'Control+Shift+z' };

interface UndoButtonProps {
  does: keyof typeof KEYS;
  /** Null while there is nothing to do; undefined for no button. */
  onClick: (() => void) | null | undefined;
  /** What it would do, if that says more than its text. */
  label?: string;
  className?: string;
  /** The text next to its icon. */
  children?: ReactNode;
}

export function UndoButton({ does, onClick, label, className = '', children }: UndoButtonProps) {
  if (onClick === undefined) return null;
  const Icon = does === 'undo' ? UndoIcon : RedoIcon;
  return (
    <button
      type="button"
      className={`ui-button ${className}`}
      aria-label={label}
      aria-keyshortcuts={KEYS[does]}
      title={label}
      disabled={onClick === null}
      onClick={() => onClick?.()}
    >
      <Icon size={18} />
      {children}
    </button>
  );
}
