import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { limitFirstLoad } from './tools/first-load.ts';
import { serviceWorker } from './tools/service-worker.ts';
import { inlineStyles, staticShell } from './tools/static-shell.ts';

/** What is fetched besides the entry before a table of the first game shows, in the default language. */
export const TABLE_AT_ONCE = [
  'src/app/App.tsx',
  'src/app/locales/en.ts',
  'src/games/dominant-species/index.ts',
  'src/games/dominant-species/board/ui.tsx',
  'src/games/dominant-species/board/locales/en/index.ts',
];

export default defineConfig({
  plugins: [
    react(),
    staticShell(),
    inlineStyles(),
    serviceWorker(),
    limitFirstLoad({ js: 70_000, css: 25_000 }, [], 'home page'),
    limitFirstLoad({ js: 205_000, css: 35_000 }, TABLE_AT_ONCE, 'table'),
  ],
  // Bots load the code of their game alone, and none of its board.
  worker: { format: 'es', rolldownOptions: { external: [/\/board\//] } },
  build: {
    target: 'es2022',
    // The server's content security policy takes pictures from files only.
    assetsInlineLimit: 0,
    outDir: 'dist/app',
    // What is fetched first has limits of its own.
    chunkSizeWarningLimit: 1000,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // Online pages talk to a server that runs beside this one: `npm run serve`.
    proxy: {
      '/games': 'http://127.0.0.1:8000',
      '/matches': 'http://127.0.0.1:8000',
      '/socket.io': { target: 'http://127.0.0.1:8000', ws: true },
    },
  },
  preview: { host: '127.0.0.1', port: 4173 },
});
