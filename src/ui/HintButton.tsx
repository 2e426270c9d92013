/** The button that asks a bot for advice. */
import { HintIcon } from './marks.tsx';

interface HintButtonProps {
  label: string;
  /** Nothing while no advice can be asked for: the button keeps the focus it has. */
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
