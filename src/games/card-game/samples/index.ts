/** Finished games to watch. */
import type { Sample } from '../../../kit/learning.ts';
import { unpack } from '../../../kit/pack.ts';

export const samples: readonly Sample[] = [
  {
    id: 'five-strong-bots',
    title: { en: 'Five strong bots', de: 'Fünf starke Bots' },
    load: async () => unpack((await import('./five-strong-bots.ts')).letters),
  },
];
