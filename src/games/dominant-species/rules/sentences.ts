/** What is refused about documents of this game, to be said in every language of the page. */
import { sayer } from '../../../kit/say.ts';

export const say = sayer(async () => (await import('../sentences-de.ts')).SENTENCES);
