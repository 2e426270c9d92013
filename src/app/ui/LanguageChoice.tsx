/** Switches the language of the page. */
import { useState } from 'react';
import { LANGUAGES, LANGUAGE_CODES } from '../../kit/languages.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';

export function LanguageChoice() {
  const { table: words } = useWords('page');
  const { language, choose } = useLanguage();
  const [failed, setFailed] = useState(false);
  return (
    <fieldset className="page-language">
      <legend>{words.language()}</legend>
      {LANGUAGE_CODES.map((code) => (
        <label key={code} lang={code}>
          <input
            type="radio"
            name="language"
            checked={language === code}
            onChange={() => {
              choose(code).then(
                () => {
                  setFailed(false);
                },
                () => {
                  setFailed(true);
                },
              );
            }}
          />
          {LANGUAGES[code]}
        </label>
      ))}
      {failed && <p role="alert">{words.languageFailed()}</p>}
    </fieldset>
  );
}
