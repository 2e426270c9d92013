import { NotationError, refusal } from '../../kit/documents/decode.ts';
import { ReplayError } from '../../kit/record/replay.ts';
import { inLanguage } from '../../kit/say.ts';
import type { Language } from '../words/language.ts';

/** What is wrong with a document, by field or move, in the language of the page. */
export async function faultText(error: unknown, language: Language): Promise<string> {
  if (error instanceof ReplayError) return inLanguage(error.said, language);
  if (error instanceof NotationError) return inLanguage(refusal(error), language);
  return error instanceof Error ? error.message : String(error);
}
