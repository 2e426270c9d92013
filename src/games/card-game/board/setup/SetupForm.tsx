/** The options of a game: the cards that come with it, or a file of one's own, checked with every fault named. */
import { useId, useState } from 'react';
import type { GameUI } from '../../../../kit/module.ts';
import { CardTableError, readCards } from '../../rules/read-cards.ts';
import { RECONSTRUCTION } from '../../rules/reconstruction.ts';
import type { Options } from '../../rules/setup.ts';
import type { GameEvent } from '../../rules/chance.ts';
import type { State } from '../../rules/state.ts';
import { useWords } from '../locales/locale.ts';
import './setup.css';

type Form = NonNullable<GameUI<State, number, GameEvent, Options>['SetupForm']>;

export const SetupForm: Form = ({ value, onChange }) => {
  const { setup } = useWords();
  const id = useId();
  const [faults, setFaults] = useState<readonly string[]>([]);

  async function read(file: File): Promise<void> {
    try {
      const cards = readCards(JSON.parse(await file.text()));
      setFaults([]);
      onChange({ ...value, cards });
    } catch (error) {
      setFaults(error instanceof CardTableError ? error.faults : [setup.notJson]);
    }
  }

  return (
    <fieldset className="cg-setup">
      <legend>{setup.cards}</legend>
      <p>{setup.inUse(typeof value.cards === 'string' ? setup.reconstruction : value.cards.name)}</p>
      <label htmlFor={id}>{setup.choose}</label>{' '}
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void read(file);
        }}
      />
      {typeof value.cards !== 'string' && (
        <button
          type="button"
          className="ui-button"
          onClick={() => {
            onChange({ ...value, cards: RECONSTRUCTION.name });
          }}
        >
          {setup.reconstruction}
        </button>
      )}
      {faults.length > 0 && (
        <div role="alert" className="cg-faults">
          <p>{setup.faults}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  );
};
