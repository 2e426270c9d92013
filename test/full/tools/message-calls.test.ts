/** Every call of a message gives it the values that its text names, of a type that it can write, and no others. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from '@jest/globals';
import { messageCalls, programOf } from '../../words/calls.ts';

const MENTIONS_WORDS = /\b\w*[Ww]ords?\b/;

/** What reads the messages calls them without knowing which. */
const READER = 'src/words/message.ts';

const WITH_WORDS = ['src', 'package', 'test/tricks']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)))
  .filter((path) => /(?<!test)\.tsx?$/.test(path) && MENTIONS_WORDS.test(readFileSync(path, 'utf8')));

/** Calls of messages, some of them wrong, in the order of the faults expected. */
const SAMPLE = 'test/words/sample-calls.ts';
const SAMPLES = {
  'test/words/sample.json': JSON.stringify({
    hello: 'Hello, {player}',
    cards: '{player} has {count, plural, one {# card} other {# cards}}',
    winners: '{names, list} {by, select, null {win} other {win by {by}}}',
    square: '{tile.at}',
    closed: { yes: 'Closed by {player}', no: 'Open' },
  }),
  [SAMPLE]: `
    import type { Words } from '../../src/words/message.ts';
    import type catalogue from './sample.json';
    declare const words: Words<typeof catalogue>;
    declare const answer: 'yes' | 'no';
    const { hello, cards: hand } = words;
    hello({ player: 'Ann' });
    hand({ player: 'Ann', count: 2 });
    words.winners({ names: ['Ann', 'Ben'], by: null });
    words.square({ tile: { at: 'C3' } });
    words.closed[answer]({ player: 'Ann' });
    hello();
    hello({ name: 'Ann' });
    hello({ player: () => 'Ann' });
    hello({ player: words.hello });
    hand({ player: 'Ann', count: '2' });
    words.cards({ player: null as string | null, count: 2 });
    words.winners({ names: { first: 'Ann' }, by: 'cards' });
    words.square({ tile: { name: 'C3' } });
    words.closed[answer]({});
    (answer === 'yes' ? words.closed.yes : hello)({ players: 2 });
    [words.hello].map((message) => message({ player: 'Ann' }));
  `,
};

const program = programOf(WITH_WORDS, SAMPLES);
const { inFile } = messageCalls(program);

it('a value that is missing, unknown or of the wrong type is found', () => {
  const { calls, faults, untold } = inFile(program.getSourceFile(join(process.cwd(), SAMPLE))!);
  expect(calls).toBe(15);
  expect(faults.map((fault) => fault.replace(/^.*?:\d+: /, ''))).toEqual([
    'player is missing',
    'player is missing',
    'name is not in the message',
    'player is () => string',
    'player is Message',
    'count is string',
    'player is string | null',
    'names is { first: string; }',
    'tile.at is missing',
    'player is missing',
    'player is missing',
    'players is not in the message',
  ]);
  expect(untold.map((call) => call.replace(/^.*?:\d+: /, ''))).toEqual(["message({ player: 'Ann' })"]);
});

it('all calls give their messages what these name', () => {
  const files = program
    .getSourceFiles()
    .filter(
      ({ fileName, text, isDeclarationFile }) =>
        !isDeclarationFile && MENTIONS_WORDS.test(text) && !fileName.endsWith('.json'),
    )
    .filter(({ fileName }) => ![SAMPLE, READER].includes(relative('.', fileName)));
  const found = files.map(inFile);
  expect(found.flatMap(({ faults }) => faults)).toEqual([]);
  // A message handed on as a function gets its values elsewhere: call it where its name still says which one it is.
  expect(found.flatMap(({ untold }) => untold)).toEqual([]);
  expect(found.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(600);
});
