/**
 * `npm run bench`: how fast the rules play, how heavy the page is, and how soon it answers. Nothing of it is a test. `--short` does all of it a few
 * times only and slows nothing down, to see that it works: its numbers mean little. `--clicks` counts the clicks of a whole game instead.
 */
import './production.ts';
import { parseArgs } from 'node:util';
import { benchClicks } from './clicks.ts';
import { benchPage } from './page.ts';
import { print } from './print.ts';
import { benchRules } from './rules.ts';

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, clicks: { type: 'boolean', default: false } },
});
if (values.clicks) await benchClicks(values.short);
else {
  benchRules(values.short);
  print('');
  await benchPage(values.short);
}
