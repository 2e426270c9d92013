/** The button that asks a bot for advice. */
import { HintIcon } from './marks.tsx';

interface HintButtonProps {
  label: string;
  /** Undefined while no advice is available: the button keeps its focus. */
  onClick: (() => void) | undefined;
}

export function HintButton({ label, onClick }: HintButtonProps) {
  return (
    <button
      type="button"
      className="ui-button ui-hint-button"
      aria-disabled={onClick === undefined}
      aria-keyshortcuts="h"
      title={label}
      onClick={() => onClick?.()}
    >
      <HintIcon size={18} />
      <span className="ui-word">{label}</span>
    </button>
  );
}
