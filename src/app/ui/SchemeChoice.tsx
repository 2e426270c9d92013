/** Switches between light and dark. */
import { useState } from 'react';
import { SCHEMES, chooseScheme, scheme } from '../storage/scheme.ts';
import { useWords } from '../words/words.ts';

export function SchemeChoice() {
  const { table: words } = useWords('page');
  const [chosen, setChosen] = useState(scheme);
  return (
    <fieldset>
      <legend>{words.scheme()}</legend>
      {SCHEMES.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="scheme"
            checked={chosen === each}
            onChange={() => {
              setChosen(each);
              chooseScheme(each);
            }}
          />
          {words.schemes[each]()}
        </label>
      ))}
    </fieldset>
  );
}
