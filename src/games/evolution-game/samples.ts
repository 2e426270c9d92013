/** Finished games to watch: their titles are in `content/<language>/samples.md`. */
import { samplesFrom } from '../../kit/learning-files.ts';

export const samples = samplesFrom(
  (language) => import(`./content/${language}/samples.md?raw`),
  (id) => import(`./content/samples/${id}.json`, { with: { type: 'json' } }),
);
