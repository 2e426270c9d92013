/** Shared by the server's tests: the built server, for those that start it as a process or let bots think in threads. */
import { execFileSync } from 'node:child_process';
import process from 'node:process';

export default function setUp() {
  // The test runner's own settings must not affect the build.
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
  execFileSync('npm', ['run', '--silent', 'build:server'], { stdio: 'inherit', env });
}
