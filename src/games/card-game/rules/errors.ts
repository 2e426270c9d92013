/** Translatable errors about documents of this game. */
import { type Sentences, sayer } from '../../../kit/say.ts';

export const say = sayer(
  async (language) =>
    ((await import(`../errors-${language}.json`, { with: { type: 'json' } })) as { default: Sentences }).default,
);
