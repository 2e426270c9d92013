/** The scripts of package.json that start commands of this project: each starts the file it is named after. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** Build scripts run several programs in a row; test/full/boot runs them. */
const commands = Object.entries(scripts).filter(
  ([name, line]) => /\b(tools|bench)\//.test(line) && !/^((post)?build|serve)/.test(name),
);

describe('a script', () => {
  it.each(commands)('%s starts its file', (name, line) => {
    const file = name.startsWith('bench') ? `bench/${name.split(':').at(-1)!}.ts` : `tools/${name}.ts`;
    // Flags of V8 may come first.
    expect(line.replace(/ --[\w-]+=\d+/u, '')).toBe(`exec node --import tsx ${file}`);
    expect(existsSync(file)).toBe(true);
    // Otherwise the file would be loaded but nothing run.
    if (!name.startsWith('bench'))
      expect(readFileSync(file, 'utf8')).toMatch(/^runIfStarted\(main, import\.meta\.url\);$/m);
  });

  // One shared by all games, one that each game has for itself, one of the server.
  it.each(['replay', 'tune', 'move-to-postgres'])('%s runs by npm', async (name) => {
    const child = spawn('npm', ['run', '-s', name, '--', '--help'], { stdio: ['ignore', 'pipe', 'inherit'] });
    expect(await text(child.stdout)).toContain(`npm run -s ${name}`);
  });
});
