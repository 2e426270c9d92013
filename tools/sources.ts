/** What the page and the server are built of. */
export const SOURCES = [
  'index.html',
  'package-lock.json',
  'public',
  'server',
  'src',
  'vite.config.ts',
  'tools/build-server.ts',
  'tsconfig.json',
];
