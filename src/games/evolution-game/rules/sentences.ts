/** Translatable errors about documents of this game. */
import { sayer } from '../../../kit/say.ts';

export const say = sayer(async () => (await import('../sentences-de.ts')).SENTENCES);
