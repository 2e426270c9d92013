/** An owner's file in place of the data that come with a game: a button that chooses it, and what is wrong with it. */
import { useState } from 'react';
import { FileButton } from './FileButton.tsx';
import { useFaultLines } from './use-fault-lines.ts';
import './own-data.css';

/**
 * Tries the texts of files: `accept` uses one, or returns what is wrong with it. `faults` are the lines about the last one, see
 * `useFaultLines`.
 */
export function useOwnData<Fault, Language>(
  accept: (text: string) => Fault | null,
  language: Language,
  linesOf: (fault: Fault, language: Language) => Promise<readonly string[]>,
) {
  const [fault, setFault] = useState<Fault | null>(null);
  const faults = useFaultLines(fault, language, linesOf);
  const choose = (text: string): void => {
    const found = accept(text);
    setFault(() => found);
  };
  return { faults, choose };
}

interface OwnDataProps {
  readonly choose: string;
  readonly onChoose: (text: string) => void;
  /** Says that the data that come with the game are used again. */
  readonly remove: string;
  /** Null if they are. */
  readonly onRemove: (() => void) | null;
  /** Introduces the faults. */
  readonly refused: string;
  readonly faults: readonly string[];
}

export const OwnData = ({ choose, onChoose, remove, onRemove, refused, faults }: OwnDataProps) => (
  <>
    <div className="ui-buttons">
      <FileButton text={choose} onFile={(file) => void file.text().then(onChoose)} />
      {onRemove !== null && (
        <button type="button" className="ui-button" onClick={onRemove}>
          {remove}
        </button>
      )}
    </div>
    {faults.length > 0 && (
      <div role="alert" className="ui-faults">
        <p>{refused}</p>
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </div>
    )}
  </>
);
