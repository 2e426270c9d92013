import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    // A busy machine is waited for; what does not come at all is told soon enough.
    expect: { poll: { timeout: 10_000 } },
    coverage: {
      provider: 'v8',
      include: ['src/dominant-species/rules/**'],
      reporter: ['text', 'html'],
      thresholds: { statements: 99, branches: 99, functions: 100, lines: 99 },
    },
  },
});
