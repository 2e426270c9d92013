/** The latest events, in the middle of the board: the turn being shown, or what the others did since one's own. */
import { Token } from '../art/tokens.tsx';
import { adviceLine } from '../state/preview.ts';
import { useTable } from '../state/table.ts';
import { type Turn, turnSoFar, turnText, turnsSince } from './turns.ts';
import './narration.css';

/** The number of lines that fit in the middle of the board. */
const LINES = 5;

/** The turn being shown, sentence by sentence, the newest at the end. */
export function Report() {
  const { history, words, naming } = useTable();
  const lines = turnSoFar(history).map((event) => words.event(event, naming));
  return (
    <div className="evo-story evo-report">
      <div>
        {lines.slice(-LINES).map((line, i, shown) => (
          <p key={`${String(lines.length)} ${String(i)}`} className={i === shown.length - 1 ? 'evo-newest' : ''}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}

interface RecapProps {
  /** Highlights where a turn took place; null for none. */
  readonly onLight: (turn: Turn | null) => void;
}

/** What the others did since one's previous turn: a line for each, which highlights its places on the map. */
export function Recap({ onLight }: RecapProps) {
  const { history, words, naming, own } = useTable();
  const turns = turnsSince(history, own);
  const dark = (): void => {
    onLight(null);
  };
  return (
    <div className="evo-story evo-recap" role="region" aria-label={words.recap.title} tabIndex={0}>
      <ul>
        {turns.map((turn, i) => (
          <li key={i}>
            <button
              type="button"
              onMouseEnter={() => {
                onLight(turn);
              }}
              onFocus={() => {
                onLight(turn);
              }}
              onMouseLeave={dark}
              onBlur={dark}
            >
              <Token player={turn.player} />
              <span>
                <span className="visually-hidden">{naming.player(turn.player)} </span>
                {turnText(turn, words, naming)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A bot's advice in full: the bar only has room for its beginning. */
export function Hint() {
  const table = useTable();
  return (
    <div className="evo-story" aria-hidden="true">
      {table.advice && <p className="evo-newest">{adviceLine(table, table.advice)}</p>}
    </div>
  );
}

/** Whether there is a recap to show: one's turn has begun, and others had theirs before it. */
export function useHasRecap(): boolean {
  const { history, own, asked, mine } = useTable();
  return mine && asked?.stage === 'begin' && turnsSince(history, own).length > 0;
}
