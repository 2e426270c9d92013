/**
 * `npm run test:nodes`: what a newcomer does, on every version of Node that the documents name, at its newest patch: a fresh copy of the tree is
 * installed and served, its unit tests run, and the packed package is installed into a project and used. `npm run test:nodes -- 24` takes one version.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { checkout, emptyFolder, plainEnv } from './full/boot/checkout.ts';
import { start } from './full/boot/start.ts';

/** The versions that the documents name, from the oldest that is allowed. */
export const NODES = ['20.19', '22', '24', '26'] as const;

const scratch = emptyFolder();

/** Installs a version of Node from the npm registry into a folder of its own; returns that folder, with `bin` and `include`. */
function installNode(version: string): string {
  const folder = join(scratch.folder, `node-${version}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', `${name}@${version}`], {
    cwd: folder,
    env: plainEnv(),
    stdio: 'inherit',
  });
  return join(folder, 'node_modules', name);
}

/** Does all of it with one version. Throws at the first failure, whose output was printed. */
async function tryNode(version: string): Promise<void> {
  const node = installNode(version);
  const clone = join(scratch.folder, `tree-${version}`);
  const env = plainEnv({
    PATH: `${join(node, 'bin')}${delimiter}${process.env.PATH!}`,
    // SQLite's binding is compiled for this version where there is no binary of it.
    npm_config_nodedir: node,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    CI: 'true',
  });
  const run = (tier: 'quick' | 'full', command: string, ...args: string[]): void => {
    process.stdout.write(`\n${installed}: ${command} ${args.join(' ')}\n`);
    execFileSync(command, args, { cwd: clone, env: { ...env, TEST_TIER: tier }, stdio: 'inherit' });
  };
  const installed = `Node ${execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim()}`;
  checkout(clone);
  run('quick', 'npm', 'ci');
  process.stdout.write(`\n${installed}: npm run serve\n`);
  const served = await start(['npm', 'run', 'serve'], {
    cwd: clone,
    env: { ...env, PORT: '0', DATA_FILE: join(scratch.folder, `${version}.sqlite`) },
  });
  try {
    for (const path of ['/', '/health', '/games']) {
      const { status } = await fetch(new URL(path, served.address));
      if (status !== 200) throw new Error(`${path} answered ${String(status)}`);
    }
  } finally {
    await served.stop();
  }
  run('quick', 'npm', 'run', 'test:unit');
  // A folder decides what is left out of the quick tier, and the package's tests are in it.
  run('full', 'npm', 'run', 'test:boot', '--', 'package');
}

try {
  const [only] = process.argv.slice(2);
  for (const version of only === undefined ? NODES : [only]) await tryNode(version);
} finally {
  scratch.remove();
}
