/** Another game like the one before. */
import { freshChance } from '../bots/chance.ts';
import { seatNames } from '../ui/seat-names.ts';
import type { WordsOf } from '../words/words.ts';
import { type Session, startSession } from './session.ts';
import { openSession } from './start.ts';

/** Starts another game with the same people and options, and the same bots unless others are named. */
export function rematch(
  { game, names: before, bots: seated, local }: Session,
  words: WordsOf<'page'>,
  bots: Session['bots'] = seated,
): void {
  const { setup } = local.begun;
  const options =
    setup === undefined ? game.rules.defaultOptions(before.length) : game.notation.options.read(setup, 'setup');
  // Another bot does not inherit a name.
  const names = seatNames(
    bots.map((bot, seat) => ({ name: bot === seated[seat] ? before[seat]! : '', bot })),
    words,
  );
  const next = startSession(game, { options }, names, freshChance(), bots);
  openSession(next, () => window.confirm(words.start.overwrite()));
}
