/** A button that takes moves back or makes them again, with the keys that do the same. */
import type { ReactNode } from 'react';
import { RedoIcon, UndoIcon } from './marks.tsx';

const KEYS = { undo: 'u Control+z', redo: 'Control+Shift+z' };

interface UndoButtonProps {
  does: keyof typeof KEYS;
  /** Null while there is nothing to do; no button where it is left out. */
  onClick: (() => void) | null | undefined;
  /** What it would do, where that says more than what stands on it. */
  label?: string;
  className?: string;
  /** What stands beside its sign. */
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
