/** The game's own options: the data of an owner's copy, checked before they are taken. */
import { useState } from 'react';
import { FaultsError, faultLines } from '../../../kit/decode.ts';
import type { SetupFormProps } from '../../../kit/module.ts';
import { useLocale } from '../locales/locale.ts';
import { readData } from '../rules/notation/data-file.ts';
import type { GameOptions } from '../rules/play.ts';

export function SetupForm({ value, onChange, language }: SetupFormProps<GameOptions>) {
  const words = useLocale();
  const { setup } = words;
  const [faults, setFaults] = useState<readonly string[]>([]);

  const read = async (file: File): Promise<void> => {
    let document: unknown;
    try {
      document = JSON.parse(await file.text());
    } catch {
      setFaults([setup.notJson]);
      return;
    }
    try {
      const data = readData({ value: document, path: '' });
      setFaults([]);
      onChange({ ...value, data });
    } catch (error) {
      if (!(error instanceof FaultsError)) throw error;
      setFaults(await faultLines(error, language));
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
