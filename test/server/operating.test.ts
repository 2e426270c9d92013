import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { VARIABLES, readConfig } from '../../server/config.ts';

const root = join(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');

const operating = text('docs/operating.md');
const dockerfile = text('Dockerfile').replaceAll(/\\\n\s*/g, '');
const names = Object.keys(VARIABLES.shape);

/** The first group of every match of a pattern. */
const found = (where: string, pattern: RegExp): string[] => [...where.matchAll(pattern)].map((match) => match[1]!);

/** The default of every variable that has one, as documented. */
const defaults = Object.fromEntries(
  Object.entries(VARIABLES.shape).flatMap(([name, reads]) =>
    reads instanceof z.ZodPrefault ? [[name, reads.def.defaultValue]] : [],
  ),
);

describe('docs/operating.md', () => {
  const section = operating.split('\n## ').find((one) => one.startsWith('Variables'))!;
  const rows = [...section.matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\| (.*?) +\|$/gm)];

  it('has every variable in its table, in the order of the server', () => {
    expect(rows.map(([, name]) => name)).toEqual(names);
  });

  it('has their defaults', () => {
    const written = rows.flatMap(([, name, value]) => (/^`.*`$/.test(value!) ? [[name, value!.slice(1, -1)]] : []));
    expect(Object.fromEntries(written)).toEqual(defaults);
    expect(readConfig(defaults)).toEqual(readConfig({}));
  });

  it('sets no other variables', () => {
    const others = ['POSTGRES_PASSWORD', 'SITE_ADDRESS'];
    expect(names.concat(others)).toEqual(expect.arrayContaining(found(operating, /\b([A-Z]+_[A-Z_]+)=/g)));
  });

  it('names files and commands that are there', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(found(operating, /npm run (?:-s )?([\w-]+)/g)));
    for (const file of found(operating, /\]\(\.\.\/([^)#]+)\)/g)) expect(existsSync(join(root, file))).toBe(true);
  });

  it('names the figures that there are', () => {
    const there = found(text('server/metrics.ts'), /name: '(ds_\w+)'/g).sort();
    expect([...new Set(found(operating, /^\| `(ds_\w+)`/gm))].sort()).toEqual(there);
    // The dashboard shows each of them, a histogram by its parts, and nothing else.
    const shown = found(text('deploy/grafana-dashboard.json'), /\b(ds_\w+?)(?:_bucket|_count)?(?=\{)/g);
    expect([...new Set(shown)].sort()).toEqual(there);
  });
});

describe('Dockerfile', () => {
  it('copies what is there and is not left out', () => {
    const left = text('.dockerignore').trim().split('\n');
    const copied = found(dockerfile, /^COPY (?!--from)(.*)$/gm).flatMap((args) => args.split(' ').slice(0, -1));
    expect(copied).toContain('package-lock.json');
    for (const file of copied) {
      expect(existsSync(join(root, file))).toBe(true);
      expect(left).not.toContain(file.split('/')[0]);
    }
  });

  it('leaves out nothing that is built from', () => {
    const left = text('.dockerignore').trim().split('\n');
    for (const file of ['src', 'server', 'public', 'types', 'tools', 'index.html']) {
      expect(existsSync(join(root, file))).toBe(true);
      expect(left).not.toContain(file);
    }
  });

  it('sets variables that the server knows, to what it accepts', () => {
    const set = found(dockerfile, /^ENV (.*)$/gm)
      .flatMap((line) => line.split(' '))
      .map((one) => one.split('=') as [string, string]);
    const known = set.filter(([name]) => name !== 'NODE_ENV');
    expect(names).toEqual(expect.arrayContaining(known.map(([name]) => name)));
    expect(readConfig(Object.fromEntries(known))).toMatchObject({ host: '0.0.0.0', port: 8000 });
  });

  it('starts the server as npm run serve does', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    const command = (JSON.parse(found(dockerfile, /^CMD (.*)$/gm)[0]!) as string[]).join(' ');
    expect(scripts.serve!.endsWith(command)).toBe(true);
    expect(text('deploy/dominant-species.service')).toContain(`ExecStart=/usr/bin/${command}\n`);
  });
});

it('leaves .env, which has the password of the database, out of git, the image and the package', () => {
  const { files } = JSON.parse(text('package.json')) as { files: string[] };
  for (const file of ['.env', '.env.local', 'examples/hot-seat/.env']) {
    expect(execFileSync('git', ['check-ignore', file], { cwd: root, encoding: 'utf8' }).trim()).toBe(file);
  }
  expect(text('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['**/.env', '**/.env.*']));
  expect(files).toContain('!**/.env*');
});

describe('compose.yaml', () => {
  const compose = text('compose.yaml');

  it('sets variables that the server knows, to what it accepts', () => {
    const app = compose.slice(compose.indexOf('x-app:'), compose.indexOf('\nservices:'));
    const set = [...app.matchAll(/^ {4}([A-Z_]+): (.*)$/gm)].map(([, name, value]): [string, string] => [
      name!,
      value!.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll(/\$\{\w+:\?[^}]*\}/g, 'given'),
    ]);
    expect(set.length).toBeGreaterThan(3);
    expect(names).toEqual(expect.arrayContaining(set.map(([name]) => name)));
    expect(readConfig(Object.fromEntries(set))).toMatchObject({
      databaseUrl: 'postgres://ds:given@postgres:5432/ds',
      redisUrl: 'redis://redis:6379',
      trustProxy: ['uniquelocal'],
    });
  });

  it('has the processes that the proxy shares out to', () => {
    const processes = found(text('deploy/Caddyfile'), /\b(app-\d):8000/g);
    expect(processes).toEqual(found(compose, /^ {2}(app-\d):/gm));
  });

  it('mounts files that are there', () => {
    const mounted = found(compose, /^ +- \.\/(.*?):/gm);
    expect(mounted).toEqual(['deploy/Caddyfile']);
    for (const file of mounted) expect(existsSync(join(root, file))).toBe(true);
  });
});

it('systemd sets variables that the server knows', () => {
  const set = found(text('deploy/dominant-species.service'), /^Environment=(\w+)=/gm);
  expect(['NODE_ENV', ...names]).toEqual(expect.arrayContaining(set));
});
