/** Switches between light and dark. */
import { useState } from 'react';
import { SCHEMES, chooseScheme, scheme } from '../storage/scheme.ts';
import { RadioField } from '../../ui/forms/fields.tsx';
import { useWords } from '../words/words.ts';

export function SchemeChoice() {
  const { table: words } = useWords('page');
  const [chosen, setChosen] = useState(scheme);
  return (
    <RadioField
      legend={words.scheme()}
      name="scheme"
      value={chosen}
      options={SCHEMES.map((each) => [each, words.schemes[each]()])}
      onChange={(each) => {
        setChosen(each);
        chooseScheme(each);
      }}
    />
  );
}
