/** Finished games to watch. */
import type { Sample } from '../../../kit/learning.ts';
import { unpack } from '../../../kit/pack.ts';

export const samples: readonly Sample[] = [
  {
    id: 'six-strong-bots',
    title: { en: 'Six strong bots', de: 'Sechs starke Bots' },
    load: async () => unpack((await import('./six-strong-bots.ts')).letters),
  },
  {
    id: 'three-strong-bots',
    title: { en: 'Three strong bots', de: 'Drei starke Bots' },
    load: async () => unpack((await import('./three-strong-bots.ts')).letters),
  },
];
