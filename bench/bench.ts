/** `npm run bench`: how fast the rules play, how heavy the page is, and how soon it answers. Nothing of it is a test. */
import './production.ts';
import { benchPage } from './page.ts';
import { print } from './print.ts';
import { benchRules } from './rules.ts';

benchRules();
print('');
await benchPage();
