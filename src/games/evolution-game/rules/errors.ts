/** Translatable errors about documents of this game. */
import type { Sentences } from '../../../kit/sentences.ts';
import { sayer } from '../../../kit/say.ts';

export const say = sayer(
  async (language) => ((await import(`../sentences-${language}.ts`)) as { SENTENCES: Sentences }).SENTENCES,
);
