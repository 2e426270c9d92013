import type { Language } from '../languages.ts';

/** The text of a file that every language has, fetched as a module; in English where it is missing. */
export async function translatedText(
  fetched: (language: string) => Promise<unknown>,
  language: Language,
): Promise<string> {
  const { default: text } = (await fetched(language).catch(() => fetched('en'))) as { readonly default: string };
  return text;
}
