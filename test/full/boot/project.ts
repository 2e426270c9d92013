/** An empty project elsewhere, into which the packed package is installed. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, emptyFolder, plainEnv } from './checkout.ts';

export interface Project {
  readonly folder: string;
  /** The files of the package; empty before it is installed. */
  readonly packed: readonly string[];
  /** Packs the package and installs it, together with what the tests use alongside it. */
  install(): void;
  /** Writes a file of the project. */
  readonly write: (path: string, text: string) => void;
  /** Runs a program in the project; returns what it printed. Throws with that if it fails. */
  readonly run: (command: string, ...args: string[]) => string;
  /** Runs a tool on the project that works the same wherever it is installed: the tree's own, since installing tools takes longer than using them here. */
  readonly runBin: (name: string, ...args: string[]) => string;
  remove(): void;
}

const INSTALLED = [
  '@fontsource-variable/inter',
  '@fontsource-variable/source-serif-4',
  'better-sqlite3',
  'boardgame.io',
  'react',
  'react-dom',
  '@types/node',
  '@types/react',
  '@types/react-dom',
];

export function newProject(): Project {
  const scratch = emptyFolder();
  const folder = join(scratch.folder, 'project');
  mkdirSync(folder);
  const packed: string[] = [];

  const runIn = (cwd: string, command: string, ...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: plainEnv() });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(status)}:\n${stdout}${stderr}`);
    return stdout;
  };
  const run = (command: string, ...args: string[]): string => runIn(folder, command, ...args);
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  return {
    folder,
    packed,
    run,
    runBin: (name, ...args) => run(join(ROOT, 'node_modules/.bin', name), ...args),
    write,
    install() {
      const printed = runIn(ROOT, 'npm', 'pack', '--json', '--pack-destination', scratch.folder);
      const [{ filename, files }] = JSON.parse(printed.slice(printed.indexOf('[\n'))) as [
        { filename: string; files: { path: string }[] },
      ];
      packed.push(...files.map(({ path }) => path));
      const { dependencies, devDependencies, overrides } = JSON.parse(
        readFileSync(join(ROOT, 'package.json'), 'utf8'),
      ) as Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>;
      const versions = INSTALLED.map((name): [string, string] => [name, dependencies[name] ?? devDependencies[name]!]);
      write(
        'package.json',
        JSON.stringify({
          private: true,
          dependencies: { ...Object.fromEntries(versions), 'dominant-species': `file:../${filename}` },
          // The overrides that docs/online.md gives users of boardgame.io's own server.
          overrides: { 'koa-compose': overrides['koa-compose'], 'koa-socket-2': overrides['koa-socket-2'] },
        }),
      );
      // What is compiled in the tree need not be compiled again.
      const install = (): string =>
        run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts');
      try {
        install();
      } catch {
        // A registry that did not answer for a moment is reported as a conflict of versions.
        install();
      }
      const compiled = 'node_modules/better-sqlite3/build';
      cpSync(join(ROOT, compiled), join(folder, compiled), { recursive: true });
    },
    remove: scratch.remove,
  };
}
