import { NotationError } from '../../kit/decode.ts';
import { ReplayError } from '../../kit/record.ts';
import { inEnglish, inGerman } from '../../kit/say.ts';
import type { Language } from '../locales/language.ts';

/** What is wrong with a document, by field or move, in the language of the page. */
export async function faultText(error: unknown, language: Language): Promise<string> {
  const said = error instanceof ReplayError || error instanceof NotationError ? error.said : null;
  if (said === null) return error instanceof Error ? error.message : String(error);
  const text = language === 'de' ? await inGerman(said) : inEnglish(said);
  return error instanceof NotationError && error.path !== '' ? `${error.path}: ${text}` : text;
}
