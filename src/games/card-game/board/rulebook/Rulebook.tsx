/** The rulebook. */
import { rulebookOf } from '../../../../table/rulebook/rulebook-of.tsx';
import { END_VPS, TRACK_VPS } from '../../rules/components.ts';
import { useWords } from '../words.ts';

export const { Rulebook } = rulebookOf({
  text: (code) => import(`../../content/${code}/rulebook.md?raw`),
  facts: { endVps: END_VPS, trackVps: TRACK_VPS },
  parts: async () => (await import('./parts.tsx')).parts,
  useWords,
});
