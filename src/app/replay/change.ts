import type { Measured } from '../../kit/measured.ts';
import type { WordsOf } from '../words/words.ts';

/** What a decision lost or won, with its uncertainty. What rounds to zero has no sign. */
function change({ mean, standardError }: Measured, factor = 1) {
  const size = Math.abs(mean * factor);
  const sign = Number(size.toFixed(1)) === 0 ? '' : mean < 0 ? '+' : '−';
  return { sign, size, standardError: standardError * factor };
}

/** What a decision cost: the chance of winning, and the score in games that have one. */
export function costText(
  { cost, costOfScore }: Pick<WordsOf<'replay'>['analysis'], 'cost' | 'costOfScore'>,
  { winning, score }: { readonly winning: Measured; readonly score?: Measured },
  name: string,
): string {
  const texts = [cost(change(winning, 100)), ...(score === undefined ? [] : [costOfScore({ ...change(score), name })])];
  return texts.join(' · ');
}
