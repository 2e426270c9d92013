/** The languages of the page: a new one is a line here, and its files (CONTRIBUTING.md). */
export const LANGUAGES = {
  /** The language of everything that is not translated. */
  en: 'English',
  /** German. */
  de: 'Deutsch',
} as const;
/** A language's code: "en", "de". */
export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

export const isLanguage = (code: unknown): code is Language => LANGUAGE_CODES.some((each) => each === code);

/** Something in English and other languages; tests demand all of them. */
export type Translated<Value> = Readonly<
  {
    /** In English, in place of every language that is missing. */
    en: Value;
  } & Partial<Record<Language, Value>>
>;

/** In a language; in English if that is missing. */
export const translation = <Value>(values: Translated<Value>, language: Language): Value =>
  values[language] ?? values.en;

/** Something made for every language. */
export const forEveryLanguage = <Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, make(code)])) as Record<Language, Value>;

/** In every language; in English where one is missing. */
export const inEveryLanguage = <Value>(values: Translated<Value>): Readonly<Record<Language, Value>> =>
  forEveryLanguage((code) => translation(values, code));
