/** What Regression threatens, in sentences. */
import { ELEMENTS, type ElementName } from '../../rules/components.ts';
import type { Locale } from '../words.ts';
import type { RegressionOutlook } from './outlook.ts';

const named = (elements: readonly number[]): ElementName[] => elements.map((element) => ELEMENTS[element]!);

/** What an animal loses this turn of what is threatened. */
export function lossesText({ sums }: Locale, { losses, threatened, protections }: RegressionOutlook): string {
  const { none, all, some } = sums.regression.now;
  const names = named(threatened);
  if (losses === 0) return none({ threatened: names });
  return losses === names.length
    ? all({ losses, threatened: names })
    : some({ losses, threatened: names, protections });
}

/** What is threatened next turn. */
export const nextText = ({ sums }: Locale, { threatened, protections }: RegressionOutlook): string =>
  sums.regression.next({ threatened: named(threatened), protections });
