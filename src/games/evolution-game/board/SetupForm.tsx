/** The game's own options: the data of an owner's copy, checked before it is used. */
import { useState } from 'react';
import { FaultsError, faultLines } from '../../../kit/decode.ts';
import type { SetupFormProps } from '../../../kit/module.ts';
import { useFaultLines } from '../../../ui/use-fault-lines.ts';
import { useLocale } from '../locales/locale.ts';
import { readData } from '../rules/notation/data-file.ts';
import type { GameOptions } from '../rules/play.ts';

export function SetupForm({ value, onChange, language }: SetupFormProps<GameOptions>) {
  const words = useLocale();
  const { setup } = words;
  const [error, setError] = useState<FaultsError | 'not JSON' | null>(null);
  const lines = useFaultLines(error === 'not JSON' ? null : error, language, faultLines);
  const faults = error === 'not JSON' ? [setup.notJson] : error === null ? [] : lines;

  const read = async (file: File): Promise<void> => {
    let document: unknown;
    try {
      document = JSON.parse(await file.text());
    } catch {
      setError('not JSON');
      return;
    }
    try {
      const data = readData({ value: document, path: '' });
      setError(null);
      onChange({ ...value, data });
    } catch (wrong) {
      if (!(wrong instanceof FaultsError)) throw wrong;
      setError(wrong);
    }
  };

  return (
    <fieldset className="evo-setup">
      <legend>{setup.data}</legend>
      <p>{value.data ? setup.own : words.table.reconstruction}</p>
      {value.data ? (
        <button
          type="button"
          onClick={() => {
            onChange({ players: value.players });
          }}
        >
          {setup.remove}
        </button>
      ) : (
        <label>
          {setup.choose}{' '}
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void read(file);
            }}
          />
        </label>
      )}
      {faults.length > 0 && (
        <div role="alert">
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
}
