/** The rulebook, with the numbers of the components. */
import { rulebookOf } from '../../../../table/rulebook/rulebook-of.tsx';
import { INITIATIVE, SECTIONS, SPACES_OF } from '../../rules/components.ts';
import { useLocale } from '../words.ts';

/** The id of the entry on something, by its name in the rules: "ice-age". */
export const entryId = (name: string): string => name.replaceAll(' ', '-');

export const { Rulebook, fetchRules } = rulebookOf({
  text: (code) => import(`../../content/${code}/rulebook.md?raw`),
  facts: Object.fromEntries(SECTIONS.map((section, i) => [`spaces.${section}`, SPACES_OF[INITIATIVE + i]!])),
  parts: async () => (await import('./Figures.tsx')).parts,
  useWords: useLocale,
});
