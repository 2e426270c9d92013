/** The tree as a newcomer gets it: what is committed plus what has changed since, with nothing installed or built. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** Files that git tracks or would track, relative to the root. */
function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  // Files that were deleted but not yet committed are listed too.
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(ROOT, file)));
}

/** Copies the tree into a folder. */
export function checkout(folder: string): void {
  for (const file of sourceFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
}

/** An empty folder outside the tree, and a function that removes it. */
export function emptyFolder(): { folder: string; remove: () => void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dominant-species-boot-')));
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An environment like a new shell's: nothing from the test runner or from the npm script that started it. */
export function plainEnv(more: Record<string, string> = {}): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    ([name, value]) => value !== undefined && !/^(npm_|NODE_|JEST_|INIT_CWD$|FORCE_COLOR$)/.test(name),
  ) as [string, string][];
  return { ...Object.fromEntries(kept), ...more };
}
