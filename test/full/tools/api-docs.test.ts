/** The documentation of the API: typedoc finds nothing exported that is undocumented, no dead link, and no type left out (typedoc.json). */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from '@jest/globals';

const TYPEDOC = 'node_modules/typedoc/bin/typedoc';

/** What typedoc says: without warnings only that it has loaded the plugin. Rejects if it fails. */
const typedoc = async (...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [TYPEDOC, '--logLevel', 'Warn', ...args])).stdout;

mkdirSync('test-results', { recursive: true });
const folder = mkdtempSync(resolve('test-results/api-docs-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('typedoc makes the pages without a warning', async () => {
  await expect(typedoc('--out', folder)).resolves.toBe('');
});

it('typedoc refuses what is undocumented, what is not exported, and dead links', async () => {
  const file = `${folder}/entry.ts`;
  writeFileSync(
    file,
    `/** An entry.\n @module */
     interface Hidden {}
     /** Returns {@link nothing}. */
     export const first: Hidden = {};
     /** Documented.
      *  @property event What happened. */
     export type Happened = { event: 'a'; count: number };`,
  );
  const tsconfig = `${folder}/tsconfig.json`;
  writeFileSync(tsconfig, JSON.stringify({ files: [file] }));
  const options = { ...(JSON.parse(readFileSync('typedoc.json', 'utf8')) as object), entryPoints: [file], tsconfig };
  const plugin = [resolve('tools/build/typedoc-fields.js')];
  writeFileSync(`${folder}/typedoc.json`, JSON.stringify({ ...options, plugin, out: `${folder}/out` }));
  const failed = await typedoc('--options', `${folder}/typedoc.json`).catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: expect.any(Number) });
  const { stderr, stdout } = failed as { stderr: string; stdout: string };
  const said = stderr + stdout;
  expect(said).toMatch(/Hidden, .*is referenced by .*first but not included/);
  expect(said).toMatch(/nothing/);
  expect(said).toMatch(/Happened.*count .*does not have any documentation/);
  expect(said).not.toMatch(/Happened.*event .*does not have any documentation/);
});
