/** What the page and the server are built of. */
export const SOURCES = [
  'index.html',
  'package-lock.json',
  'public',
  'server',
  'src',
  'vite.config.ts',
  'vite.server.config.ts',
  'tsconfig.json',
];
