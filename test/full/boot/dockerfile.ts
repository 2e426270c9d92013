/**
 * Carries out a Dockerfile without an engine: every stage is a folder, and absolute paths in commands are relative to it.
 * Base images are missing: commands run with this machine's Node and tools, and files belong to the current user.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { plainEnv } from './checkout.ts';

/** An image, or a stage of one. */
export interface Image {
  /** The folder that stands in for `/`. */
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
}

/** What a `.dockerignore` excludes. */
function ignored(dockerignore: string): (path: string) => boolean {
  const patterns = dockerignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((pattern) => {
      const source = pattern
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'));
      return new RegExp(`^${source}(?:/|$)`);
    });
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** Instructions with their continuation lines joined, comments left out. */
const instructions = (dockerfile: string): { name: string; rest: string }[] =>
  dockerfile
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, rest] = /^(\S+)\s+(.*)$/.exec(line)!;
      return { name: name!, rest: rest! };
    });

/** Absolute paths in an image as paths on this machine. */
const inside = (image: { root: string }, text: string): string =>
  text.replace(/(^|[\s=:'"])(\/[a-z])/g, (_, before: string, path: string) => `${before}${image.root}${path}`);

/** The environment of a process in an image; `bin` comes before this machine's programs. */
export const envOf = (image: Image, bin: string, more: Record<string, string> = {}): Record<string, string> =>
  plainEnv({
    ...Object.fromEntries(Object.entries(image.env).map(([name, value]) => [name, inside(image, value)])),
    PATH: `${bin}:${process.env.PATH ?? ''}`,
    ...more,
  });

/**
 * Builds the image of `context/Dockerfile` in a folder. `run` carries out a command of a RUN line.
 * Throws on an instruction that it does not know.
 */
export function buildImage(
  context: string,
  folder: string,
  run = (command: string, image: Image, env: Record<string, string>): void => {
    execFileSync('sh', ['-ec', command], {
      cwd: join(image.root, image.workdir),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  },
): Image {
  const isIgnored = ignored(readFileSync(join(context, '.dockerignore'), 'utf8'));
  const stages = new Map<string, Image>();
  let image: Image = { root: '', workdir: '/', env: {}, command: [], healthcheck: [] };

  const copy = (rest: string): void => {
    const words = rest.split(/\s+/);
    const from = words[0]!.startsWith('--from=') ? stages.get(words.shift()!.slice('--from='.length))!.root : null;
    const target = words.pop()!;
    const to = join(image.root, posix.resolve(image.workdir, target));
    for (const word of words) {
      const source = from === null ? join(context, word) : join(from, word);
      const isFolder = statSync(source).isDirectory();
      // A folder's contents are copied; a file is copied into a target that is a folder.
      const goal = !isFolder && /(^\.|\/)$/.test(target) ? join(to, basename(word)) : to;
      mkdirSync(isFolder ? goal : join(goal, '..'), { recursive: true });
      cpSync(source, goal, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => from !== null || file === context || !isIgnored(posix.relative(context, file)),
      });
    }
  };

  for (const { name, rest } of instructions(readFileSync(join(context, 'Dockerfile'), 'utf8'))) {
    if (name === 'FROM') {
      const [, base, stage = 'final'] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest)!;
      const root = join(folder, stage);
      mkdirSync(root, { recursive: true });
      const parent = stages.get(base!);
      if (parent !== undefined) cpSync(parent.root, root, { recursive: true, verbatimSymlinks: true });
      else if (!/^node:\d+-/.test(base!)) throw new Error(`an unknown base image: ${base!}`);
      image = { ...(parent ?? { workdir: '/', env: {}, command: [], healthcheck: [] }), root };
      stages.set(stage, image);
      continue;
    }
    if (name === 'WORKDIR') {
      image = { ...image, workdir: posix.resolve(image.workdir, rest) };
      mkdirSync(join(image.root, image.workdir), { recursive: true });
    } else if (name === 'COPY') copy(rest);
    else if (name === 'RUN') run(inside(image, rest), image, envOf(image, withoutOwners(folder)));
    else if (name === 'ENV') {
      const set = [...rest.matchAll(/(\w+)=(\S+)/g)].map(([, variable, value]) => [variable!, value!] as const);
      image = { ...image, env: { ...image.env, ...Object.fromEntries(set) } };
    } else if (name === 'CMD') image = { ...image, command: JSON.parse(rest) as string[] };
    else if (name === 'HEALTHCHECK') {
      image = { ...image, healthcheck: JSON.parse(/CMD (\[.*\])$/.exec(rest)![1]!) as string[] };
    } else if (!['USER', 'VOLUME', 'EXPOSE'].includes(name)) throw new Error(`an unknown instruction: ${name} ${rest}`);
    for (const [stage, { root }] of stages) if (root === image.root) stages.set(stage, image);
  }
  return image;
}

/** A folder of programs in which `chown` does nothing: the image's users do not exist on this machine. */
export function withoutOwners(folder: string): string {
  const bin = join(folder, '.bin');
  if (!existsSync(bin)) {
    mkdirSync(bin);
    writeFileSync(join(bin, 'chown'), '#!/bin/sh\n');
    chmodSync(join(bin, 'chown'), 0o755);
  }
  return bin;
}

/** The names in a folder of an image. */
export const list = (image: Image, path: string): string[] => readdirSync(join(image.root, path));
