/** Earlier versions of this project, set aside to play against: a commit's sources in a folder of their own. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What is set aside: the games, and what their dependencies were. */
const PATHS = ['package.json', 'package-lock.json', 'src'];

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly dependencies?: Record<string, string> }>
  >;
}

/** Runs git in a repository; throws an Error with `otherwise` if it refuses. */
function git(repository: string, args: readonly string[], otherwise: string): Buffer {
  try {
    return execFileSync('git', args, { cwd: repository, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 30 });
  } catch {
    throw new Error(otherwise);
  }
}

/** The version of a package that modules in a folder find; undefined if none. */
function installed(name: string, folders: readonly string[]): string | undefined {
  const file = folders.map((folder) => join(folder, 'node_modules', name, 'package.json')).find(existsSync);
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * Sets a commit of a repository aside in its `node_modules/.cache`, unless it is there, and returns the folder. Its dependencies are those
 * installed. Throws an Error for an unknown commit, one whose games cannot be loaded by name, and one that needs other versions of dependencies
 * than those installed.
 */
export function earlierVersion(repository: string, commit: string): string {
  const unknown = `${commit} is not a commit of this repository`;
  if (!/^[\w./~^-]+$/.test(commit) || commit.startsWith('-')) throw new Error(unknown);
  const hash = git(repository, ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], unknown)
    .toString()
    .trim();
  const folder = join(repository, 'node_modules', '.cache', 'earlier-versions', hash);
  if (!existsSync(folder)) {
    const noGames = `commit ${commit} cannot be played against: it has no src/games/index.ts`;
    git(repository, ['cat-file', '-e', `${hash}:src/games/index.ts`], noGames);
    const archive = git(
      repository,
      ['archive', hash, ...PATHS],
      `${commit} cannot be read: it lacks one of ${PATHS.join(', ')}`,
    );
    const part = `${folder}.${String(process.pid)}`;
    mkdirSync(part, { recursive: true });
    execFileSync('tar', ['-x', '-C', part], { input: archive });
    if (existsSync(folder)) rmSync(part, { recursive: true });
    else renameSync(part, folder);
  }
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock;
  for (const name of Object.keys(packages['']?.dependencies ?? {})) {
    const needed = packages[`node_modules/${name}`]?.version;
    const found = installed(name, [folder, repository]);
    if (needed === undefined || needed === found) continue;
    throw new Error(
      `commit ${commit} needs ${name} ${needed}, and ${found ?? 'none'} is installed: npm install --no-save --prefix ${folder} ${name}@${needed}`,
    );
  }
  return folder;
}
