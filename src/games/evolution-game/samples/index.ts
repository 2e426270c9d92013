/** Finished games to watch. */
import type { Sample } from '../../../kit/learning.ts';
import { unpack } from '../../../kit/pack.ts';

export const samples: readonly Sample[] = [
  {
    id: 'four-strong-bots',
    title: { en: 'Four strong bots', de: 'Vier starke Bots' },
    load: async () => unpack((await import('./four-strong-bots.ts')).letters),
  },
];
