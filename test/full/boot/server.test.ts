/** A fresh copy starts: the tree in an empty folder, installed, built and started as the documents, the unit and the image do it. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ROOT, checkout, emptyFolder, plainEnv } from './checkout.ts';
import { type Image, buildImage, envOf, list, withoutOwners } from './dockerfile.ts';
import { hasOwnDriver } from '../../../server/storage/sqlite/driver.ts';
import { SOURCES } from '../../../tools/build/sources.ts';
import { expectPlayable } from './playable.ts';
import { type Started, killAll, start } from './start.ts';

// Installing compiles SQLite where there is no binary for the machine.
jest.setTimeout(20 * 60_000);

const scratch = emptyFolder();
const clone = join(scratch.folder, 'clone');

/** Serves on any free port, with a data file of its own. */
const env = (name: string): Record<string, string> =>
  plainEnv({ PORT: '0', DATA_FILE: join(scratch.folder, `${name}.sqlite`) });

async function expectServes(started: Started): Promise<void> {
  try {
    await expectPlayable(started.address);
  } finally {
    await started.stop();
  }
}

/** Where npm puts packages, and what it compiles there. */
const INSTALLED = ['node_modules', 'server/node_modules'];
const COMPILED = 'node_modules/better-sqlite3/build';
/** What `npm run serve` builds, with the scripts that the image runs. */
const BUILT = ['dist/app', 'server/dist'];

/** The files in a part of a tree, except those that were installed or built, relative to it. */
const filesOf = (tree: string, part: string): string[] =>
  statSync(join(tree, part)).isFile()
    ? [part]
    : readdirSync(join(tree, part), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(tree, join(entry.parentPath, entry.name)))
        .filter((file) => !/(^|\/)(dist|node_modules)\//.test(file))
        .sort();

/** npm uses its cache for what it has fetched before, and runs no audit. */
const FROM_CACHE = { npm_config_prefer_offline: 'true', npm_config_audit: 'false' };

/**
 * The binding that the tree's own `npm ci` compiled, as better-sqlite3 looks for it before it downloads or compiles one; where there is none the
 * clone compiles it.
 */
function prebuilt(): Record<string, string> {
  const binding = 'build/Release/better_sqlite3.node';
  const from = join(ROOT, 'node_modules/better-sqlite3');
  if (!existsSync(join(from, binding))) return {};
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { version: string };
  const { modules } = process.versions;
  const name = `better-sqlite3-v${version}-node-v${modules}-${process.platform}-${process.arch}.tar.gz`;
  execFileSync('tar', ['-czf', join(scratch.folder, name), '-C', from, binding]);
  return { npm_config_better_sqlite3_local_prebuilds: scratch.folder };
}

/** Passes the clone's build on to the browser tests: its source files are the same. Identical files are left alone, since other tests may use them. */
function handOn(begun: Date): void {
  rmSync(join(ROOT, 'dist/app'), { recursive: true, force: true });
  const isNew = (from: string, to: string): boolean =>
    statSync(from).isDirectory() || !existsSync(to) || !readFileSync(from).equals(readFileSync(to));
  for (const part of BUILT) cpSync(join(clone, part), join(ROOT, part), { recursive: true, filter: isNew });
  const stamp = join(ROOT, 'dist/built');
  writeFileSync(stamp, '');
  utimesSync(stamp, begun, begun);
}

let begun: Date;
beforeAll(() => {
  begun = new Date();
  checkout(clone);
});

afterAll(() => {
  killAll();
  scratch.remove();
});

describe('a fresh clone', () => {
  it('serves after the one line of the README', async () => {
    const line = readFileSync(join(clone, 'README.md'), 'utf8')
      .split('\n')
      .find((text) => text.endsWith('npm run serve'));
    expect(line).toBe('npm ci && npm run serve');
    const started = await start(['sh', '-c', line!], {
      cwd: clone,
      env: { ...env('readme'), ...prebuilt(), ...FROM_CACHE },
    });
    await expectServes(started);
    handOn(begun);
  });

  it('starts again without building again, and closes when npm is asked to end', async () => {
    const whenBuilt = (): number[] =>
      ['dist/app/index.html', 'dist/built', 'server/dist/server/main.js'].map(
        (file) => statSync(join(clone, file)).mtimeMs,
      );
    const before = whenBuilt();
    const started = await start(['npm', 'run', 'serve'], { cwd: clone, env: env('readme') });
    await expectPlayable(started.address);
    expect(await started.terminate()).toBe(0);
    await expect(fetch(started.address)).rejects.toThrow('fetch failed');
    expect(whenBuilt()).toEqual(before);
  });

  it('says what to run where the binding of SQLite is missing, and serves once it was run', async () => {
    rmSync(join(clone, COMPILED), { recursive: true, force: true });
    const serve = (): Promise<Started> => start(['npm', 'run', 'serve'], { cwd: clone, env: env('readme') });
    // From Node 24 on the server does not need it.
    if (!hasOwnDriver) await expect(serve()).rejects.toThrow('run `npm rebuild better-sqlite3`');
    const rebuilding = { ...plainEnv({}), ...prebuilt(), ...FROM_CACHE };
    execFileSync('npm', ['rebuild', 'better-sqlite3'], { cwd: clone, env: rebuilding, stdio: 'ignore' });
    expect(existsSync(join(clone, COMPILED))).toBe(true);
    await expectServes(await serve());
  });

  it('serves under systemd', async () => {
    // `npm run build` makes what the first start made, with the same scripts, and the package (package.test.ts).
    const { scripts } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')) as { scripts: { build: string } };
    expect(scripts.build).toBe('npm run build:app && npm run build:package && npm run build:server');
    const unit = readFileSync(join(clone, 'deploy/dominant-species.service'), 'utf8');
    const all = (key: string): string[] =>
      [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value!);
    const here = (text: string): string =>
      text
        .replaceAll(all('WorkingDirectory')[0]!, clone)
        .replaceAll('/var/lib', scratch.folder)
        .replaceAll('/usr/bin/node', process.execPath);
    const variables = Object.fromEntries(
      all('Environment').map((text) => here(text).split('=', 2) as [string, string]),
    );
    const [command] = all('ExecStart');
    await expectServes(
      await start(here(command!).split(' ') as [string, ...string[]], {
        cwd: clone,
        env: plainEnv({ ...variables, PORT: '0' }),
      }),
    );
  });
});

describe('the image', () => {
  it('serves, and says that it is well', async () => {
    const folder = join(scratch.folder, 'image');
    let compiled = join(clone, COMPILED);
    const image = buildImage(clone, folder, (command, stage: Image, stageEnv) => {
      const cwd = join(stage.root, stage.workdir);
      // As an engine would take the layer from its cache: the same lockfile was installed in the clone, which no longer needs it.
      if (command === 'npm ci') {
        for (const installed of INSTALLED.filter((part) => existsSync(join(clone, part))))
          renameSync(join(clone, installed), join(cwd, installed));
        compiled = join(cwd, COMPILED);
        return;
      }
      // What the clone has built with the same scripts is not built again, provided that all its sources are in the image.
      if (command === 'npm run build:app && npm run build:server') {
        for (const part of [...SOURCES, 'package.json', 'tools', 'types'])
          expect(filesOf(cwd, part)).toEqual(filesOf(clone, part));
        for (const part of BUILT) cpSync(join(clone, part), join(cwd, part), { recursive: true });
        return;
      }
      // What the clone compiled need not be compiled again.
      const withoutCompiling = { ...stageEnv, ...FROM_CACHE, npm_config_ignore_scripts: 'true' };
      execFileSync('sh', ['-ec', command], { cwd, env: withoutCompiling, stdio: ['ignore', 'pipe', 'inherit'] });
      if (command.startsWith('npm ci')) cpSync(compiled, join(cwd, COMPILED), { recursive: true });
    });
    // What is needed only for building and testing is not in the image.
    expect(list(image, '/app').sort()).toEqual(
      ['LICENSE', 'dist', 'node_modules', 'package-lock.json', 'package.json', 'server'].sort(),
    );
    expect(list(image, '/app/node_modules')).not.toContain('typescript');
    const imageEnv = envOf(image, withoutOwners(folder), { PORT: '0', HOST: '127.0.0.1' });
    const cwd = join(image.root, image.workdir);
    const started = await start(image.command as [string, ...string[]], { cwd, env: imageEnv });
    try {
      await expectPlayable(started.address);
      const [program, ...args] = image.healthcheck;
      execFileSync(program!, args, { cwd, env: { ...imageEnv, PORT: new URL(started.address).port } });
    } finally {
      expect(await started.stop()).toBe(0);
    }
  });
});
