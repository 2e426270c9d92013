/** @jest-environment jsdom */
/** The examples in the comments of the package's entries, as printed: every entry has one, it compiles strictly, and it runs. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import ts from 'typescript';
import { neverResize, setScreen } from '../../support/fake-screen.ts';
import { eventually } from '../../support/waiting.ts';

/** The sources behind what `package.json` exports, by import. */
const ENTRIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    (
      JSON.parse(readFileSync('package.json', 'utf8')) as {
        exports: Record<string, string | { import?: { types: string } }>;
      }
    ).exports,
  ).flatMap(([name, target]) => {
    // Stylesheets have no examples.
    if (typeof target === 'string' || target.import === undefined) return [];
    const source = target.import.types.replace('./dist/package/es/', '').replace(/\.d\.ts$/, '');
    const file = [`${source}.ts`, `${source}.tsx`].find((each) => ts.sys.fileExists(each))!;
    return [[name.replace('.', 'dominant-species'), resolve(file)]];
  }),
);

// In the project, for its dependencies.
mkdirSync('test-results', { recursive: true });
const folder = mkdtempSync(resolve('test-results/examples-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The examples of every entry. */
const examples = Object.entries(ENTRIES).flatMap(([entry, source]) => {
  const [comment = ''] = /\/\*\*[\s\S]*?\*\//.exec(readFileSync(source, 'utf8')) ?? [];
  return [...comment.matchAll(/@example[^\n]*\n \* ```(tsx?)\n([\s\S]*?) \* ```/g)].map(([, kind, lines], i) => ({
    entry,
    name: `${entry.replaceAll('/', '-')}-${String(i + 1)}.${kind!}`,
    code: lines!.replace(/^ \* ?/gm, ''),
  }));
});

it('every entry has an example', () => {
  expect([...new Set(examples.map(({ entry }) => entry))]).toEqual(Object.keys(ENTRIES));
});

describe('the examples compile strictly', () => {
  let program: ts.Program;
  beforeAll(() => {
    const files = examples.map(({ name, code }) => {
      writeFileSync(`${folder}/${name}`, code);
      return `${folder}/${name}`;
    });
    const config = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config as unknown;
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
    options.paths = Object.fromEntries(Object.entries(ENTRIES).map(([name, source]) => [name, [source]]));
    program = ts.createProgram([...files, resolve('types/css.d.ts')], options);
  });

  it.each(examples)('$name', ({ name }) => {
    const source = program.getSourceFile(`${folder}/${name}`);
    expect(source).toBeDefined();
    const faults = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });
});

describe('the examples run', () => {
  beforeEach(() => {
    neverResize();
    setScreen(() => true);
    document.body.innerHTML = '<div id="root"></div>';
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  // A server stays up; test/full/boot starts the one in examples/online-stock-server.
  const short = examples.filter(({ entry }) => entry !== 'dominant-species/server-storage');

  it.each(short)('$name', async ({ entry, name, code }) => {
    const log = jest.spyOn(console, 'log').mockReturnValue();
    const error = jest.spyOn(console, 'error').mockReturnValue();
    const file = `${folder}/run-${name}`;
    const imported = (what: string): string =>
      // Without a bundler, boardgame.io is found only at these addresses.
      ENTRIES[what] ?? what.replace(/^boardgame\.io\/(.*)/, 'boardgame.io/dist/cjs/$1.js');
    writeFileSync(
      file,
      code.replace(/(?<=from |import )'([^']+)'/g, (_, what: string) => JSON.stringify(imported(what))),
    );
    // eslint-disable-next-line project/imports -- the file has just been written
    await import(file);
    if (entry.endsWith('/board')) {
      await eventually(() => {
        expect(document.querySelector('#root *')).not.toBeNull();
      });
    }
    if (code.includes('console.log')) expect(log).toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });
});
