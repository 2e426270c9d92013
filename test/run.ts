/**
 * Runs tests: `node --import tsx test/run.ts quick` (`npm test`), `full` (`npm run test:full`), or Jest's projects by name, `rules,unit`. What
 * follows are Jest's own arguments: `npm test -- NAME` runs all tests whose path has NAME, in whichever tier they are.
 *
 * A browser test that fails is run once more by itself: a busy machine may have delayed a page too long. If it passes then, it is listed as unstable,
 * and the run has not failed.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { CHROMIUM_OF_TESTS, NO_CHROMIUM } from './browser/support/chromium.js';

const ROOT = join(import.meta.dirname, '..');

/** The part of Jest's report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  /** A file each, with the tests in it; a file that cannot be loaded has none. */
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** A finished run of Jest; without a report if it ended before it had one. */
interface Run {
  readonly succeeded: boolean;
  readonly report?: Report;
}

const scratch = mkdtempSync(join(tmpdir(), 'dominant-species-tests-'));
let runs = 0;

interface How {
  /** `quick`: without the folder `test/full`, and with fewer random games. */
  readonly tier?: 'quick';
  /** A file for what Jest prints, instead of the terminal. */
  readonly log?: string;
  /** From 0, the priority of this process, to 19, the lowest. */
  readonly nice?: number;
}

/** Runs Jest with the arguments given. */
async function jest(args: readonly string[], { tier, log, nice = 0 }: How = {}): Promise<Run> {
  const file = join(scratch, `${String(runs++)}.json`);
  // Modules of V8's contexts are behind a flag; young objects get more room, since tests make many that live shortly.
  const flags = ['--experimental-vm-modules', '--max-semi-space-size=64'];
  const command = [process.execPath, join(ROOT, 'node_modules/jest/bin/jest.js'), '--config', 'jest.config.js'];
  const output = log === undefined ? ('inherit' as const) : openSync(log, 'w');
  const child = spawn('nice', ['-n', String(nice), ...command, '--json', '--outputFile', file, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: flags.join(' '), TEST_TIER: tier ?? process.env.TEST_TIER ?? 'full' },
    stdio: ['ignore', output, output],
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
  return { succeeded: code === 0, ...(report && { report }) };
}

type File = Report['testResults'][number];
const hasFailed = ({ status }: { readonly status: string }): boolean => status === 'failed';
const isOfBrowser = ({ name }: File): boolean => /^test\/(full\/)?browser\//.test(relative(ROOT, name));

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The names of browser tests that failed and passed when run by themselves. */
const unstable: string[] = [];

/** Runs the failed tests of a browser file once more, without any other beside them. */
async function passesAlone({ name, assertionResults }: File): Promise<boolean> {
  const failed = assertionResults.filter(hasFailed).map(({ fullName }) => fullName);
  const chosen = failed.length === 0 ? [] : ['--testNamePattern', `^(${failed.map(escaped).join('|')})$`];
  const path = relative(ROOT, name);
  process.stderr.write(`\nOnce more, by itself: ${path}\n`);
  const { succeeded } = await jest(['--selectProjects', 'browser', '--runInBand', '--runTestsByPath', path, ...chosen]);
  if (succeeded) unstable.push(...(failed.length === 0 ? [path] : failed.map((test) => `${path}: ${test}`)));
  return succeeded;
}

/** Whether a run failed without a failed test: what tests cover, or a set-up. */
const failsBesidesTests = ({ succeeded, report }: Run): boolean =>
  !succeeded && !(report?.testResults.some(hasFailed) ?? false);

/** Whether a run succeeded, or failed only in browser tests that pass when run by themselves. */
async function isGood({ succeeded, report }: Run): Promise<boolean> {
  if (succeeded) return true;
  const failed = report?.testResults.filter(hasFailed) ?? [];
  if (failed.length === 0 || !failed.every(isOfBrowser)) return false;
  for (const file of failed) if (!(await passesAlone(file))) return false;
  return true;
}

/** The seconds a test file of the quick tier may take on a machine at rest before it is listed: it may belong in `test/full`. */
const SLOW_SECONDS = 5;

/** Prints what a reader of the last lines wants to know, and `N passed, N failed, N skipped`. */
function summarise(all: readonly Run[], isQuick: boolean): void {
  const reports = all.flatMap(({ report }) => report ?? []);
  const sum = (count: (report: Report) => number): number =>
    reports.reduce((total, report) => total + count(report), 0);
  const lines = [
    ...(CHROMIUM_OF_TESTS === undefined ? [`Left out: the tests of the pages. ${NO_CHROMIUM}`] : []),
    ...(isQuick
      ? ['Left out: what `npm run test:full` has besides (test/full, Postgres and Redis, and more random games).']
      : ['TEST_DATABASE_URL', 'TEST_REDIS_URL'].flatMap((name) =>
          process.env[name] === undefined ? [`Left out: tests of the server that need ${name}.`] : [],
        )),
    ...unstable.map((name) => `Unstable, since it failed once and passed alone: ${name}`),
    ...reports
      .flatMap(({ testResults }) => testResults.filter(hasFailed))
      .map(({ name }) => relative(ROOT, name))
      .filter((path) => !unstable.some((name) => name.startsWith(path)))
      .map((path) => `Failed: ${path}`),
    ...(all.some(failsBesidesTests)
      ? ['Failed, though no test did: what tests cover, or a set-up; above stands which.']
      : []),
  ];
  if (isQuick)
    for (const { name, startTime, endTime } of reports.flatMap(({ testResults }) => testResults)) {
      const seconds = (endTime - startTime) / 1000;
      if (seconds > SLOW_SECONDS) lines.push(`Slow, ${seconds.toFixed(1)} s: ${relative(ROOT, name)}`);
    }
  if (unstable.length > 0) {
    mkdirSync(join(ROOT, 'test-results'), { recursive: true });
    appendFileSync(join(ROOT, 'test-results/unstable.txt'), `${unstable.join('\n')}\n`);
  }
  const failed = sum(({ numFailedTests }) => numFailedTests) - unstable.length;
  lines.push(
    `${String(sum(({ numPassedTests }) => numPassedTests) + unstable.length)} passed, ${String(Math.max(0, failed))} failed, ${String(sum(({ numPendingTests }) => numPendingTests))} skipped`,
  );
  process.stdout.write(`\n${lines.join('\n')}\n`);
}

const projects = (names: string): string[] => ['--selectProjects', ...names.split(',')];

/** What ships is installed, built and started first, with the tests without a browser beside it. Then come the browsers, on what was built. */
async function runFull(): Promise<Run[]> {
  const log = join(scratch, 'rules.log');
  // Counting what tests of the rules cover fills a core that waits meanwhile.
  const covering = jest([...projects('rules'), '--coverage', '--maxWorkers=2'], { log, nice: 5 });
  const rest = await jest(projects('boot,unit,tools,reference,server'));
  const covered = await covering;
  process.stdout.write(readFileSync(log, 'utf8'));
  if (!rest.succeeded || !covered.succeeded) return [rest, covered];
  return [rest, covered, await jest(projects('browser'))];
}

/** Runs what the command line asks for; returns the exit status. */
async function main([what = 'quick', ...args]: readonly string[]): Promise<number> {
  const isQuick = what === 'quick' && args.length === 0;
  let all: Run[];
  if (isQuick) all = [await jest(projects('rules,unit,tools,server,browser'), { tier: 'quick' })];
  else if (what === 'quick') all = [await jest(args)];
  else if (what === 'full') all = await runFull();
  // Before the projects, which are a list without an end.
  else all = [await jest([...args, ...projects(what)])];
  let good = true;
  for (const run of all) good = (await isGood(run)) && good;
  summarise(all, isQuick);
  return good ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
