/** Why a game cannot be shown, in words. */
import { NotationError } from '../../kit/decode.ts';
import { ReplayError } from '../../kit/record.ts';
import { LinkError } from '../../kit/pack.ts';
import { SourceError } from './sources.ts';
import type { ReplayWords } from './words.ts';

export function refusalText(error: unknown, { problems }: ReplayWords): string {
  if (error instanceof LinkError || error instanceof SourceError) return problems[error.reason];
  if (error instanceof ReplayError) return problems.stops(error.message);
  if (error instanceof NotationError) return problems.unreadable(error.message);
  return error instanceof Error ? error.message : String(error);
}
