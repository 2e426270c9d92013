/** `npm run bench`: how fast the rules play, how heavy the page is, and how soon it responds. Nothing here is a test. */
import './production.ts';
import { command, runIfStarted, stop } from '../tools/command-line.ts';
import { benchClicks } from './clicks.ts';
import { benchPage } from './page.ts';
import { print } from './print.ts';
import { benchRules } from './rules.ts';

const USAGE = `npm run bench -- [options]

  --short   does all of it a few times only and slows nothing down, to see that it works: its numbers mean little
  --rules   measures the rules and bots alone, without the page
  --clicks  counts the clicks of a whole game of Dominant Species instead

It measures all games. Interrupted, it prints what it has.`;

export const main = command(USAGE, async (given, io) => {
  const short = given.has('short');
  const [rules, clicks] = [given.has('rules'), given.has('clicks')];
  if (rules && clicks) stop('--rules and --clicks measure different things: give one of them', 2);
  if (clicks) await benchClicks(short, io);
  else await benchRules(short, io);
  if (clicks || rules || io.isInterrupted()) return 0;
  print('');
  await benchPage(short, io);
  return 0;
});

runIfStarted(main, import.meta.url);
