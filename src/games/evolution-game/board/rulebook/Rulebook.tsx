/** The rulebook. */
import { rulebookOf } from '../../../../table/rulebook/rulebook-of.tsx';
import { RECONSTRUCTION } from '../../rules/data.ts';
import { useLocale } from '../words.ts';

const { plague, rapidSpeciation, ...others } = RECONSTRUCTION.naturalSelection;

export const { Rulebook } = rulebookOf({
  text: (code) => import(`../../content/${code}/rulebook.md?raw`),
  facts: { plague: plague.length, rapidSpeciation: rapidSpeciation.length, ...others },
  parts: async () => (await import('./figures.tsx')).parts,
  useWords: useLocale,
});
