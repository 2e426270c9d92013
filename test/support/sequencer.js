/**
 * The order in which test files start: first those on what ships, since nothing else matters if they fail; then the longest, so that no core waits for the
 * last of them; the rest as Jest orders it.
 */
import { relative, sep } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** The slowest files of both tiers, slowest first, without the folder `full`. A file missing here only makes the run end later. */
const LONG = [
  'boot/server',
  'boot/package',
  'boot/commands',
  'browser/axe',
  'browser/viewer',
  'browser/other-browsers',
  'browser/installed',
  'browser/whole-games',
  'browser/learn',
  'browser/room',
  'browser/fourth-game',
  'browser/hot-seat',
  'browser/online/online-words',
  'browser/online/online-axe',
  'browser/online/online',
  'browser/text-size',
  'server/several-processes',
  'server/lasting',
  'server/bots',
  'games/dominant-species/bots/commands',
  'games/dominant-species/bots/bots',
  'tools/documents',
  'contract/contract',
  'games/evolution-game/board/board',
  'games/dominant-species/board/gestures',
  'games/card-game/board/board',
  'games/dominant-species/game/game',
  'games/dominant-species/bots/facts',
  'contract/challenges',
  'games/dominant-species/bots/levels',
  'games/dominant-species/rules/position',
  'games/evolution-game/rules/whole-games',
  'games/dominant-species/rules/properties',
];

export default class extends Sequencer {
  /** How long files took, and which failed, is stored for each tier; transformed files are shared by all. */
  _getCachePath({ config, ...rest }) {
    return super._getCachePath({ ...rest, config: { ...config, id: `${config.id}-${config.displayName.name}` } });
  }

  sort(tests) {
    const name = ({ path, context }) =>
      relative(context.config.rootDir, path)
        .split(sep)
        .slice(1)
        .join('/')
        .replace(/^full\//, '')
        .replace(/\.test\.tsx?$/, '');
    const place = (test) => (LONG.includes(name(test)) ? LONG.indexOf(name(test)) : LONG.length);
    return [...super.sort(tests)].sort((one, other) => place(one) - place(other));
  }
}
