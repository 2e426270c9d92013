/** The last step of `npm run build:package`: its CommonJS modules have the same types as its ES modules. */
import { cpSync, statSync } from 'node:fs';

cpSync('dist/package/es', 'dist/package/cjs', {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || path.endsWith('.d.ts'),
});
