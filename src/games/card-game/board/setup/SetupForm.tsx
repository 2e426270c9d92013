/**
 * The options of a game: the cards that come with it, or a file of one's own, whose errors are all listed. The file is selected
 * here, or given in the page's address: `?cards=my-cards.json`.
 */
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FaultsError, faultLines } from '../../../../kit/decode.ts';
import type { GameUI } from '../../../../kit/module.ts';
import { readCards } from '../../rules/read-cards.ts';
import { RECONSTRUCTION } from '../../rules/reconstruction.ts';
import type { Options } from '../../rules/setup.ts';
import type { GameEvent } from '../../rules/chance.ts';
import type { State } from '../../rules/state.ts';
import { useFaultLines } from '../../../../ui/use-fault-lines.ts';
import { useWords } from '../locales/locale.ts';
import './setup.css';

type Form = NonNullable<GameUI<State, number, GameEvent, Options>['SetupForm']>;

export const SetupForm: Form = ({ value, onChange, language }) => {
  const { setup } = useWords();
  const id = useId();
  const [error, setError] = useState<FaultsError | 'not JSON' | { readonly missing: string } | null>(null);
  const isFaulty = error instanceof FaultsError;
  const lines = useFaultLines(isFaulty ? error : null, language, faultLines);
  const faults =
    error === null ? [] : isFaulty ? lines : [error === 'not JSON' ? setup.notJson : setup.notFound(error.missing)];

  function use(text: string): void {
    try {
      const cards = readCards(JSON.parse(text));
      setError(null);
      onChange({ ...value, cards });
    } catch (wrong) {
      setError(wrong instanceof FaultsError ? wrong : 'not JSON');
    }
  }

  const useFetched = useEffectEvent(use);
  const missing = useEffectEvent((address: string) => {
    setError({ missing: address });
  });
  useEffect(() => {
    const address = new URLSearchParams(window.location.search).get('cards');
    if (address === null) return undefined;
    const gone = new AbortController();
    fetch(address, { signal: gone.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(response.statusText);
        return response.text();
      })
      .then(useFetched)
      .catch(() => {
        if (!gone.signal.aborted) missing(address);
      });
    return () => {
      gone.abort();
    };
  }, []);

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
          if (file) void file.text().then(use);
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
