/**
 * `npm run bench`: how fast the rules play, how heavy the page is, and how soon it answers. Nothing of it is a test. `--short` does all of it a few
 * times only, to see that it works: its numbers mean little.
 */
import './production.ts';
import { parseArgs } from 'node:util';
import { benchPage } from './page.ts';
import { print } from './print.ts';
import { benchRules } from './rules.ts';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
benchRules(values.short);
print('');
await benchPage(values.short);
