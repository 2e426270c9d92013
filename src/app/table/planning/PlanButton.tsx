/** The button to plan ahead, while others decide. */
import { Mark, type MarkProps } from '../../../ui/marks.tsx';
import { useLayout } from '../../../ui/use-layout.ts';
import { useWords } from '../../words/words.ts';

/** A list with an arrow: what comes next. */
const PlanIcon = (props: MarkProps) => (
  <Mark {...props}>
    <path d="M2 4h7M2 8h4M2 12h7M8 8h6M11.500 5.500L14 8l-2.500 2.500" />
  </Mark>
);

export function PlanButton({ onClick }: { onClick: () => void }) {
  const { plan: words } = useWords('online');
  const isPhone = useLayout() === 'phone';
  return (
    <button type="button" className="ui-button page-menu" title={words.askText()} onClick={onClick}>
      <PlanIcon size={18} />
      <span className={isPhone ? 'visually-hidden' : undefined}>{words.ask()}</span>
    </button>
  );
}
