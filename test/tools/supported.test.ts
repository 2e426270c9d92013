/** The versions of Node and npm that the project supports, and what its package.json says of where it comes from. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const text = (file: string): string => readFileSync(file, 'utf8');
const json = (file: string): Record<string, unknown> => JSON.parse(text(file)) as Record<string, unknown>;

const manifest = json('package.json');
const workflow = text('.github/workflows/ci.yml');

describe('Node', () => {
  const RECOMMENDED = '24';

  it('is the recommended one in .nvmrc and the image', () => {
    expect(text('.nvmrc').trim()).toBe(RECOMMENDED);
    const bases = [...text('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version);
    expect(new Set(bases)).toEqual(new Set([RECOMMENDED]));
  });

  it('is tested in each version that the documents name, from the oldest that is allowed', () => {
    const [, listed] = /^ +node: \[(.*)\]$/m.exec(workflow)!;
    const tested = listed!.split(', ').map((version) => version.replaceAll("'", ''));
    expect(tested).toEqual(['20.19', '22', '24', '26']);
    expect(text('test/nodes.ts')).toContain(`NODES = [${listed!}]`);
    expect(manifest.engines).toEqual({ node: `>=${tested[0]!}` });
    for (const document of ['README.md', 'CONTRIBUTING.md', 'docs/operating.md'])
      for (const version of tested) expect(text(document)).toContain(version);
  });

  it('is tested where the packages are that the script installs: on Debian', () => {
    expect(workflow).toMatch(/^ +image: node:\$\{\{ matrix\.node \}\}-bookworm$/m);
  });
});

describe('install scripts', () => {
  const installed = json('package-lock.json').packages as Record<string, { hasInstallScript?: true }>;
  const withScript = Object.entries(installed).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  );

  it('are each allowed or denied: npm 12 runs no other', () => {
    expect(withScript).toContain('better-sqlite3');
    expect(Object.keys(manifest.allowScripts as object).sort()).toEqual([...withScript].sort());
    expect(manifest.allowScripts).toMatchObject({ 'better-sqlite3': true, esbuild: true });
  });

  it.each(['bot-arena', 'hot-seat', 'online-stock-server'])('are allowed where the example %s needs them', (name) => {
    const { dependencies, allowScripts = {} } = json(`examples/${name}/package.json`) as {
      dependencies: object;
      allowScripts?: object;
    };
    const needed = Object.keys(dependencies).filter((each) => withScript.includes(each));
    expect(allowScripts).toEqual(Object.fromEntries(needed.map((each) => [each, true])));
  });
});

it('examples/README.md names each script that starts something', () => {
  const readme = text('examples/README.md');
  for (const name of ['hot-seat', 'online-stock-server', 'bot-arena']) {
    const { scripts } = json(`examples/${name}/package.json`) as { scripts: Record<string, string> };
    for (const script of Object.keys(scripts).filter((each) => each !== 'build'))
      expect(readme).toContain(script === 'start' ? 'npm start' : `npm run ${script}`);
  }
});

it('package.json names a repository, or docs/package.md says why it does not', () => {
  const says = text('docs/package.md').includes('has no `repository`');
  expect(manifest.repository === undefined).toBe(says);
  // Without an address nothing can be published by mistake.
  if (says) expect(manifest.private).toBe(true);
  expect(existsSync('LICENSE')).toBe(true);
});
