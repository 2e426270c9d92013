/** The sources of the page and the server. */
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
