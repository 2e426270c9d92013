import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { limitFirstLoad } from './tools/first-load.ts';

/** The words of the default language: fetched by a dynamic import, but before anything is shown. */
export const WORDS_AT_ONCE = ['src/app/words/en.ts', 'src/dominant-species/board/words/en/index.ts'];

export default defineConfig({
  plugins: [react(), limitFirstLoad({ js: 180_000, css: 25_000 }, WORDS_AT_ONCE)],
  build: {
    target: 'es2022',
    outDir: 'dist/app',
    // The first load has a limit of its own.
    chunkSizeWarningLimit: 1000,
    // What is fetched at once is one chunk: it packs better than the dozen that other chunks' shares would split it into.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // Online pages talk to a server that runs beside this one: `npm run serve`.
    proxy: {
      '/games': 'http://127.0.0.1:8000',
      '/socket.io': { target: 'http://127.0.0.1:8000', ws: true },
    },
  },
  preview: { host: '127.0.0.1', port: 4173 },
});
