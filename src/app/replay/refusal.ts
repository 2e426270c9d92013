/** Why a game cannot be shown, in the language of the page. */
import { NotationError } from '../../kit/documents/decode.ts';
import { ReplayError } from '../../kit/record/replay.ts';
import { LinkError } from '../../kit/documents/pack.ts';
import type { Language } from '../words/language.ts';
import { faultText } from '../ui/fault-text.ts';
import { SourceError } from './sources.ts';
import type { WordsOf } from '../words/words.ts';

export async function refusalText(
  error: unknown,
  { problems }: WordsOf<'replay'>,
  language: Language,
): Promise<string> {
  if (error instanceof LinkError || error instanceof SourceError) return problems[error.reason]();
  const text = await faultText(error, language);
  if (error instanceof ReplayError) return problems.stops({ message: text });
  return error instanceof NotationError ? problems.unreadable({ message: text }) : text;
}
