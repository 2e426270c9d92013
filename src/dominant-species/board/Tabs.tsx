/** The tabs of the parts that are not always in view. */
import { useTable } from './table-context.ts';
import { type Part, useWords } from './words/words.ts';

export type Sheet = Exclude<Part, 'earth'>;

/** The parts that are read rather than played: on a wide screen they lie over the display and the cards, never over earth. */
const READ: readonly Sheet[] = ['answers', 'log', 'chart', 'rules', 'final'];
export const isRead = (sheet: Sheet | null): boolean => sheet !== null && READ.includes(sheet);

interface TabsProps {
  sheet: Sheet | null;
  /** The part on which the open question is answered. */
  needed: Part | null;
  /** Whether everything that is played lies in view, so that only what is read needs a tab. */
  wide: boolean;
  onShow: (sheet: Sheet | null) => void;
}

export function Tabs({ sheet, needed, wide, onShow }: TabsProps) {
  const { s } = useTable();
  const words = useWords();
  // The list of answers is opened in the bar; the result has the chart in it.
  const read = READ.filter((part) => part !== 'answers' && part !== (s.over ? 'chart' : 'final'));
  const parts: Sheet[] = wide ? ['display', ...read] : ['display', 'animals', 'cards', 'supplies', ...read];
  return (
    <nav className="ds-tabs">
      {parts.map((part) => {
        const isShown = wide && part === 'display' ? !isRead(sheet) : sheet === part;
        return (
          <button
            key={part}
            type="button"
            className={`ds-tab${isShown ? ' ds-on' : ''}${needed === part ? ' ds-needed' : ''}`}
            aria-expanded={isShown}
            aria-controls={`ds-${part}`}
            onClick={() => {
              onShow(isShown || (wide && part === 'display') ? null : part);
            }}
          >
            {words.parts[part]}
          </button>
        );
      })}
    </nav>
  );
}
