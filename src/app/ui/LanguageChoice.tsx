/** Switches the language of the page. */
import { useState } from 'react';
import { LANGUAGE_CODES, LANGUAGE_NAMES } from '../locales/language.ts';
import { useLanguage } from '../locales/languages.tsx';
import { useLocale } from '../locales/locale.ts';

export function LanguageChoice() {
  const { table: words } = useLocale();
  const { language, choose } = useLanguage();
  const [failed, setFailed] = useState(false);
  return (
    <fieldset className="shell-language">
      <legend>{words.language}</legend>
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
          {LANGUAGE_NAMES[code]}
        </label>
      ))}
      {failed && <p role="alert">{words.languageFailed}</p>}
    </fieldset>
  );
}
