/** The game's own options: the data of an owner's copy, checked before it is used. */
import { faultIn, faultLines, parsedText } from '../../../kit/documents/decode.ts';
import type { SetupFormProps } from '../../../kit/module.ts';
import { OwnData, useOwnData } from '../../../ui/forms/OwnData.tsx';
import { useLocale } from './words.ts';
import { readData } from '../rules/notation/data-file.ts';
import type { GameOptions } from '../rules/play.ts';

export function SetupForm({ value, onChange, language }: SetupFormProps<GameOptions>) {
  const { setup, table } = useLocale();
  const accept = (text: string) =>
    faultIn(() => {
      onChange({ ...value, data: readData({ value: parsedText(text), path: '' }) });
    });
  const { faults, choose } = useOwnData(accept, language, faultLines);
  const remove = (): void => {
    onChange({ players: value.players });
  };
  return (
    <fieldset>
      <legend>{setup.data()}</legend>
      <p>{value.data ? setup.own() : table.reconstruction()}</p>
      <OwnData
        choose={setup.choose()}
        onChoose={choose}
        remove={setup.remove()}
        onRemove={value.data ? remove : null}
        refused={setup.faults()}
        faults={faults}
      />
    </fieldset>
  );
}
